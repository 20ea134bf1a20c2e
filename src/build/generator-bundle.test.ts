import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { computeGeneratorId } from './build-id.ts'
import { getGeneratorBundlesFolder } from './folders.ts'
import { prepareGenerator } from './generator-bundle.ts'

/** A generator whose bundle is a copy of its only source file; `bundled` lists what was bundled. */
function createGenerator() {
  const generator = folderForTest({ 'src/a.ts': 'a', 'package-lock.json': '{}' })
  const source = join(generator, 'src/a.ts')
  const bundled: string[] = []
  const prepare = ({ during = () => {} } = {}) =>
    prepareGenerator(generator, computeGeneratorId(generator), async folder => {
      const text = readFileSync(source, 'utf8')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'server.js'), text)
      bundled.push(text)
      if (bundled.length === 1) during()
    })
  return { generator, bundled, prepare, edit: (text: string) => writeFileSync(source, text) }
}

const readBundle = (folder: string) => readFileSync(join(folder, 'server.js'), 'utf8')

test('the generator is bundled once for each version', async () => {
  const { bundled, prepare, edit } = createGenerator()
  const first = await prepare()
  expect(await prepare()).toBe(first)
  edit('b')
  expect(readBundle(await prepare())).toBe('b')
  edit('a')
  expect(await prepare()).toBe(first)
  expect(bundled).toEqual(['a', 'b'])
})

test('if the generator is edited while it is bundled, it is bundled again', async () => {
  const { generator, bundled, prepare, edit } = createGenerator()
  const folder = await prepare({ during: () => edit('b') })
  expect(readBundle(folder)).toBe('b')
  expect(bundled).toEqual(['a', 'b'])
  expect(readdirSync(getGeneratorBundlesFolder(generator))).toEqual([basename(folder)])
})

test('of two commands that bundle the same version at once, one bundle stays', async () => {
  const { generator, bundled, prepare } = createGenerator()
  let other: Promise<string> | undefined
  const folder = await prepare({ during: () => (other = prepare()) })
  expect(await other).toBe(folder)
  expect(bundled).toEqual(['a', 'a'])
  expect(readBundle(folder)).toBe('a')
  expect(readdirSync(getGeneratorBundlesFolder(generator))).toEqual([basename(folder)])
})

test('a bundle that no command has used for a day is removed', async () => {
  const { prepare, edit } = createGenerator()
  const old = await prepare()
  edit('b')
  await prepare()
  expect(existsSync(old)).toBe(true)
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  utimesSync(old, yesterday, yesterday)
  await prepare()
  expect(existsSync(old)).toBe(false)
})
