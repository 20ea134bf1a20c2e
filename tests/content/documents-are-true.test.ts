import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultSeverities } from '../../src/content/input/problem.ts'
import { listFiles } from '../../src/content/input/source-file.ts'
import { listKnownKeys } from '../../src/content/schemas/schema-messages.ts'
import { siteConfigSchema } from '../../src/site-config/site-config-schema.ts'
import { repository } from '../support/run-tickwise.ts'

const read = (file: string) => readFileSync(join(repository, file), 'utf8')
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
const roomReadmes = ['src', 'tests', 'components', 'q']
  .filter(folder => existsSync(join(repository, folder)))
  .flatMap(folder => listFiles(repository, folder))
  .filter(path => basename(path) === 'README.md' && !path.startsWith('tests/fixtures/'))
/** Files that the recipes of CONTRIBUTING and the examples of a README have the reader write, and folders of Docusaurus. */
const examples = [
  ...['src/page-kinds/x-page.tsx', 'src/docusaurus/x.tsx', 'src/widgets/x/', 'components/x/', 'content/docs-1.0'],
  ...['q/page.html', 'src/pages', 'src/components'],
]

const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  string,
  Record<string, string>
>

test.each([...documents, ...roomReadmes])('every path that %s names exists', document => {
  expect(namedPaths(document).filter(path => !existsSync(join(repository, path)))).toEqual([])
})

test.each([...documents, ...roomReadmes])('every command that %s names is a script of package.json', document => {
  const named = [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter(name => !scripts?.[name])).toEqual([])
})

test('paths of each form are found in the documents, so that none goes unseen', () => {
  expect(namedPaths('ARCHITECTURE.md')).toContain('src/entries/client.ts')
  expect(namedPaths('CONTRIBUTING.md')).toContain('schemas')
  expect(namedPaths('README.md')).toContain('CONTRIBUTING.md')
})

test('every direct dependency has its reason in ARCHITECTURE.md', () => {
  const table = read('ARCHITECTURE.md')
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const unexplained = names.filter(name => !name.startsWith('@types/') && !table.includes(`\`${name}\``))
  expect(unexplained).toEqual([])
})

test('the checks that CONTRIBUTING lists are those that a configuration can weigh, with their defaults', () => {
  const [, table = ''] = /\n\| Key \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(read('CONTRIBUTING.md')) ?? []
  const listed = Object.fromEntries([...table.matchAll(/^\| `(\w+)` \|.*\| (\w+) \|$/gm)].map(([, ...row]) => row))
  expect(Object.keys(listed).sort()).toEqual([...listKnownKeys(siteConfigSchema, ['checks'])].sort())
  expect(listed).toEqual({ ...defaultSeverities, externalLinks: 'off' })
})

test('the table of the search ranking names every weight, and no others', () => {
  const table = read('src/search/README.md').match(/^\| .*`engine\/.*$/gm) ?? []
  const named = table.flatMap(row => [...(row.split('|')[3] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const weights = [...read('src/search/engine/ranking-weights.ts').matchAll(/^export const (\w+)/gm)]
  expect(named.sort()).toEqual(weights.map(([, name]) => name).sort())
})

test('the lockfile names no download addresses and every version is exact', () => {
  // `"resolved": "q"` is the workspace.
  expect(read('package-lock.json')).not.toMatch(/"resolved": "\w+:/)
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the budgets that CONTRIBUTING quotes are the ones the test holds', () => {
  const [sentence = ''] = /the entry script [\d,]+ bytes, .*/.exec(read('CONTRIBUTING.md')) ?? []
  const quoted = [...sentence.matchAll(/\d,\d+/g)].map(([limit]) => limit)
  const test = read('tests/loading/budgets.test.ts')
  const held = [...test.matchAll(/(?:expectWithin\(.*, |toBeLessThanOrEqual\()(\d+_\d+)\)/g)]
  expect(held).toHaveLength(6)
  expect(held.map(([, limit = '']) => limit.replace('_', ',')).sort()).toEqual(quoted.sort())
})

/**
 * What a document names: in backticks a path from the root (`src/lib/slug.ts`, `schemas/`) or, in a room's own README, a
 * file of the room (`slug.ts`); and what it links to. Commands and addresses of the site start otherwise.
 */
function namedPaths(document: string): string[] {
  const text = read(document)
  const room = dirname(document)
  const fromRoot = /`((?:\.ci|bench|bin|components|content|q|schemas|src|starter|static|tests|tools)\/[\w./-]*)`/g
  const ofRoom = /`([\w-][\w./-]*\.(?:tsx?|css|html))`/g
  const linked = /\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path)
  const isExample = (path: string) => examples.some(example => path.startsWith(example))
  return [
    ...found(fromRoot),
    ...found(linked).map(path => join(room, path)),
    ...(room === '.'
      ? []
      : found(ofRoom)
          .filter(path => !existsSync(join(repository, path)))
          .map(path => join(room, path))),
  ]
    .map(path => path.replace(/\/$/, ''))
    .filter(path => !isExample(path))
}
