import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import {
  findPackageFolder,
  getPackageName,
  isResolvedByNode,
  listPackagesWithReact,
  resolveDocusaurusImport,
} from './site-imports.ts'

test('Node resolves the packages of the generator and React, but not what the site installed or wrote', () => {
  const root = folderForTest({
    'node_modules/react/package.json': '{}',
    'node_modules/clsx/package.json': '{}',
    'components/chart.tsx': '',
  })
  const folders = { generator: '/generator', root, out: join(root, 'dist') }
  const isResolvedFor = (importer: string | undefined) => (source: string) =>
    isResolvedByNode(source, importer, folders)
  const sources = ['react', 'react-dom/server', 'zod', 'clsx', 'clsx/lite.js', './part.tsx']
  const component = join(root, 'components/chart.tsx')
  for (const importer of [component, `${component}?x=1`])
    expect(sources.filter(isResolvedFor(importer))).toEqual(['react', 'react-dom/server', 'zod'])
  for (const importer of ['/generator/src/build/read-site.ts', undefined])
    expect(sources.filter(isResolvedFor(importer))).toEqual(sources.slice(0, -1))
})

test.each([
  ['clsx', 'clsx'],
  ['clsx/lite.js', 'clsx'],
  ['@scope/name', '@scope/name'],
  ['@scope/name/part.js', '@scope/name'],
  ['/', '/'],
])('%s is of the package %s', (source, name) => {
  expect(getPackageName(source)).toBe(name)
})

test('a package is found in the nearest node_modules that has it', () => {
  const root = folderForTest({
    'node_modules/a/package.json': '{}',
    'node_modules/b/package.json': '{}',
    'inner/node_modules/a/package.json': '{}',
    'inner/node_modules/b/index.js': '',
  })
  const find = (source: string) => findPackageFolder(source, join(root, 'inner/components/x.tsx'))
  expect(find('a/part.js')).toBe(join(root, 'inner/node_modules/a'))
  expect(find('b')).toBe(join(root, 'node_modules/b'))
  expect(find('no-package-has-this-name')).toBeUndefined()
})

test('packages with React are the installed dependencies that have it as a peer', () => {
  const withReact = '{ "peerDependencies": { "react": "*" } }'
  const root = folderForTest({
    'package.json': '{ "dependencies": { "chart": "1", "clsx": "1", "gone": "1", "vue-chart": "1" } }',
    'node_modules/chart/package.json': withReact,
    'node_modules/clsx/package.json': '{}',
    'node_modules/vue-chart/package.json': '{ "peerDependencies": { "vue": "*" } }',
    'node_modules/not-a-dependency/package.json': withReact,
  })
  expect(listPackagesWithReact(root)).toEqual(['chart'])
})

test('a site may have no packages', () => {
  expect(listPackagesWithReact(folderForTest({}))).toEqual([])
  expect(listPackagesWithReact(folderForTest({ 'package.json': '{}' }))).toEqual([])
})

test.each([
  ['@theme/CodeBlock', 'src/docusaurus/code-block.tsx'],
  ['@docusaurus/useBaseUrl', 'src/docusaurus/use-base-url.ts'],
  ['@docusaurus/Gone', undefined],
  ['@theme/CodeBlock/Line', undefined],
  ['x/@theme/CodeBlock', undefined],
  ['clsx', undefined],
])('%s is %s', (source, path) => {
  const generator = folderForTest({ 'src/docusaurus/code-block.tsx': '', 'src/docusaurus/use-base-url.ts': '' })
  expect(resolveDocusaurusImport(source, generator)).toBe(path && join(generator, path))
})
