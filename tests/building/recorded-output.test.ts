// A site that uses each feature once, whose whole output is recorded: what changes a page that no other test looks at is
// seen here. Accept an intended change with `npm test -- recorded-output -u`, and read the diff of the recorded files.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'
import { isRecorded, maskHashes, toRecordedText } from '../support/recorded-text.ts'
import { type CommandResult, repository, runTickwise } from '../support/run-tickwise.ts'

const recordings = join(repository, 'tests/fixtures/every-feature-output')
const searchTexts = /^\/assets\/search\/text\//
// A copy, since in the repository git would say when its files were last changed.
const root = mkdtempSync(join(tmpdir(), 'tickwise-'))
const dist = join(root, 'dist')
let result: CommandResult

beforeAll(async () => {
  cpSync(join(repository, 'tests/fixtures/every-feature'), root, { recursive: true })
  result = await runTickwise('build', '--root', root)
  if (!existsSync(dist)) throw new Error(result.output)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the build of the site prints the recorded problems', async () => {
  expect(result.code).toBe(0)
  const [problems = ''] = /^(?:warning|error) .*^\d+ errors?, \d+ warnings?$/ms.exec(result.output) ?? []
  await expect(problems).toMatchFileSnapshot(join(recordings, 'printed-problems.txt'))
})

test('the site has the recorded files, and no file is recorded that it does not have', async () => {
  await expect(listNames().join('\n')).toMatchFileSnapshot(join(recordings, 'names-of-all-files.txt'))
  const recorded = listBuiltFiles(recordings)
  const expected = new Set([...readTexts().keys(), '/names-of-all-files.txt', '/printed-problems.txt'])
  expect(
    recorded.filter(path => !expected.has(path)),
    `Remove these files from ${recordings}.`,
  ).toEqual([])
})

test('each text file of the site is as recorded', async () => {
  for (const [path, text] of readTexts()) await expect.soft(text).toMatchFileSnapshot(join(recordings, path))
})

/** Names of all files of the site. Those of scripts that the bundler made are left out. */
function listNames(): string[] {
  return listBuiltFiles(dist)
    .filter(path => !/^\/assets\/.*\.js$/.test(path) && !searchTexts.test(path))
    .map(maskHashes)
}

/** The texts to be recorded, by the paths of the recorded files. */
function readTexts(): Map<string, string> {
  const home = readBuilt('/index.html', dist)
  const paths = listBuiltFiles(dist).filter(path => isRecorded(path) && !searchTexts.test(path))
  const texts = paths.map((path): [string, string] => [
    maskHashes(path),
    toRecordedText(path, readBuilt(path, dist), home),
  ])
  return new Map([...texts, ['/assets/search/texts.json', readSearchTexts()]])
}

/** The texts that search cuts snippets from, by the addresses of their pages: the names of their files are hashes. */
function readSearchTexts(): string {
  const index = listBuiltFiles(dist).find(path => path.startsWith('/assets/search/index-')) ?? ''
  const { pages } = JSON.parse(readBuilt(index, dist)) as { pages: [url: string, ...unknown[]][] }
  return pages
    .map(([url, ...rest]) => `${url}\n${readBuilt(`/assets/search/text/${rest.at(-1)}.json`, dist)}`)
    .join('\n')
}
