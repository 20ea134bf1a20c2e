import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findUnreadableConfig, findUnreadableFiles } from '../checks/site-files.ts'
import type { StartingPoint } from '../content/input/data-files.ts'
import { readSourceIfPresent, startingPointsFile } from '../content/input/source-file.ts'
import { openFileCache } from '../lib/file-cache.ts'
import { noMemo } from '../lib/memo.ts'
import { checkExamples } from '../q-pages/check/check-examples.ts'
import { buildIdFile, computeBuildId, computeGeneratorId, computeInterpreterId } from './build-id.ts'
import { bundle } from './bundle.ts'
import { openBuildMemo } from './cache/build-memo.ts'
import { readOutputRecord, writeOutputRecord } from './cache/output-record.ts'
import { type Folders, getSiteCacheFolder, getStagingFolder } from './folders.ts'
import { reportProblems } from './report-problems.ts'
import { compressFiles } from './write-site/compress-files.ts'
import { type OutputFolder, openOutputFolder } from './write-site/output-folder.ts'

/**
 * Builds the site into a staging folder, which then takes the place of the last build. When something is an error, all
 * problems are printed, the last build stays as it is, and BuildFailure is thrown.
 */
export async function runBuild(folders: Folders, { checksExternalLinks }: { checksExternalLinks: boolean }) {
  const { generator, root, out } = folders
  const staging = getStagingFolder(out)
  const seconds = createStopwatch()
  const summary: string[] = []
  // Computed first: the pages may or may not contain edits made during the build, so the next start must build again.
  const generatorId = computeGeneratorId(generator)
  const id = computeBuildId(generatorId, root)
  const version = `${generatorId} ${process.env.NODE_ENV}`
  const cache = openSiteCache(folders, version)
  try {
    reportProblems([...findUnreadableConfig(root), ...findUnreadableFiles(root, 'static')])
    rmSync(staging, { recursive: true, force: true })
    const { browser, server, code, config, codeVersion } = await bundle(folders, generatorId)
    const output = openOutputFolder(staging, cache.lastOutput)
    copyStaticFiles(root, output)
    for (const [path, content] of browser.files) output.write(`/${path}`, content)
    summary.push(`bundled scripts and styles in ${seconds()} s`)

    const { summary: exampleSummary, check: checkExamples } = createExamplesCheck(folders)
    const site = await server.writeSite({
      root,
      config,
      code,
      codeVersion,
      out: staging,
      output,
      assets: browser.assets,
      memo: cache.memo,
      checkExamples,
      checksExternalLinks,
    })
    reportProblems(site.problems)
    summary.push(`wrote ${site.pages} pages, ${site.files} files in ${seconds()} s`, ...exampleSummary)

    const { drawSocialImages } = await server.loadDrawing()
    const images = await drawSocialImages(site.images, { out: staging, cache: getSiteCacheFolder(folders, 'social') })
    if (site.images.length > 0)
      summary.push(`social images: ${images.drawn} drawn, ${images.kept} as before in ${seconds()} s`)

    if (site.precompress) {
      const copies = await compressFiles(staging, getSiteCacheFolder(folders, 'compressed'))
      summary.push(`compressed copies: ${copies.made} made, ${copies.kept} as before in ${seconds()} s`)
    }

    output.write(`/${buildIdFile}`, id)
    rmSync(out, { recursive: true, force: true })
    renameSync(staging, out)
    cache.saveOutput(output)
    console.log(summary.join('\n'))
  } finally {
    cache.saveResults()
    rmSync(staging, { recursive: true, force: true })
  }
}

/** What earlier builds of a site left for this one, and what this one leaves for later ones. */
function openSiteCache(folders: Folders, version: string) {
  const results = getSiteCacheFolder(folders, 'results')
  const outputs = getSiteCacheFolder(folders, 'outputs')
  const buildMemo = results === undefined ? undefined : openBuildMemo(results, version)
  return {
    memo: buildMemo?.memo ?? noMemo,
    count: buildMemo?.count,
    lastOutput: outputs === undefined ? undefined : readOutputRecord(outputs, folders.out, version),
    /** To be called when the output folder is in its place. */
    saveOutput({ written }: OutputFolder) {
      if (outputs !== undefined) writeOutputRecord(outputs, { folder: folders.out, files: written }, version)
    },
    /** Also after a failed build: what it made is right. */
    saveResults: () => buildMemo?.save(),
  }
}

/** Files whose names start with a dot too, such as `.well-known/security.txt`. */
function copyStaticFiles(root: string, { write }: OutputFolder) {
  const folder = join(root, 'static')
  if (!existsSync(folder)) return
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path)
    if (statSync(file).isFile()) write(`/${path.replaceAll('\\', '/')}`, readFileSync(file))
  }
}

/** Checks the examples of a site, and says afterwards what it did. The interpreter stays out of the generator's bundle. */
function createExamplesCheck(folders: Folders) {
  const summary: string[] = []
  return {
    summary,
    async check(files: string[], startingPoints: readonly StartingPoint[]) {
      const { generator, root } = folders
      const seconds = createStopwatch()
      const cache = openFileCache(getSiteCacheFolder(folders, 'examples'))
      const result = await checkExamples({ root, files, cache, interpreterId: computeInterpreterId(generator) })
      const { executed, exempt, kept, problems } = result
      if (executed > 0)
        summary.push(`ran ${executed} q examples (${kept} pages as before), ${exempt} marked norun in ${seconds()} s`)
      const file = readSourceIfPresent(root, startingPointsFile)
      if (!file) return problems
      const { checkStartingPoints } = await import('../q-pages/check/check-starting-points.ts')
      return [...problems, ...(await checkStartingPoints(startingPoints, file))]
    },
  }
}

/** Each call returns the seconds since the previous call, or since the stopwatch was created: `1.4`. */
function createStopwatch(): () => string {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const elapsed = now - last
    last = now
    return (elapsed / 1000).toFixed(1)
  }
}
