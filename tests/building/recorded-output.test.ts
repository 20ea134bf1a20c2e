// A site that uses each feature once, and one that makes each mistake once. The text of the one's files and the messages
// about the other are recorded, so that a change of what no other test looks at is seen here. To accept an intended
// change, run `npm test -- recorded-output -u` and read the diff of the recorded files.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'
import { isRecorded, maskHashes, toRecordedText } from '../support/recorded-text.ts'
import { repository, runTickwise } from '../support/run-tickwise.ts'

interface Build {
  dist: string
  code: number
  problems: string
}

const fixtures = join(repository, 'tests/fixtures')
const recordings = join(fixtures, 'every-feature-output')
const searchTexts = /^\/assets\/search\/text\//
// Builds copies, since in the repository git would say when their files were last changed.
const folder = mkdtempSync(join(tmpdir(), 'tickwise-'))
let features: Build
let mistakes: Build

beforeAll(async () => {
  ;[features, mistakes] = await Promise.all([build('every-feature'), build('every-mistake')])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the build reports each mistake as recorded', async () => {
  expect(mistakes.code).toBe(1)
  await expect(mistakes.problems).toMatchFileSnapshot(join(fixtures, 'every-mistake-problems.txt'))
})

test('the warnings about a site that uses each feature are those recorded', async () => {
  expect(features.code, features.problems).toBe(0)
  await expect(features.problems).toMatchFileSnapshot(join(fixtures, 'every-feature-problems.txt'))
})

test('the site has the files that are recorded, and no others', async () => {
  await expect(listNames(features).join('\n')).toMatchFileSnapshot(join(fixtures, 'every-feature-files.txt'))
  const texts = readTexts(features)
  const left = listBuiltFiles(recordings).filter(path => !texts.has(path))
  expect(left, `The site no longer has these files: remove them from ${recordings}.`).toEqual([])
})

test('the text of each file of the site is as recorded', async () => {
  for (const [path, text] of readTexts(features))
    await expect.soft(text).toMatchFileSnapshot(join(recordings, path), path)
})

async function build(fixture: string): Promise<Build> {
  const root = join(folder, fixture)
  cpSync(join(fixtures, fixture), root, { recursive: true })
  const { code, output } = await runTickwise('build', '--root', root)
  const [problems = output] = /^(?:warning|error) .*^\d+ errors?, \d+ warnings?$/ms.exec(output) ?? []
  return { dist: join(root, 'dist'), code, problems }
}

/** Without scripts and the texts of search, whose names are hashes. */
function listNames({ dist }: Build): string[] {
  return listBuiltFiles(dist)
    .filter(path => !/^\/assets\/.*\.js$/.test(path) && !searchTexts.test(path))
    .map(maskHashes)
}

/** What is recorded, by the paths below the folder of recordings. */
function readTexts({ dist }: Build): Map<string, string> {
  const home = readBuilt('/index.html', dist)
  const paths = listBuiltFiles(dist).filter(path => isRecorded(path) && !searchTexts.test(path))
  const toEntry = (path: string): [string, string] => [
    maskHashes(path),
    toRecordedText(path, readBuilt(path, dist), home),
  ]
  return new Map([...paths.map(toEntry), ['/assets/search/texts.txt', readSearchTexts(dist)]])
}

/** The texts that snippets are cut from, each below the address of its page. */
function readSearchTexts(dist: string): string {
  const index = listBuiltFiles(dist).find(path => path.startsWith('/assets/search/index-')) ?? ''
  const { pages } = JSON.parse(readBuilt(index, dist)) as { pages: [url: string, ...unknown[]][] }
  return pages
    .map(([url, ...rest]) => `${url}\n${readBuilt(`/assets/search/text/${rest.at(-1)}.json`, dist)}`)
    .join('\n')
}
