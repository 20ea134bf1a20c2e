import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCodeCache } from './code-cache.ts'

let folder: string
let coloured: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tickwise-code-'))
  coloured = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const highlighter = {
  highlight(code: string, language: string) {
    coloured.push(code)
    return `<b>${language}: ${code}</b>\n\u2028`
  },
}

/** What a build makes of pieces of code, one after the other. */
function build(codes: string[], root = '/site', place = folder, version = 'one'): string[] {
  const cache = openCodeCache(place, root, version)
  const { highlight } = cache.wrap(highlighter)
  const html = codes.map(code => highlight(code, 'q'))
  cache.save()
  return html
}

const file = () => join(folder, readdirSync(folder)[0] ?? '')

test('a later build highlights only what is new', () => {
  const first = build(['a', 'b', 'a'])
  expect(build(['a', 'b', 'a', 'c'])).toEqual([...first, '<b>q: c</b>\n\u2028'])
  expect(coloured).toEqual(['a', 'b', 'a', 'c'])
})

test('another version of the fence renderer highlights all code anew', () => {
  build(['a'])
  build(['a'], '/site', folder, 'two')
  expect(coloured).toEqual(['a', 'a'])
})

test('entries differ by language and by site', () => {
  build(['a'])
  build(['a'], '/other')
  const cache = openCodeCache(folder, '/site', 'one')
  expect(cache.wrap(highlighter).highlight('a', 'sql')).toBe('<b>sql: a</b>\n\u2028')
  expect(coloured).toHaveLength(3)
})

test.each([
  ['cut short', (text: string) => text.slice(0, -9)],
  ['changed', (text: string) => text.replace('<b>', '<i>')],
  ['no JSON', (text: string) => text.replaceAll('"', '')],
  ['emptied', () => ''],
  ['full of something else', () => 'x y "z"\n\n \n{}\n'],
])('a file that is %s gives no wrong HTML and is repaired', (_, damage) => {
  const whole = build(['a', 'b'])
  writeFileSync(file(), damage(readFileSync(file(), 'utf8')))
  coloured = []
  expect(build(['a', 'b'])).toEqual(whole)
  expect(coloured.length).toBeGreaterThan(0)
  build(['a', 'b'])
  coloured = []
  expect(build(['a', 'b'])).toEqual(whole)
  expect(coloured).toEqual([])
})

test('entries that are no longer used are removed', () => {
  build(['a', 'b', 'c'])
  build(['a'])
  expect(readdirSync(folder)).toEqual([])
})

test('many new entries are written while the build goes on', () => {
  const long = Array.from({ length: 3 }, (_, index) => `${index}`.repeat(600_000))
  const cache = openCodeCache(folder, '/site', 'one')
  const { highlight } = cache.wrap(highlighter)
  for (const code of long) highlight(code, 'q')
  expect(readFileSync(file(), 'utf8').split('\n')).toHaveLength(3)
  cache.save()
  coloured = []
  build(long)
  expect(coloured).toEqual([])
})

test('a folder that cannot be created only makes the build slower', () => {
  const place = join(folder, 'file')
  writeFileSync(place, '')
  expect(build(['a'], '/site', place)).toEqual(build(['a'], '/site', place))
  expect(coloured).toHaveLength(2)
})
