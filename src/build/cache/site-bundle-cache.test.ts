import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { computeGeneratorId } from '../build-id.ts'
import { getSiteBundleCacheFolder, getSiteBundleFolder } from '../folders.ts'
import { openSiteBundleCache } from './site-bundle-cache.ts'

const config = "import { defineSite } from 'tickwise'\nexport default defineSite({ title: 'A' })\n"
const page = 'export default () => <p />\n'
const code: Record<string, string> = { 'site.config.ts': config, 'content/pages/index.tsx': page }

/** A site whose code imports other files. */
const importingSite = {
  files: {
    ...code,
    'components/clock.tsx': "import { a } from '../lib/time'\nimport '../parts/hand'\nexport const Clock = () => a\n",
    'lib/time.ts': 'export const a = 1\n',
    'parts/hand/index.ts': '',
  },
  modulesOf: (root: string) => [
    ...['site.config.ts', 'components/clock.tsx', 'lib/time.ts', 'parts/hand/index.ts'].map(path => join(root, path)),
    '\0virtual:a',
  ],
}

/** A cache that was asked to keep the bundle `bundled(root)` of a site, after `during(root, generator)` had happened. */
async function cacheAfterBundling({
  files = code,
  bundled = (_root: string): string => 'the bundle',
  during = (_root: string, _generator: string) => {},
  modulesOf = (_root: string): string[] => [],
} = {}) {
  const generator = folderForTest({ 'src/a.ts': 'a', 'package-lock.json': '{}' })
  const open = (root: string) => {
    const folders = { generator, root, out: join(root, 'dist'), cache: join(root, 'cache') }
    return { folder: getSiteBundleFolder(folders), ...openSiteBundleCache(folders, computeGeneratorId(generator)) }
  }
  const root = folderForTest(files)
  const { folder, store } = open(root)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'site.js'), bundled(root))
  writeFileSync(join(folder, 'assets/part.js'), 'a part')
  during(root, generator)
  await store(['site.js', 'assets/part.js'], modulesOf(root))
  return { generator, root, open, openOther: (others: Record<string, string>) => open(folderForTest(others)) }
}

test('another site of the same code gets the kept bundle, whatever its content', async () => {
  const { openOther } = await cacheAfterBundling()
  const { folder, restore } = openOther({ ...code, 'content/docs/a.md': '# A', 'static/a.svg': '<svg/>' })
  expect(restore()).toBe(true)
  expect(readFileSync(join(folder, 'site.js'), 'utf8')).toBe('the bundle')
  expect(readFileSync(join(folder, 'assets/part.js'), 'utf8')).toBe('a part')
})

test.each<[string, Record<string, string>]>([
  ['an edited configuration', { 'site.config.ts': `${config}\n` }],
  ['a sidebars file', { 'sidebars.ts': 'export default []' }],
  ['an edited page', { 'content/pages/index.tsx': `${page}\n` }],
  ['a new page', { 'content/pages/other.tsx': page }],
  ['a new component', { 'components/clock.tsx': page }],
  ['other compiler options', { 'tsconfig.json': '{ "compilerOptions": {} }' }],
])('a site with %s is bundled anew', async (_, files) => {
  const { openOther } = await cacheAfterBundling()
  expect(openOther({ ...code, ...files }).restore()).toBe(false)
})

test('a bundle with the path of its site is not kept', async () => {
  const { root, open } = await cacheAfterBundling({ bundled: path => `images of ${path}` })
  expect(open(root).restore()).toBe(false)
})

test.each<[string, (root: string, generator: string) => void]>([
  ['the site', root => writeFileSync(join(root, 'content/pages/index.tsx'), `${page}\n`)],
  ['the generator', (_, generator) => writeFileSync(join(generator, 'src/a.ts'), 'edited')],
])('a bundle during which %s was edited is not kept, neither for the old code nor for the new', async (_, during) => {
  const { root, open, openOther } = await cacheAfterBundling({ during })
  expect(open(root).restore()).toBe(false)
  expect(openOther(code).restore()).toBe(false)
})

test('what cannot be read is left to the build', async () => {
  const { root, open } = await cacheAfterBundling()
  symlinkSync('..', join(root, 'content/pages/folder.tsx'))
  expect(open(root).restore()).toBe(false)
})

test.each(['', '[["site.js","', '[]', '{}'])('a damaged file of the cache is as good as none: %j', async damaged => {
  const { generator, root, open } = await cacheAfterBundling()
  const folder = getSiteBundleCacheFolder(generator)
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), damaged)
  expect(open(root).restore()).toBe(false)
})

test('an edit of the generator asks for a new bundle', async () => {
  const { generator, root, open } = await cacheAfterBundling()
  expect(open(root).restore()).toBe(true)
  writeFileSync(join(generator, 'src/a.ts'), 'edited')
  expect(open(root).restore()).toBe(false)
})

test.each<[string, (root: string) => void]>([
  ['an edited component', root => writeFileSync(join(root, 'components/clock.tsx'), `${page}\n`)],
  ['an edited file that a component imports', root => writeFileSync(join(root, 'lib/time.ts'), 'export const b = 1\n')],
  ['a file that an import could mean too', root => writeFileSync(join(root, 'lib/time.js'), '')],
  ['a file that the import of a folder could mean', root => writeFileSync(join(root, 'parts/hand.ts'), '')],
  ['other packages', root => writeFileSync(join(root, 'package-lock.json'), '{}')],
])('a site whose code imports other files is bundled anew with %s', async (_, edit) => {
  const { root, open } = await cacheAfterBundling(importingSite)
  expect(open(root).restore()).toBe(true)
  edit(root)
  expect(open(root).restore()).toBe(false)
})

test.each(['dist', 'node_modules', 'lib/notes'])(
  'a new folder %s beside the code asks for no new bundle',
  async folder => {
    const { root, open } = await cacheAfterBundling(importingSite)
    mkdirSync(join(root, folder))
    expect(open(root).restore()).toBe(true)
  },
)

test('two sites with one cache whose code imports other files share no bundle', async () => {
  const { generator, root } = await cacheAfterBundling(importingSite)
  const other = folderForTest(importingSite.files)
  const folders = { generator, root: other, out: join(other, 'dist'), cache: join(root, 'cache') }
  expect(openSiteBundleCache(folders, computeGeneratorId(generator)).restore()).toBe(false)
})

test('a build without a cache takes no kept bundle', async () => {
  const { generator, root } = await cacheAfterBundling()
  const folders = { generator, root, out: join(root, 'dist'), cache: undefined }
  expect(openSiteBundleCache(folders, computeGeneratorId(generator)).restore()).toBe(false)
})
