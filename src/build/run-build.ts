import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { findUnreadableConfig, findUnreadableFiles } from '../checks/site-files.ts'
import type { StartingPoint } from '../content/input/data-files.ts'
import type { Problem } from '../content/input/problem.ts'
import { listFiles, readSourceIfPresent, startingPointsFile } from '../content/input/source-file.ts'
import { awaitLater } from '../lib/await-later.ts'
import { ignoreFileErrors } from '../lib/files.ts'
import { createResultNamer, type ResultNamer } from '../lib/fingerprint.ts'
import { drawSocialImages } from '../outputs/social-images/draw-social-images.ts'
import type { SocialImageTexts } from '../page-kinds/head/social-image-texts.ts'
import { type Background, openBackground } from './background/background.ts'
import { buildIdFile, computeBuildId, computeGeneratorId } from './build-id.ts'
import { type Bundles, bundle } from './bundle.ts'
import { openExamplesMemo, openSiteCache } from './cache/site-cache.ts'
import { type Folders, getSiteCacheFolder, getStagingFolder } from './folders.ts'
import { reportProblems } from './report-problems.ts'
import { compressFiles } from './write-site/compress-files.ts'
import { type OutputFolder, openOutputFolder } from './write-site/output-folder.ts'

interface Options {
  checksExternalLinks: boolean
  /** Whether the output is removed afterwards, so that no later build takes over anything from it. */
  isTemporary?: boolean
}

/** What a build made. */
export interface BuildResult {
  pages: number
  /** Inputs of q whose output is that of the page. */
  agreeingInputs: number
}

/**
 * Builds the site: what is new goes to a staging folder, and from there into the output folder once all is made. When something
 * is an error, all problems are printed, the last build stays as it is, and BuildFailure is thrown.
 */
export async function runBuild(folders: Folders, options: Options): Promise<BuildResult> {
  const { checksExternalLinks, isTemporary = false } = options
  const { generator, root, out } = folders
  const staging = getStagingFolder(out)
  const seconds = createStopwatch()
  const summary: string[] = []
  // Computed first: the pages may or may not contain edits made during the build, so the next start must build again.
  const generatorId = computeGeneratorId(generator)
  const id = computeBuildId(generatorId, root)
  const nameResult = createResultNamer()
  const cache = openSiteCache(folders, `${generatorId} ${process.env.NODE_ENV}`, nameResult)
  const background = openBackground()
  try {
    reportProblems([...findUnreadableConfig(root), ...findUnreadableFiles(root, 'static')])
    rmSync(staging, { recursive: true, force: true })
    const { browser, server, code, codeVersion, config } = await bundle(folders, generatorId)
    const output = openOutputFolder({ out, staging }, cache.lastOutput)
    copyStaticFiles(root, output)
    for (const [path, content] of browser.files) output.write(`/${path}`, content)
    summary.push(`bundled scripts and styles in ${seconds()} s`)

    const examples = createExamplesCheck(folders, { server, background, nameResult })
    if (config.checks.examples !== 'off') examples.begin()
    const images = createImageDrawing(folders, { output, background })
    const site = await server.writeSite({
      ...{ root, config, code, codeVersion, output, checksExternalLinks },
      assets: browser.assets,
      memo: cache.memo,
      checkExamples: examples.check,
      drawImages: images.begin,
    })
    reportProblems([...site.problems, ...output.problems])
    const reused = cache.countReused('pages')
    const pages = `${site.pages} pages${reused > 0 ? ` (${reused} as before)` : ''}`
    summary.push(`wrote ${pages}, ${site.files} files in ${seconds()} s`, ...examples.summary)

    const drawn = await images.finish()
    if (drawn) summary.push(`${drawn} in ${seconds()} s`)

    if (site.precompress) {
      const copies = await compressFiles(output, getSiteCacheFolder(folders, 'compressed'))
      summary.push(`compressed copies: ${copies.made} made, ${copies.kept} as before in ${seconds()} s`)
    }

    // Always a new file and the last to be moved, by which a running preview server notices the build.
    output.write(`/${buildIdFile}`, { key: undefined, read: () => id })
    // While files are moved the id is empty, so that after an interruption the output is not taken for a complete build.
    ignoreFileErrors(() => truncateSync(join(out, buildIdFile)))
    output.publish()
    if (!isTemporary) cache.saveOutput(output)
    console.log(summary.join('\n'))
    return { pages: site.pages, agreeingInputs: examples.countAgreeing() }
  } finally {
    cache.saveResults()
    await background.end()
    rmSync(staging, { recursive: true, force: true })
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

/** Checks the examples of a site in the background, and says afterwards what it did. */
function createExamplesCheck(
  folders: Folders,
  options: { server: Bundles['server']; background: Background; nameResult: ResultNamer },
) {
  const { root } = folders
  const { server, background, nameResult } = options
  const summary: string[] = []
  const { memo, save } = openExamplesMemo(folders, nameResult)
  // The server's, which then reads the same files for the pages.
  const checker = server.createExamplesChecker({ root, memo, run: background.runPages })
  const seconds = createStopwatch()
  let agreeingInputs = 0
  return {
    summary,
    countAgreeing: () => agreeingInputs,
    /** Before the site is read: running examples takes longer than anything else that can be done meanwhile. */
    begin: () => checker.begin(listFiles(root, 'content').filter(path => /\.mdx?$/.test(path))),
    async check(files: string[], points: readonly StartingPoint[]) {
      const pointProblems = awaitLater(checkPoints(points))
      const { executed, exempt, kept, agreeing, problems } = await checker.check(files)
      agreeingInputs = agreeing
      if (executed > 0)
        summary.push(`ran ${executed} q examples (${kept} pages as before), ${exempt} marked norun in ${seconds()} s`)
      const problemsOfPoints = await pointProblems
      save()
      return [...problems, ...problemsOfPoints]
    },
  }

  async function checkPoints(points: readonly StartingPoint[]) {
    const file = readSourceIfPresent(root, startingPointsFile)
    if (!file) return []
    const known = memo.recall<Problem[]>('starting points', [points, file])
    const problems = known ?? (await background.checkStartingPoints(points, file))
    if (!known) memo.keep('starting points', [points, file], problems)
    return problems
  }
}

/** Draws the social images of a site in the background, and says afterwards how many. */
function createImageDrawing(
  folders: Folders,
  { output, background }: { output: OutputFolder; background: Background },
) {
  const imageFolders = { out: getStagingFolder(folders.out), cache: getSiteCacheFolder(folders, 'social') }
  const keyOf = (image: SocialImageTexts) => `image ${JSON.stringify(image)}`
  let all: SocialImageTexts[] = []
  let changed: SocialImageTexts[] = []
  let drawing: ReturnType<typeof drawSocialImages> | undefined
  return {
    begin(images: SocialImageTexts[]) {
      all = images
      changed = images.filter(image => !output.keep(image.path, keyOf(image)))
      for (const { path } of changed) output.clear(path)
      if (changed.length > 0)
        drawing = awaitLater(drawSocialImages({ changed, all }, imageFolders, background.drawImages))
    },
    async finish(): Promise<string | undefined> {
      const drawn = (await drawing) ?? 0
      for (const image of changed) output.adopt(image.path, keyOf(image))
      return all.length > 0 ? `social images: ${drawn} drawn, ${all.length - drawn} as before` : undefined
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
