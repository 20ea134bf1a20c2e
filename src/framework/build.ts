import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'
import { unreadableFiles } from '../checks/unreadable-files.ts'
import { formatProblems, hasErrors, type Problem } from '../content/problem.ts'
import { pageStyles } from '../pages/page-styles.ts'
import { asError } from './as-error.ts'
import { buildId } from './build-id.ts'
import { compileProblems } from './compile-problems.ts'
import { compressFiles } from './compress-files.ts'
import type { Assets } from './server.ts'
import {
  codeCacheFolder,
  compressionCacheFolder,
  type Folders,
  imageCacheFolder,
  painterFolder,
  stagingFolder,
  viteConfig,
} from './vite-config.ts'

/** The build's problems are printed already; the process has only to end with code 1. */
export class BuildFailure extends Error {}

/**
 * Bundles scripts and styles, paints all pages and puts the result in the place of the last build. When something is an
 * error, all problems are printed, the last build stays, and BuildFailure is thrown.
 */
export async function build(folders: Folders, options: { asksOtherSites: boolean }) {
  const { generator, root, out } = folders
  const staging = stagingFolder(out)
  const started = performance.now()
  // What is edited from here on may be in the pages or not: the next start has to build again.
  const id = buildId(generator, root)
  try {
    // Bundling copies them, and would end at the first one.
    tell(unreadableFiles(root, 'static'))
    const assets = await bundle(folders)
    const bundled = performance.now()
    const { buildSite, loadDrawing } = await importPainter(folders)
    const { problems, pages, files, images, precompress } = await buildSite({
      root,
      out: staging,
      assets,
      codeCache: codeCacheFolder(folders),
      ...options,
    })
    tell(problems)
    const painted = performance.now()
    const { drawSocialImages } = await loadDrawing()
    const { drawn, kept } = await drawSocialImages(images, { out: staging, cache: imageCacheFolder(folders) })
    const illustrated = performance.now()
    const copies = precompress ? await compressFiles(staging, compressionCacheFolder(folders)) : undefined
    const compressed = performance.now()
    writeFileSync(join(staging, '.build-id'), id)
    rmSync(out, { recursive: true, force: true })
    renameSync(staging, out)
    console.log(`bundled scripts and styles in ${seconds(started, bundled)} s`)
    console.log(`wrote ${pages} pages, ${files} files in ${seconds(bundled, painted)} s`)
    if (images.length > 0)
      console.log(`social images: ${drawn} drawn, ${kept} as before in ${seconds(painted, illustrated)} s`)
    if (copies)
      console.log(
        `compressed copies: ${copies.made} made, ${copies.kept} as before in ${seconds(illustrated, compressed)} s`,
      )
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Whether `out` was built from the present state of the generator and the site. */
export function isUpToDate({ generator, root, out }: Folders): boolean {
  const stamp = join(out, '.build-id')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildId(generator, root)
}

async function bundle(folders: Folders): Promise<Assets> {
  const builder = await createBuilder({ ...viteConfig(folders), logLevel: 'silent' })
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Vite has no client or ssr environment.')
  // Both, even if one fails: neither may still write when the staging folder is removed.
  const [browserCode, painter] = await Promise.allSettled([builder.build(client), builder.build(ssr)])
  for (const result of [browserCode, painter]) {
    if (result.status === 'rejected') tell(compileProblems(result.reason, folders.root))
  }
  const { output } = (browserCode as PromiseFulfilledResult<Rolldown.RolldownOutput>).value
  const stylesheets = output.filter(file => file.fileName.endsWith('.css')).map(file => `/${file.fileName}`)
  const pageStylesheets = pageStyles.flatMap(name => {
    const path = stylesheets.find(stylesheet => stylesheet.includes(`/${name}-`))
    return path ? [[name, path] as const] : []
  })
  const ofSomePages = new Set<string>(pageStylesheets.map(([, path]) => path))
  const chunks = output.filter(file => file.type === 'chunk')
  const controls = chunks.find(({ name }) => name === 'controls')
  return {
    scripts: chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => `/${fileName}`),
    stylesheets: stylesheets.filter(path => !ofSomePages.has(path)),
    pageStyles: new Map(pageStylesheets),
    controls: controls && `/${controls.fileName}`,
    searchScripts: searchScripts(output),
  }
}

/** The islands of search and the worker that answers, with what they import; not what is only for browsers without workers. */
function searchScripts(output: Rolldown.RolldownOutput['output']): string[] {
  const chunks = output.filter(file => file.type === 'chunk')
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(chunk)) return
    found.add(chunk)
    for (const path of chunk.imports) add(chunks.find(({ fileName }) => fileName === path))
  }
  for (const name of ['attach', 'search-dialog', 'search-page']) add(chunks.find(chunk => chunk.name === name))
  const workers = output.filter(({ fileName }) => /\/engine\.worker-/.test(fileName))
  return [...found, ...workers].map(({ fileName }) => `/${fileName}`)
}

async function importPainter(folders: Folders): Promise<typeof import('./server.ts')> {
  const url = pathToFileURL(join(painterFolder(folders), 'server.js')).href
  try {
    return (await import(url)) as typeof import('./server.ts')
  } catch (error) {
    const what = `site.config.ts, a sidebars file or a module below content/pages throws when it is loaded: ${asError(error).message}`
    tell([
      { level: 'error', where: 'site.config.ts', what, fix: 'Let it only export; nothing may fail while it loads.' },
    ])
    throw error
  }
}

/** Prints problems; throws when one of them is an error. */
function tell(problems: Problem[]) {
  if (problems.length > 0) console.error(formatProblems(problems))
  if (hasErrors(problems)) throw new BuildFailure('The build has errors.')
}

function seconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(1)
}
