import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { scanModule } from './scan-module.ts'

const scan = (code: string) => scanModule(join(folderForTest({ 'a.tsx': code }), 'a.tsx'))

test('a module’s imports have lines; types are left out', () => {
  const code = [
    "import './a.css'",
    "import a, { type B } from './a.ts'",
    "import type { C } from './types.ts'",
    "import { type D } from './types.ts'",
    "export { e as f, default } from './e.ts'",
    "export type { G } from './types.ts'",
    "export * from './h.ts'",
    'export const i = 1, j = 2',
    'export type K = string',
  ].join('\n')
  expect(scan(code)).toEqual({
    code,
    isClient: false,
    exports: ['f', 'default', 'i', 'j'],
    imports: [
      { source: './a.css', line: 1 },
      { source: './a.ts', line: 2 },
      { source: './e.ts', line: 5 },
      { source: './e.ts', line: 5 },
      { source: './h.ts', line: 7 },
    ],
  })
})

test.each([
  ["'use client'\nexport default () => <p />", true],
  ['// A comment\n"use client"\nexport default () => <p />', true],
  ["'use server'\nexport default () => <p />", false],
  ["export default () => <p />\n'use client'", false],
  ["'use client' + ''", false],
  ['', false],
])('%j is an island: %s', (code, isClient) => {
  expect(scan(code)?.isClient).toBe(isClient)
})

test('a module that does not parse has no scan', () => {
  expect(scan('const = 3')).toBeUndefined()
})

test('a module is scanned again when it changes', () => {
  const file = join(folderForTest({ 'a.tsx': "import './a.ts'" }), 'a.tsx')
  const first = scanModule(file)
  expect(scanModule(file)).toBe(first)
  writeFileSync(file, "import './b.ts'")
  expect(scanModule(file)?.imports).toEqual([{ source: './b.ts', line: 1 }])
})
