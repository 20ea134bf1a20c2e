import { expect, test } from 'vitest'
import { computeVersionOfLoaded, readsMore } from './code-version.ts'

const react = ['react', { externalize: 'file:///generator/node_modules/react/index.js' }] as const
const page = ['/site/page.tsx', { code: 'export default () => 1' }] as const
const computeVersion = (...modules: [string, { code: string } | { externalize: string }][]) =>
  computeVersionOfLoaded(new Map(modules), '/generator')

test('the version changes with code, addresses and modules, but not with their order', () => {
  const version = computeVersion([...react], [...page])
  expect(version).toMatch(/^[0-9a-f]{64}$/)
  expect(computeVersion([...page], [...react])).toBe(version)
  const others = [
    computeVersion([...page]),
    computeVersion([...react], [page[0], { code: 'export default () => 2' }]),
    computeVersion([...react], ['/site/moved.tsx', page[1]]),
    computeVersion(['react', { externalize: 'file:///generator/other/react/index.js' }], [...page]),
  ]
  expect(new Set([version, ...others]).size).toBe(5)
})

test.each([
  ['reads the environment', { code: 'export const mode = process.env.MODE' }],
  ['imports a module dynamically', { code: "const load = () => __vite_ssr_dynamic_import__('./later.ts')" }],
  ['is a package of the site', { externalize: 'file:///site/node_modules/a/index.js' }],
  ['is a module of Node that reads files', { externalize: 'node:fs' }],
])('code that %s has no version', (_, module) => {
  expect(computeVersion(['/site/a.ts', module])).toBeUndefined()
})

test('code whose modules of Node only compute has a version', () => {
  expect(computeVersion(['node:path', { externalize: 'node:path' }])).toBeDefined()
})

test.each([
  "import { readFileSync } from 'node:fs'",
  "import 'fs'",
  "await import('node:http')",
  "require('child_process')",
  'process.env.HOME',
  'process?.cwd()',
  'const { env } = process\nconst p = process',
  "fetch('https://a.example')",
])('%j reads more than its text', code => {
  expect(readsMore(code)).toBe(true)
})

test.each(["import { join } from 'node:path'", "import a from './fs.ts'", 'const processed = prefetch(1)'])(
  '%j reads no more than its text',
  code => {
    expect(readsMore(code)).toBe(false)
  },
)
