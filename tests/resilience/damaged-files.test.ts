import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as code from 'virtual:site-code'
import { expect, onTestFinished, test } from 'vitest'
import { assembleSite } from '../../src/build/assemble-site.ts'
import { openBuildMemo } from '../../src/build/cache/build-memo.ts'
import { hasErrors, type Problem } from '../../src/content/input/problem.ts'
import { readSiteConfig } from '../../src/content/input/read-config.ts'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import type { SiteContent } from '../../src/content/site-content.ts'
import { createRandom, damageFile, restoreFile } from '../support/damage.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { isLongRun } from '../support/long-run.ts'
import { repository, runTickwise } from '../support/run-tickwise.ts'

const seed = Number(process.env.TICKWISE_TEST_SEED ?? 20_260_704)
const damages = isLongRun ? 500 : 1
/** One or two seconds on a machine that does nothing else; a busy one takes its time. */
const secondsPerDamage = 15

test(
  'one damaged file never makes a build throw: a message names its place, or no undamaged word is lost',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'tickwise-damage-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    for (const part of ['content', 'static', 'site.config.ts'])
      cpSync(join(repository, part), join(root, part), { recursive: true })
    const { first, readAgain } = await openSite(root)
    const before = wordsByFile(first.content, root)
    const paths = listFiles(root, 'content')
    const random = createRandom(seed)
    const failures: string[] = []
    for (let count = damages; count > 0; count--) {
      const path = paths[random(paths.length)] ?? ''
      const way = damageFile(join(root, path), random)
      try {
        const { content, problems } = await readAgain()
        const complaint = hasErrors(problems)
          ? misplaced(problems, path, root)
          : lostWord(before, content, { root, damaged: path, problems })
        if (complaint) failures.push(`${path}, ${way}: ${complaint}`)
      } catch (error) {
        failures.push(`${path}, ${way}: threw ${(error as Error).stack?.slice(0, 400)}`)
      }
      restoreFile(join(root, path), join(repository, path))
    }
    expect(failures).toEqual([])
  },
  180_000 + damages * secondsPerDamage * 1000,
)

test(
  'a damaged configuration is reported, or the site is built',
  async () => {
    const { root } = createFixtureSite()
    const config = join(root, 'site.config.ts')
    const random = createRandom(seed)
    const failures: string[] = []
    for (let count = isLongRun ? 40 : 1; count > 0; count--) {
      const way = damageFile(config, random)
      const { code, output } = await runTickwise('build', '--root', root)
      const isTold = code === 0 ? !/^error/m.test(output) : isReported(code, output)
      if (!isTold || /^ +at |Unhandled/m.test(output))
        failures.push(`${way}, exit code ${code}: ${output.slice(0, 1500)}`)
      restoreFile(config, join(repository, 'tests/fixtures/tiny/site.config.ts'))
    }
    expect(failures).toEqual([])
  },
  isLongRun ? 600_000 : 60_000,
)

test.each(['a folder', 'a link to nothing', 'a link to itself', 'a link to its own folder', 'deep brackets'])(
  'a configuration that is damaged as %s is reported',
  async way => {
    const { root } = createFixtureSite()
    damageFile(join(root, 'site.config.ts'), createRandom(seed), way)
    const { code, output } = await runTickwise('build', '--root', root)
    expect({ isReported: isReported(code, output), output }).toMatchObject({ isReported: true })
    expect(output).not.toMatch(/^ +at |Unhandled/m)
  },
)

function isReported(code: number, output: string): boolean {
  return code === 1 && /site\.config\.ts|static\//.test(output)
}

interface Reading {
  content: SiteContent | undefined
  problems: Problem[]
}

/** Reads the site in `root` once, and returns what it found with a function that reads it again. As in builds, what has not changed is recalled. */
async function openSite(root: string): Promise<{ first: Reading; readAgain: () => Promise<Reading> }> {
  const memo = openBuildMemo(join(root, '.results'), 'one')
  const read = async (): Promise<Reading> => {
    const { config, problems: mistakes } = readSiteConfig(root, code.config)
    if (!config) return { content: undefined, problems: mistakes }
    const { site, problems } = await assembleSite({ root, config, code, includesDrafts: false, memo: memo.memo })
    return { content: site?.content, problems }
  }
  return { first: await read(), readAgain: read }
}

/** What is wrong with the places of errors: none is in the damaged file, or one is not in the site. */
function misplaced(problems: Problem[], damaged: string, root: string): string | undefined {
  const errors = problems.filter(({ level }) => level === 'error')
  for (const { where } of errors) {
    const [, path = where, line = '1'] = /^(.*?)(?::(\d+))?$/.exec(where) ?? []
    const file = join(root, path)
    if (!existsSync(file) && path !== damaged) return `the error at ${where} is no place of the site`
    const isText = existsSync(file) && statSync(file).isFile()
    if (isText && Number(line) > readSource(root, path).text.split('\n').length) return `${where} is below the end`
  }
  const isTold = errors.some(({ where, what, fix }) => `${where} ${what} ${fix}`.includes(damaged))
  return isTold
    ? undefined
    : `no error names it, but ${errors.map(({ where, what }) => `${where}: ${what}`).join('; ')}`
}

interface Page {
  file: string
  html: string
  title: string
}
type Words = Map<string, { page: Page; words: Set<string> }>

/** By file, its page, and the words that this shows and that its author wrote in it. */
function wordsByFile(content: SiteContent | undefined, root: string): Words {
  return new Map(
    pagesOf(content).map(page => {
      const shown = plainText(page.html) + page.title
      const words = shownLines(root, page.file)
        .flatMap(wordsOf)
        .filter(word => shown.includes(word))
      return [page.file, { page, words: new Set(words) }]
    }),
  )
}

/** A word that is still in a file but no longer on its page, although no message names its line. */
function lostWord(
  before: Words,
  content: SiteContent | undefined,
  site: { root: string; damaged: string; problems: Problem[] },
) {
  const pages = new Map(pagesOf(content).map(page => [page.file, page]))
  for (const [file, { page: pageBefore, words }] of before) {
    const page = pages.get(file)
    const isSamePage = page?.html === pageBefore.html && page.title === pageBefore.title
    if (isSamePage && file !== site.damaged) continue
    const reportedLines = site.problems.flatMap(({ where }) =>
      where.startsWith(`${file}:`) ? Number(where.split(':').at(-1)) : [],
    )
    if (!page) return `${file} has no page`
    const shown = plainText(page.html) + page.title
    for (const word of new Set(
      shownLines(site.root, file).flatMap((line, index) => (reportedLines.includes(index + 1) ? [] : wordsOf(line))),
    ))
      if (words.has(word) && !shown.includes(word)) return `${file} has lost \`${word}\``
  }
  return undefined
}

function pagesOf(content: SiteContent | undefined): Page[] {
  if (!content) return []
  const { versions, posts, unlistedPosts, pages } = content
  return [...versions.flatMap(({ docs }) => docs), ...posts, ...unlistedPosts, ...pages]
}

/** The lines of a file below its front matter, without addresses, tags, names of admonitions, and what a fence says about its code, which no reader sees. */
function shownLines(root: string, file: string): string[] {
  const { text } = readSource(root, file)
  const front = /^---\n.*?^---$/ms.exec(text)?.[0] ?? ''
  const body = text
    .slice(front.length)
    .replace(/\]\([^)\n]*|<[^>]*|^\s*(?:(?:```|~~~)\S*(?: +[\w-]+(?= |$))*|:::+[\w-]*)/gm, found =>
      found.replace(/[^\n]/g, ' '),
    )
  return [
    ...front
      .split('\n')
      .slice(1)
      .map(() => ''),
    ...body.split('\n'),
  ]
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]{3,}/gu) ?? []
}

/** The text of HTML, both with spaces where tags stood and without, since tags may part words or not. */
function plainText(html: string): string {
  const decoded = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return decoded(`${html.replace(/<[^>]*>/g, ' ')} ${html.replace(/<[^>]*>/g, '')}`)
}
