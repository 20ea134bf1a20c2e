import { brotliCompressSync, constants } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { listBuiltFiles, listBuiltPages, readBuilt, readBuiltPage } from '../support/built-files.ts'

const browser = startBrowser()
const midSizeDoc = '/docs/concepts/dictionariesTables'

test('scripts, styles and fonts of a doc stay within their budgets, and so does the number of requests', async () => {
  const { page } = await browser.visit('')
  const paths: string[] = []
  page.on('request', request => {
    if (request.resourceType() !== 'fetch') paths.push(new URL(request.url()).pathname)
  })
  const bytes = (pattern: RegExp) =>
    paths.filter(path => pattern.test(path)).reduce((sum, path) => sum + brotliBytes(path), 0)
  const expectWithin = (pattern: RegExp, limit: number) => {
    expect(bytes(pattern), `nothing was fetched that matches ${pattern}`).toBeGreaterThan(0)
    expect(bytes(pattern), `${pattern}`).toBeLessThanOrEqual(limit)
  }
  await page.goto(midSizeDoc, { waitUntil: 'networkidle' })
  expectWithin(/\/client-.*\.js$/, 4_000)
  expect(bytes(/\.js$/)).toBe(bytes(/\/client-.*\.js$/))
  // This site has an announcement bar, so its pages load `full`, which is smaller than `index` and `rich` together.
  expectWithin(/\/full-.*\.css$/, 5_250)
  expect(bytes(/\.css$/)).toBe(bytes(/\/(?:full|components)-.*\.css$/))
  expect(bytes(/\.woff2?$/)).toBe(0)
  expect(paths.length).toBeLessThanOrEqual(6)
  await waitForControls(page)
  expectWithin(/\/controls-.*\.js$/, 5_860)
  expectWithin(/\/controls-.*\.css$/, 1_490)
})

test('the stylesheets of sites whose pages are not all rich stay within their budgets', () => {
  const builtBytes = (name: string) =>
    brotliBytes(
      listBuiltFiles(inject('dist')).find(path => path.startsWith(`/assets/${name}-`) && path.endsWith('.css')) ?? '',
    )
  expect(builtBytes('index')).toBeLessThanOrEqual(4_320)
  expect(builtBytes('rich')).toBeLessThanOrEqual(1_420)
})

test.each([
  ['/reference/', 14_000],
  ['/practice', 16_000],
])('what a page at %s loads at once stays within its budget', (start, limit) => {
  const pages = listBuiltPages().filter(path => path.startsWith(start))
  expect(pages.length).toBeGreaterThan(20)
  const largest = pages.sort((a, b) => readBuiltPage(b).length - readBuiltPage(a).length).slice(0, 10)
  // An exercise page has its data and questions; the budget is that of the page that leads to them.
  const measured = start === '/practice' ? ['/practice'] : largest
  expect(
    Object.fromEntries(measured.map(path => [path, bytesAtLoad(path)]).filter(([, bytes]) => Number(bytes) > limit)),
  ).toEqual({})
})

/** The page with the stylesheets and scripts that its head names. */
function bytesAtLoad(path: string): number {
  const linked = [
    ...readBuiltPage(path).matchAll(/<(?:link rel="stylesheet" href|script type="module" src)="([^"]+)"/g),
  ]
  return [`${path}.html`, ...linked.map(([, file = '']) => file)].reduce((sum, file) => sum + brotliBytes(file), 0)
}

test('no page has an inline style or handler, and each has exactly one inline script, the same everywhere', () => {
  const scripts = new Set<string>()
  for (const path of listBuiltPages()) {
    const html = readBuiltPage(path)
    expect(html, path).not.toMatch(/<[^>]*\s(?:style|on\w+)=/)
    const inline = [
      ...html.matchAll(/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json">)[^>]*>(.*?)<\/script>/gs),
    ].map(([, script = '']) => script)
    expect(inline, path).toHaveLength(1)
    scripts.add(inline[0] ?? '')
  }
  expect(scripts.size).toBe(1)
})

test('the entry script holds no text of the site', () => {
  const entry = listBuiltFiles(inject('dist')).find(path => /\/client-.*\.js$/.test(path)) ?? ''
  expect(readBuilt(entry)).not.toMatch(/joins|kdb|Tickwise team/)
})

function brotliBytes(path: string): number {
  return brotliCompressSync(readBuilt(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
