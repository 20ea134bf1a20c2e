import { readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Rolldown } from 'vite'
import type { Problem } from '../content/input/problem.ts'
import { listFiles } from '../content/input/source-file.ts'
import { hashJson } from '../lib/fingerprint.ts'
import { toError } from '../lib/to-error.ts'
import { stylesheetNames } from '../page-kinds/head/stylesheets.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import type { Assets, SiteCode } from './assemble-site.ts'
import type { Bundler } from './bundler.ts'
import { type BrowserBundle, openBrowserBundleCache } from './cache/browser-bundle-cache.ts'
import type { Files } from './cache/kept-files.ts'
import { openSiteBundleCache } from './cache/site-bundle-cache.ts'
import { type Folders, getSiteBundleFolder } from './folders.ts'
import { importGenerator, prepareGenerator } from './generator-bundle.ts'
import { failWith, reportProblems } from './report-problems.ts'
import type * as server from './server-entry.ts'
import { listControlFiles } from './site-code/code-files.ts'
import { readsMore } from './site-code/code-version.ts'
import type { RunnerSettings } from './site-code/virtual-modules.ts'

type Output = Rolldown.RolldownOutput['output']

export interface Bundles {
  /** The browser's scripts and styles. */
  browser: BrowserBundle
  /** The module that reads and renders sites. */
  server: typeof server
  /** The code of this site. */
  code: SiteCode
  /** Changes with `code`; undefined if the code reads what the build does not know of, such as files. */
  codeVersion: string | undefined
  /** Its configuration, validated. */
  config: SiteConfig
}

/**
 * Bundles the site for Node, and then for browsers, whose scripts contain a part of the configuration that the first bundle
 * runs. Vite is loaded for the first bundle that no cache holds. Mistakes in the configuration end the build.
 */
export async function bundle(folders: Folders, generatorId: string): Promise<Bundles> {
  let runner: RunnerSettings = {}
  let bundler: Promise<Bundler> | undefined
  const getBundler = () => {
    bundler ??= import('./bundler.ts').then(({ createBundler }) =>
      createBundler(folders, generatorFolder, async () => runner),
    )
    return bundler
  }
  const fail = (error: unknown): never => failToCompile(error, folders.root)

  const generatorFolder = await prepareGenerator(folders.generator, generatorId, async folder =>
    (await import('./bundler.ts')).bundleGenerator(folders, folder),
  )
  const siteCache = openSiteBundleCache(folders, generatorId)
  const isSiteKept = siteCache.restore()
  if (!isSiteKept) {
    const bundler = await getBundler()
    const output = await bundler.bundleForNode().catch(fail)
    await siteCache.store(listPaths(output), bundler.moduleIds)
  }
  const server = await importGenerator(generatorFolder)
  const { code, codeVersion } = await importSiteCode(folders)
  const { config, problems } = server.readSiteConfig(folders.root, code.config)
  if (!config) failWith(problems)
  runner = config.runner

  const isShared = code.modules.islands.length === 0 && listControlFiles(folders.root).length === 0
  const browserCache = openBrowserBundleCache(folders, generatorId, { runner, isShared })
  const kept = browserCache.restore()
  if (kept) return { browser: kept, server, code, codeVersion, config }
  const { bundleForBrowsers, moduleIds } = await getBundler()
  const output = await bundleForBrowsers().catch(fail)
  const browser = { assets: listAssets(output), files: listOutputFiles(output) }
  browserCache.store(browser, moduleIds)
  return { browser, server, code, codeVersion, config }
}

const listOutputFiles = (output: Output): Files =>
  output.map(file => [file.fileName, file.type === 'chunk' ? file.code : file.source])

const listPaths = (output: Output) => output.map(({ fileName }) => fileName)

/** Loading it runs the site's configuration, sidebars file, pages and components. */
async function importSiteCode(folders: Folders): Promise<Pick<Bundles, 'code' | 'codeVersion'>> {
  const folder = getSiteBundleFolder(folders)
  const texts = listFiles(folder, '.').map(path => readFileSync(join(folder, path), 'utf8'))
  const version = hashJson(texts)
  try {
    // With the version, a process that builds several times loads each version of the code.
    const code = (await import(`${pathToFileURL(join(folder, 'site.js')).href}?${version}`)) as SiteCode
    return { code, codeVersion: texts.some(readsMore) ? undefined : version }
  } catch (error) {
    const what = `site.config.ts, a sidebars file or a module below content/pages or components throws when it is loaded: ${toError(error).message}`
    const fix = 'Correct the error; the module must load without throwing.'
    failWith([{ level: 'error', where: 'site.config.ts', what, fix }])
  }
}

function listAssets(output: Output): Assets {
  const chunks = listChunks(output)
  const stylesheetUrls = output.filter(file => file.fileName.endsWith('.css')).map(getAddress)
  const urlByStylesheet = new Map(
    stylesheetNames.flatMap(name => {
      // Vite names a stylesheet after its source: `search.css` becomes `assets/search-B2x4Qk1d.css`.
      const ownName = new RegExp(`/${name}-[\\w-]{8}\\.css$`)
      const url = stylesheetUrls.find(candidate => ownName.test(candidate))
      return url ? [[name, url] as const] : []
    }),
  )
  const namedUrls = new Set(urlByStylesheet.values())
  // A script that imports a stylesheet as `./q-block.css?url` holds its address and links it when it is needed.
  const isLinkedByScript = (url: string) => chunks.some(({ code }) => code.includes(url))
  const controls = chunks.find(({ name }) => name === 'controls')
  return {
    scripts: chunks.filter(({ isEntry }) => isEntry).map(getAddress),
    otherStylesheetUrls: stylesheetUrls.filter(url => !namedUrls.has(url) && !isLinkedByScript(url)),
    urlByStylesheet,
    controls: controls && getAddress(controls),
    searchScripts: listPartFiles(output, searchPart),
    sessionFiles: listPartFiles(output, sessionPart),
    exerciseFiles: listPartFiles(output, exercisePart),
  }
}

/** A part of the site that is saved for offline use: the chunks that start it, by their names, and its worker. */
interface Part {
  chunks: string[]
  worker: string
}

/** What is loaded only in browsers without workers is left out. */
const searchPart: Part = { chunks: ['attach', 'search-dialog', 'search-page-island'], worker: 'engine.worker' }
const sessionPart: Part = {
  chunks: ['start-q-blocks', 'block-controller.client', 'kept-inputs.client'],
  worker: 'q.worker',
}
const exercisePart: Part = {
  chunks: ['start-q-blocks', 'attach', 'exercise-work', 'answer-check.client'],
  worker: 'q.worker',
}

/** The chunks of a part with everything they import at once, the stylesheets they link, and the worker. */
function listPartFiles(output: Output, { chunks: names, worker }: Part): string[] {
  const chunks = listChunks(output)
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(chunk)) return
    found.add(chunk)
    for (const path of chunk.imports) add(chunks.find(({ fileName }) => fileName === path))
  }
  for (const name of names) add(chunks.find(chunk => chunk.name === name))
  const code = [...found].map(chunk => chunk.code).join('\n')
  const stylesheets = output.filter(({ fileName }) => fileName.endsWith('.css') && code.includes(`/${fileName}`))
  return [...found, ...stylesheets, ...listWorkerFiles(output, worker)].map(getAddress)
}

/**
 * The worker with everything it imports, now or later. Vite names it after its source (`engine.worker.ts` becomes
 * `assets/engine.worker-B2x4Qk1d.js`) and bundles it apart, so its imports are known only from its text.
 */
function listWorkerFiles(output: Output, worker: string): Output[number][] {
  const found = new Set(output.filter(({ fileName }) => fileName.includes(`/${worker}-`)))
  // The loop also visits what is added while it runs.
  for (const file of found) {
    const code = file.type === 'chunk' ? file.code : String(file.source)
    for (const other of output) if (code.includes(`./${basename(other.fileName)}`)) found.add(other)
  }
  return [...found]
}

function listChunks(output: Output): Rolldown.OutputChunk[] {
  return output.filter(file => file.type === 'chunk')
}

function getAddress({ fileName }: { fileName: string }): string {
  return `/${fileName}`
}

interface CompileError {
  message?: string
  loc?: { line?: number }
}

function failToCompile(error: unknown, root: string): never {
  reportProblems(describeCompileErrors(error, root))
  throw error
}

/** The errors of a failed bundle as problems with file and line. Throws an error of any other kind again. */
export function describeCompileErrors(error: unknown, root: string): Problem[] {
  const errors = (error as { errors?: CompileError[] }).errors
  if (!Array.isArray(errors)) throw error
  return errors.map(({ message = '', loc }) => {
    const text = stripVTControlCharacters(message)
    const [, file, line] = findLocation(text)
    // Rolldown starts some messages with the name of a plugin: `[builtin:vite-transform] Expected …`.
    const what = (text.split('\n')[0] ?? text).replace(/^\[[^\]]*\]\s*/, '')
    return {
      level: 'error',
      where: file ? `${relative(root, resolve(file))}:${line ?? loc?.line ?? 1}` : 'the site’s modules',
      what: `Does not compile: ${what}`,
      fix: 'Correct it there; `npm run dev` shows the line and those around it.',
    }
  })
}

/**
 * File and line in a message of Rolldown, whose errors do not always have fields for them. It draws a box:
 *
 *     [builtin:vite-transform] Expected corresponding JSX closing tag for 'h1'.
 *        ╭─[ content/pages/index.tsx:3:9 ]
 *
 * Where the lines of the file are long, it names offsets in their place, and the line is 1:
 *
 *      - Expected `</h1>` in content/pages/index.tsx at 3077..3081
 */
function findLocation(text: string): RegExpExecArray | [] {
  return /\[ (.+?):(\d+):\d+ \]/.exec(text) ?? /^ -.*? in (.+?) at \d+\.\./m.exec(text) ?? []
}
