import { beforeAll, expect, test } from 'vitest'
import { bundleQ, compressedBytes } from '../../tests/support/bundle-q.ts'

let code: string

beforeAll(async () => {
  ;({ code } = await bundleQ('session/create-session.ts'))
}, 60_000)

test('the interpreter takes a reader at most 62 kB', () => {
  expect(compressedBytes(code)).toBeLessThanOrEqual(62_000)
})

test('the bundle imports nothing and evaluates no text as code', () => {
  expect(code).not.toMatch(/\bimport\s*[{("'`*]/)
  expect(code).not.toMatch(/\beval\s*\(|\bnew Function\b|\bFunction\s*\(/)
  expect(code).not.toMatch(/\b(?:process|document|window|require)\s*[.([]/)
})
