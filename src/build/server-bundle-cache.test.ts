import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { computeGeneratorId } from './build-id.ts'
import { openServerBundleCache } from './server-bundle-cache.ts'

const config = 'export default defineSite({ title: "A" })'
const page = 'export default () => <p />'
const code = { 'site.config.ts': config, 'content/pages/index.tsx': page }

/** A cache that was asked to keep the bundle of a site: `bundled(root)`, made from the site's files `modules` and from the generator. */
function cacheAfterBundling({
  files = code as Record<string, string>,
  modules = Object.keys(files),
  bundled = (_root: string): string => 'the bundle',
} = {}) {
  const generator = folderForTest({ 'src/a.ts': 'a', 'package-lock.json': '{}' })
  const open = (root: string) => {
    const folder = join(root, 'bundle')
    return {
      folder,
      ...openServerBundleCache({ generator, root, out: join(root, 'dist') }, computeGeneratorId(generator), folder),
    }
  }
  const root = folderForTest(files)
  const { folder, store } = open(root)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'server.js'), bundled(root))
  writeFileSync(join(folder, 'assets/part.js'), 'a part')
  const ofGenerator = ['\0rolldown/runtime.js', join(generator, 'src/a.ts'), join(generator, 'node_modules/b/b.js')]
  store(['server.js', 'assets/part.js'], [...ofGenerator, ...modules.map(path => join(root, path))])
  return { generator, root, open, openOther: (others: Record<string, string>) => open(folderForTest(others)) }
}

test('another site of the same code gets the kept bundle, whatever its content', () => {
  const { openOther } = cacheAfterBundling()
  const { folder, restore } = openOther({ ...code, 'content/docs/a.md': '# A', 'static/a.svg': '<svg/>' })
  expect(restore()).toBe(true)
  expect(readFileSync(join(folder, 'server.js'), 'utf8')).toBe('the bundle')
  expect(readFileSync(join(folder, 'assets/part.js'), 'utf8')).toBe('a part')
})

test.each<[string, Record<string, string>]>([
  ['an edited configuration', { 'site.config.ts': `${config}\n` }],
  ['a sidebars file', { 'sidebars.ts': 'export default []' }],
  ['an edited page', { 'content/pages/index.tsx': `${page}\n` }],
  ['a new page', { 'content/pages/other.tsx': page }],
  ['a new component', { 'components/clock.tsx': page }],
  ['a stylesheet', { 'components/clock.css': 'p { color: red }' }],
  ['other example searches', { 'content/data/search-start.yml': 'queries: [fby]' }],
  ['other explanations of errors', { 'content/data/error-explanations.yml': 'codes: { type: A wrong type. }' }],
])('a site with %s is bundled anew', (_, files) => {
  const { openOther } = cacheAfterBundling()
  expect(openOther({ ...code, ...files }).restore()).toBe(false)
})

test('a bundle with the path of its site is kept for this site alone', () => {
  const { root, open, openOther } = cacheAfterBundling({ bundled: path => `images of ${path}` })
  expect(openOther(code).restore()).toBe(false)
  expect(open(root).restore()).toBe(true)
})

test.each<[string, Parameters<typeof cacheAfterBundling>[0]]>([
  ['a module outside the folders that are watched', { modules: ['site.config.ts', 'library/a.ts'] }],
  ['a package of the site', { modules: ['site.config.ts', 'node_modules/a/index.js'] }],
  ['a module that asks for its own place', { files: { 'site.config.ts': `${config}; import.meta.dirname` } }],
])('a bundle with %s is not kept', (_, options) => {
  const { root, open } = cacheAfterBundling(options)
  expect(open(root).restore()).toBe(false)
})

test.each(['', '[["server.js","', '[]', '{}'])('a damaged file of the cache is as good as none: %j', damaged => {
  const { generator, root, open } = cacheAfterBundling()
  const folder = join(generator, 'node_modules/.cache/tickwise/server')
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), damaged)
  expect(open(root).restore()).toBe(false)
})

test('an edit of the generator asks for a new bundle', () => {
  const { generator, root, open } = cacheAfterBundling()
  expect(open(root).restore()).toBe(true)
  writeFileSync(join(generator, 'src/a.ts'), 'edited')
  expect(open(root).restore()).toBe(false)
})
