import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUnreadableConfig, findUnreadableFiles } from '../checks/site-files.ts'
import type { StartingPoint } from '../content/input/data-files.ts'
import { readSourceIfPresent, startingPointsFile } from '../content/input/source-file.ts'
import { openFileCache } from '../lib/file-cache.ts'
import { checkExamples } from '../q-pages/check/check-examples.ts'
import { buildIdFile, computeBuildId, computeGeneratorId, computeInterpreterId } from './build-id.ts'
import { bundle } from './bundle.ts'
import {
  type Folders,
  getCodeCacheFolder,
  getCompressionCacheFolder,
  getExamplesCacheFolder,
  getImageCacheFolder,
  getStagingFolder,
} from './folders.ts'
import { reportProblems } from './report-problems.ts'
import { compressFiles } from './write-site/compress-files.ts'

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
  try {
    // Bundling copies static files and would stop at the first that cannot be read.
    reportProblems([...findUnreadableConfig(root), ...findUnreadableFiles(root, 'static')])
    const { assets, server, code, config } = await bundle(folders, generatorId)
    summary.push(`bundled scripts and styles in ${seconds()} s`)

    const { summary: exampleSummary, check: checkExamples } = createExamplesCheck(folders)
    const codeCache = getCodeCacheFolder(folders)
    const site = await server.writeSite({
      root,
      config,
      code,
      out: staging,
      assets,
      codeCache,
      checkExamples,
      checksExternalLinks,
    })
    reportProblems(site.problems)
    summary.push(`wrote ${site.pages} pages, ${site.files} files in ${seconds()} s`, ...exampleSummary)

    const { drawSocialImages } = await server.loadDrawing()
    const images = await drawSocialImages(site.images, { out: staging, cache: getImageCacheFolder(folders) })
    if (site.images.length > 0)
      summary.push(`social images: ${images.drawn} drawn, ${images.kept} as before in ${seconds()} s`)

    if (site.precompress) {
      const copies = await compressFiles(staging, getCompressionCacheFolder(folders))
      summary.push(`compressed copies: ${copies.made} made, ${copies.kept} as before in ${seconds()} s`)
    }

    writeFileSync(join(staging, buildIdFile), id)
    rmSync(out, { recursive: true, force: true })
    renameSync(staging, out)
    console.log(summary.join('\n'))
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Checks the examples of a site, and says afterwards what it did. The interpreter stays out of the generator's bundle. */
function createExamplesCheck({ generator, root }: Folders) {
  const summary: string[] = []
  return {
    summary,
    async check(files: string[], startingPoints: readonly StartingPoint[]) {
      const seconds = createStopwatch()
      const cache = openFileCache(getExamplesCacheFolder(generator))
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
