import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUnreadableConfig, findUnreadableFiles } from '../checks/site-files.ts'
import type { StartingPoint } from '../content/input/data-files.ts'
import { listFiles, readSourceIfPresent, startingPointsFile } from '../content/input/source-file.ts'
import { awaitLater } from '../lib/await-later.ts'
import { openFileCache } from '../lib/file-cache.ts'
import { drawSocialImages } from '../outputs/social-images/draw-social-images.ts'
import type { SocialImageTexts } from '../page-kinds/head/social-image-texts.ts'
import { createExamplesChecker } from '../q-pages/check/check-examples.ts'
import { type Background, openBackground } from './background/background.ts'
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
  const background = openBackground()
  try {
    // Bundling copies static files and would stop at the first that cannot be read.
    reportProblems([...findUnreadableConfig(root), ...findUnreadableFiles(root, 'static')])
    const { assets, server, code, config } = await bundle(folders, generatorId)
    summary.push(`bundled scripts and styles in ${seconds()} s`)

    const examples = createExamplesCheck(folders, background)
    if (config.checks.examples !== 'off') examples.begin()
    const images = createImageDrawing(folders, background)
    const codeCache = getCodeCacheFolder(folders)
    const site = await server.writeSite({
      root,
      config,
      code,
      out: staging,
      assets,
      codeCache,
      checkExamples: examples.check,
      drawImages: images.begin,
      checksExternalLinks,
    })
    reportProblems(site.problems)
    summary.push(`wrote ${site.pages} pages, ${site.files} files in ${seconds()} s`, ...examples.summary)

    const drawn = await images.finish()
    if (drawn) summary.push(`${drawn} in ${seconds()} s`)

    if (site.precompress) {
      const copies = await compressFiles(staging, getCompressionCacheFolder(folders))
      summary.push(`compressed copies: ${copies.made} made, ${copies.kept} as before in ${seconds()} s`)
    }

    writeFileSync(join(staging, buildIdFile), id)
    rmSync(out, { recursive: true, force: true })
    renameSync(staging, out)
    console.log(summary.join('\n'))
  } finally {
    await background.end()
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Checks the examples of a site in the background, and says afterwards what it did. */
function createExamplesCheck({ generator, root }: Folders, background: Background) {
  const summary: string[] = []
  const cacheFolder = getExamplesCacheFolder(generator)
  const checker = createExamplesChecker({
    root,
    cache: openFileCache(cacheFolder),
    interpreterId: computeInterpreterId(generator),
    run: pages => background.runPages(pages, cacheFolder),
  })
  const seconds = createStopwatch()
  return {
    summary,
    /** Before the site is read: running examples takes longer than anything else that can be done meanwhile. */
    begin: () => checker.begin(listFiles(root, 'content').filter(path => /\.mdx?$/.test(path))),
    async check(files: string[], startingPoints: readonly StartingPoint[]) {
      const file = readSourceIfPresent(root, startingPointsFile)
      const pointProblems = file ? awaitLater(background.checkStartingPoints(startingPoints, file)) : []
      const { executed, exempt, kept, problems } = await checker.check(files)
      if (executed > 0)
        summary.push(`ran ${executed} q examples (${kept} pages as before), ${exempt} marked norun in ${seconds()} s`)
      return [...problems, ...(await pointProblems)]
    },
  }
}

/** Draws the social images of a site in the background, and says afterwards how many. */
function createImageDrawing(folders: Folders, background: Background) {
  const imageFolders = { out: getStagingFolder(folders.out), cache: getImageCacheFolder(folders) }
  let drawing: ReturnType<typeof drawSocialImages> | undefined
  return {
    begin(images: SocialImageTexts[]) {
      if (images.length > 0) drawing = awaitLater(drawSocialImages(images, imageFolders, background.drawImages))
    },
    async finish(): Promise<string | undefined> {
      const images = await drawing
      return images && `social images: ${images.drawn} drawn, ${images.kept} as before`
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
