import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { runSourceModule } from './source-module.ts'

async function run(files: Record<string, string>, file = Object.keys(files)[0] ?? '') {
  return runSourceModule(folderForTest(files), file)
}

test('a module that exports an object is read', async () => {
  expect(await run({ 'docusaurus.config.ts': "const title: string = 'A'\nexport default { title }" })).toMatchObject({
    value: { title: 'A' },
  })
})

test('CommonJS, other files of the site and JSON are read', async () => {
  const files = {
    'docusaurus.config.js':
      "const { version } = require('./package.json')\nconst items = require('./items')\nmodule.exports = { version, items }",
    'items.js': "module.exports = ['a']",
    'package.json': '{ "version": "1.2" }',
  }
  expect(await run(files)).toMatchObject({ value: { version: '1.2', items: ['a'] } })
})

test('a function is called, and its result is awaited', async () => {
  const code = "export default async function config() { return { title: 'A' } }"
  expect(await run({ 'docusaurus.config.mjs': code })).toMatchObject({ value: { title: 'A' } })
})

test('packages that are not installed are replaced and remain known by name', async () => {
  const code = `import { themes } from 'prism-react-renderer'
import math, { other } from 'remark-math'
export default async () => ({
  theme: themes.github.plain,
  remark: [math, [other(), { a: 1 }]],
  late: (await import('rehype-katex')).default,
  path: require.resolve('some-plugin'),
})`
  expect(await run({ 'docusaurus.config.ts': code })).toMatchObject({
    value: {
      theme: { $package: 'prism-react-renderer' },
      remark: [{ $package: 'remark-math' }, [{ $package: 'remark-math' }, { a: 1 }]],
      late: { $package: 'rehype-katex' },
      path: 'some-plugin',
    },
  })
})

test('functions and cycles are left out of the data', async () => {
  const code = 'const a = { plugin: function copyFiles() {} }\na.self = a\nexport default a'
  expect(await run({ 'docusaurus.config.js': code })).toMatchObject({ value: { plugin: { $function: 'copyFiles' } } })
})

test('files are found where the module stands, and from the folder of the site', async () => {
  const files = {
    'docusaurus.config.js': `const fs = require('fs'), path = require('path')
module.exports = {
  beside: fs.readFileSync(path.join(__dirname, 'words.txt'), 'utf8'),
  fromCwd: fs.readFileSync('./words.txt', 'utf8'),
  css: path.relative(__dirname, require.resolve('./src/custom.css')),
}`,
    'words.txt': 'hello',
  }
  expect(await run(files)).toMatchObject({ value: { beside: 'hello', fromCwd: 'hello', css: 'src/custom.css' } })
  const module = `import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
const __dirname = path.dirname(fileURLToPath(import.meta.url))
export default { beside: readFileSync(path.join(__dirname, 'words.txt'), 'utf8') }`
  expect(await run({ 'docusaurus.config.mjs': module, 'words.txt': 'hello' })).toMatchObject({
    value: { beside: 'hello' },
  })
})

test('settings of TypeScript that extend a missing package do not matter', async () => {
  const files = {
    'docusaurus.config.ts':
      "import type { Config } from '@docusaurus/types'\nexport default { title: 'A' } satisfies Config",
    'tsconfig.json': '{ "extends": "@docusaurus/tsconfig" }',
  }
  expect(await run(files)).toMatchObject({ value: { title: 'A' } })
})

test('an error that the module throws has the line of its source', async () => {
  const code = "interface A {\n  b: 1\n}\n\nexport default function config() {\n  throw new Error('no token')\n}"
  expect(await run({ 'docusaurus.config.ts': code })).toEqual({
    failure: { where: 'docusaurus.config.ts:6', message: 'no token' },
  })
})

test('a syntax error has its line', async () => {
  const { failure } = (await run({ 'docusaurus.config.js': 'export default {\n  title: A B,\n}' })) as {
    failure: { where: string }
  }
  expect(failure.where).toBe('docusaurus.config.js:2')
})

test('a missing file is named, with the line of its import', async () => {
  expect(await run({ 'docusaurus.config.js': "\nimport a from './a.js'\nexport default { a }" })).toEqual({
    value: { a: { $package: './a.js' } },
    missing: [{ where: 'docusaurus.config.js:2', source: './a.js' }],
  })
})

test('the module cannot write into the folder of the site', async () => {
  const code = "require('fs').writeFileSync(__dirname + '/made.txt', 'a')\nmodule.exports = {}"
  expect(await run({ 'docusaurus.config.js': code })).toMatchObject({ failure: { where: 'docusaurus.config.js:1' } })
})

test('a module that ends the process is a failure', async () => {
  expect(await run({ 'docusaurus.config.js': 'process.exit(1)' })).toEqual({
    failure: { where: 'docusaurus.config.js:1', message: 'It ended the process.' },
  })
})
