import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { buildIdFile, computeBuildId, computeGeneratorId, isUpToDate } from './build-id.ts'

const generatorFiles = { 'src/a.ts': 'a', 'src/a.test.ts': 'a', 'package-lock.json': '{}', 'README.md': 'a' }
const siteFiles = {
  'content/docs/a.md': 'a',
  'components/a.tsx': 'a',
  'static/a.txt': 'a',
  'site.config.ts': 'a',
  'sidebars.ts': 'a',
  'dist/index.html': 'a',
}

/** The ids of a build before and after `path` of the generator or of the site is edited. */
function idsAround(edited: 'generator' | 'site', path: string) {
  const folders = { generator: folderForTest(generatorFiles), site: folderForTest(siteFiles) }
  const id = () => computeBuildId(computeGeneratorId(folders.generator), folders.site)
  const before = id()
  writeFileSync(join(folders[edited], path), 'edited')
  return { before, after: id() }
}

test.each([
  ['generator', 'src/a.ts'],
  ['generator', 'package-lock.json'],
  ['site', 'content/docs/a.md'],
  ['site', 'components/a.tsx'],
  ['site', 'static/a.txt'],
  ['site', 'site.config.ts'],
  ['site', 'sidebars.ts'],
] as const)('an edit of the %s’s %s asks for a new build', (edited, path) => {
  const { before, after } = idsAround(edited, path)
  expect(after).not.toBe(before)
})

test.each([
  ['generator', 'src/a.test.ts'],
  ['generator', 'README.md'],
  ['site', 'dist/index.html'],
] as const)('an edit of the %s’s %s asks for none', (edited, path) => {
  const { before, after } = idsAround(edited, path)
  expect(after).toBe(before)
})

test('a build is up to date while its id is that of the present files', () => {
  const folders = { generator: folderForTest(generatorFiles), root: folderForTest(siteFiles), out: folderForTest({}) }
  expect(isUpToDate(folders)).toBe(false)
  writeFileSync(join(folders.out, buildIdFile), computeBuildId(computeGeneratorId(folders.generator), folders.root))
  expect(isUpToDate(folders)).toBe(true)
  writeFileSync(join(folders.root, 'content/docs/a.md'), 'edited')
  expect(isUpToDate(folders)).toBe(false)
})

test('a renamed file asks for a new build, and files that do not exist are no error', () => {
  const generator = folderForTest({})
  expect(computeBuildId(computeGeneratorId(generator), folderForTest({ 'static/b': 'a' }))).not.toBe(
    computeBuildId(computeGeneratorId(generator), folderForTest({ 'static/a': 'a' })),
  )
})
