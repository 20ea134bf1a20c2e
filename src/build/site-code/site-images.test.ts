import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { getImageUrl, listImageReferences, listStyleFiles, siteImages } from './site-images.ts'

interface Hook<Arguments extends unknown[]> {
  handler: (...given: Arguments) => unknown
}
const plugin = siteImages('/site', file => file.startsWith('/site/'))
const call = <Arguments extends unknown[]>(hook: unknown, context: object, ...given: Arguments) =>
  (hook as Hook<Arguments>).handler.apply(context, given)

test('references are images that are imported or required', () => {
  const code = [
    "import logo from './logo.svg'",
    'import { a } from "./a.ts"',
    "export { default } from './b.PNG'",
    "const c = require('@site/static/c.webp').default",
    'const d = require("./d.json")',
  ].join('\n')
  expect(listImageReferences(code)).toEqual(['./logo.svg', './b.PNG', '@site/static/c.webp'])
})

test('an image in static has its path, another one an address with a hash', () => {
  const root = folderForTest({ 'components/a.png': 'a' })
  expect(getImageUrl(join(root, 'static/img/a.png'), root)).toBe('/img/a.png')
  expect(getImageUrl(join(root, 'components/a.png'), root)).toMatch(/^\/assets\/files\/a-\w+\.png$/)
})

test('images that the site’s code requires are imported at the end of the module', () => {
  const code = 'const a = require(\'./a.png\').default\nconst b = require("./b.svg")\n'
  expect(call(plugin.transform, {}, code, '/site/x.js')).toBe(
    'const a = requiredImage0.default\nconst b = requiredImage1\n\n' +
      'import * as requiredImage0 from \'./a.png\'\nimport * as requiredImage1 from "./b.svg"',
  )
  expect(call(plugin.transform, {}, code, '/elsewhere/x.js')).toBeNull()
})

test('files that a stylesheet names have their addresses on the site', () => {
  const root = folderForTest({ 'static/img/a.svg': '', 'components/b.woff2': 'b', 'components/c.css': '' })
  const file = join(root, 'components/c.css')
  const css = `a { background: url(../static/img/a.svg) } b { src: url('./b.woff2?x#y') } c { background: url(/d.png) url(https://e.example/f.png) url(gone.png) }`
  const { transform } = siteImages(root, () => true)
  expect(call(transform, {}, css, `${file}?inline`)).toMatch(
    /^a \{ background: url\("\/img\/a\.svg"\) \} b \{ src: url\("\/assets\/files\/b-\w+\.woff2\?x#y"\) \} c \{ background: url\(\/d\.png\) url\(https:\/\/e\.example\/f\.png\) url\(gone\.png\) \}$/,
  )
  expect(listStyleFiles(css, file, root)).toEqual([join(root, 'static/img/a.svg'), join(root, 'components/b.woff2')])
})

test('an image is a module with its address; an SVG is a component', () => {
  const watched: string[] = []
  const load = (id: string) => call(plugin.load, { addWatchFile: (file: string) => watched.push(file) }, id)
  expect(load('\0site-image:/site/static/a.png.js')).toBe(
    'import { withBasePath } from \'tickwise\'\nexport default withBasePath("/a.png")',
  )
  expect(load('\0site-image:/site/static/a.SVG.js')).toBe(
    "import { withBasePath } from 'tickwise'\nimport { createElement } from 'react'\n" +
      "export default props => createElement('img', { alt: '', loading: 'lazy', ...props, src: withBasePath(\"/a.SVG\") })",
  )
  expect(watched).toEqual(['/site/static/a.png', '/site/static/a.SVG'])
})

test('only images that the site’s code imports are resolved, once', async () => {
  const resolve = (source: string, importer: string | undefined, found: object | null) =>
    call(plugin.resolveId, { resolve: async () => found }, source, importer, {})
  expect(await resolve('./a.png', '/site/x.tsx', { id: '/site/a.png' })).toBe('\0site-image:/site/a.png.js')
  const resolved = { id: '\0site-image:/site/a.png.js' }
  expect(await resolve('/site/a.png', '/site/x.tsx', resolved)).toBe(resolved)
  expect(await resolve('./gone.png', '/site/x.tsx', null)).toBeNull()
  expect(await resolve('./a.png', '/elsewhere/x.tsx', { id: '/site/a.png' })).toBeNull()
  expect(await resolve('./a.png', undefined, { id: '/site/a.png' })).toBeNull()
})
