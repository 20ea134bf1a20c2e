import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readWrittenRunner } from './read-written-runner.ts'

const read = (code: string) => readWrittenRunner(join(folderForTest({ 'site.config.ts': code }), 'site.config.ts'))

test.each([
  ["export default defineSite({ title: 'A', runner: { errors: '/errors', 'feedback': \"https://a.example\" } })"],
  ["const a: string = 'b'\nexport default { runner: { 'errors': '/errors', feedback: 'https://a.example' } }"],
])('the runner’s links are read from %s', code => {
  expect(read(code)).toEqual({ errors: '/errors', feedback: 'https://a.example' })
})

test('a value that has to be computed is left out', () => {
  expect(read("export default defineSite({ runner: { errors: '/errors', feedback: host + '/new' } })")).toEqual({
    errors: '/errors',
  })
})

test.each([
  ['export default defineSite({ data: { runner: { errors: "/errors" } } })'],
  ['const config = { runner: { errors: "/errors" } }\nexport default config'],
  ['export default defineSite()'],
  ['export const runner = { errors: "/errors" }'],
  ['export default defineSite({'],
  [`export default defineSite({ runner: ${'[('.repeat(10_000)} })`],
  [''],
])('no links are found in %s', code => {
  expect(read(code)).toEqual({})
})
