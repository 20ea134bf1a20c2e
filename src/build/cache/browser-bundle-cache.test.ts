import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { computeGeneratorId } from '../build-id.ts'
import { hasBrowserCode } from '../site-code/simple-site.ts'
import { openBrowserBundleCache } from './browser-bundle-cache.ts'

const assets = {
  scripts: ['/assets/client-1.js'],
  otherStylesheetUrls: [],
  urlByStylesheet: new Map([['index', '/assets/index-1.css'] as const]),
  controls: '/assets/controls-1.js',
  searchScripts: [],
  sessionFiles: [],
  exerciseFiles: [],
}
const config = 'export default defineSite({ title: "A" })'

const bundle = { assets, files: [['assets/client-1.js', Buffer.from('script')]] as const }

/** A cache that holds the bundle of one site. */
function cacheWithBundle() {
  const generator = folderForTest({ 'src/a.ts': 'a', 'package-lock.json': '{}' })
  const open = (files: Record<string, string>, runner = {}) => {
    const root = folderForTest({ 'site.config.ts': config, ...files })
    const folders = { generator, root, out: join(root, 'dist'), cache: undefined }
    return openBrowserBundleCache(folders, computeGeneratorId(generator), { runner, isShared: true })
  }
  open({}).store(bundle, [])
  return { generator, open }
}

test('another site without browser code gets the bundle that is kept', () => {
  const { open } = cacheWithBundle()
  const files = { 'static/img/a.svg': '<svg/>', 'content/docs/a.md': '# A', 'components/a.tsx': '' }
  expect(open(files).restore()).toEqual(bundle)
})

test.each([
  ['other settings of the runner', {}, { errors: '/errors' }],
  ['other example searches', { 'content/data/search-start.yml': 'queries: [fby]' }, {}],
  ['other explanations of errors', { 'content/data/error-explanations.yml': 'codes: { type: A wrong type. }' }, {}],
])('a site with %s gets a bundle of its own', (_, files, runner) => {
  const { open } = cacheWithBundle()
  expect(open(files, runner).restore()).toBeUndefined()
})

test('two sites with one cache and code of their own for browsers share no bundle', () => {
  const generator = folderForTest({ 'src/a.ts': 'a', 'package-lock.json': '{}' })
  const cache = folderForTest({})
  const open = () => {
    const root = folderForTest({ 'site.config.ts': config, 'components/clock.client.ts': 'export default () => {}' })
    const folders = { generator, root, out: join(root, 'dist'), cache }
    return openBrowserBundleCache(folders, computeGeneratorId(generator), { runner: {}, isShared: false })
  }
  const { store, restore } = open()
  store(bundle, [])
  expect(restore()).toEqual(bundle)
  expect(open().restore()).toBeUndefined()
})

test.each([
  ['controls', { 'components/clock.client.ts': 'export default () => {}' }, true],
  ['an island', { 'components/clock.tsx': "'use client'\nexport function Clock() { return <p /> }" }, true],
  ['a component alone', { 'components/clock.tsx': 'export function Clock() { return <p /> }' }, false],
])('a site with %s adds code of its own to the browser’s bundle: %s', (_, files, expected) => {
  expect(hasBrowserCode(folderForTest(files as Record<string, string>))).toBe(expected)
})

test.each(['', '{"assets":{},"fi', '{}'])('a damaged file of the cache is as good as none: %j', damaged => {
  const { generator, open } = cacheWithBundle()
  const folder = join(generator, 'node_modules/.cache/tickwise/browser')
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), damaged)
  expect(open({}).restore()).toBeUndefined()
})

test('an edit of the generator asks for a new bundle', () => {
  const { generator, open } = cacheWithBundle()
  writeFileSync(join(generator, 'src/a.ts'), 'edited')
  expect(open({}).restore()).toBeUndefined()
})
