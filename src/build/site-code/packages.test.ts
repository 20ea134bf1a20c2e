import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { findPackageFolder, getPackageName, listPackagesWithReact } from './packages.ts'

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
