import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownKeys } from '../src/content/known-keys.ts'
import { siteConfigSchema } from '../src/site-config.ts'
import { repository } from './tickwise.ts'

const read = (file: string) => readFileSync(join(repository, file), 'utf8')
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  string,
  Record<string, string>
>

for (const document of documents) {
  test(`every path that ${document} names exists`, () => {
    const named = read(document).matchAll(
      /`((?:src|tests|content|bench|tools|bin)\/[\w./-]*[\w/])`|\]\(([A-Z][\w.-]+)\)/g,
    )
    const missing = [...named]
      .map(([, path, link]) => path ?? link ?? '')
      .filter(path => !existsSync(join(repository, path)))
    // The example of a new island and a new control stand for files yet to be written.
    expect(missing.filter(path => !/my-island|\/x\./.test(path))).toEqual([])
  })

  test(`every command that ${document} names is a script of package.json`, () => {
    const named = [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter(name => !scripts?.[name])).toEqual([])
  })
}

test('every direct dependency has its reason in ARCHITECTURE.md', () => {
  const table = read('ARCHITECTURE.md')
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const unexplained = names.filter(name => !name.startsWith('@types/') && !table.includes(`\`${name}\``))
  expect(unexplained).toEqual([])
})

test('the checks that CONTRIBUTING lists are those that a configuration can weigh', () => {
  const [, table = ''] = /\n\| Key \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(read('CONTRIBUTING.md')) ?? []
  const listed = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, key = '']) => key)
  expect(listed.sort()).toEqual([...knownKeys(siteConfigSchema, ['checks'])].sort())
})

test('the lockfile names no download addresses and every version is exact', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"')
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the budgets that CONTRIBUTING quotes are the ones the test holds', () => {
  const [sentence = ''] = /the entry script [\d,]+ bytes, .*/.exec(read('CONTRIBUTING.md')) ?? []
  const quoted = [...sentence.matchAll(/\d,\d+/g)].map(([limit]) => limit)
  expect(quoted).toHaveLength(5)
  const held = [...read('tests/budgets.test.ts').matchAll(/bytes\(.*toBeLessThanOrEqual\((\d+_\d+)\)/g)]
  expect(held.map(([, limit]) => limit?.replace('_', ','))).toEqual(quoted)
})
