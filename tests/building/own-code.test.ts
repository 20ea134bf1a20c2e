// A site with its own components, islands, styles, packages, data and files, and pages as Docusaurus' starter has them.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readEntryScript } from '../support/built-files.ts'
import { repository, runTickwise, startTickwiseServer } from '../support/run-tickwise.ts'

const root = mkdtempSync(join(tmpdir(), 'tickwise-'))
const browser = startBrowser()
let origin = ''
let stop: (() => Promise<void>) | undefined

/** Packages of the site, which git would not keep with the fixture: one CommonJS, one ESM. */
const packages = {
  'clsx/package.json': '{ "name": "clsx", "version": "0.0.0", "main": "index.cjs" }',
  'clsx/index.cjs':
    "const names = value => (typeof value === 'object' ? Object.keys(value).filter(key => value[key]) : [value])\n" +
    "module.exports = (...values) => values.flatMap(names).join(' ')\n",
  'loud-words/package.json':
    '{ "name": "loud-words", "version": "0.0.0", "type": "module", "exports": { "import": "./index.js" } }',
  'loud-words/index.js': 'export const shout = words => words.toUpperCase()\n',
}

beforeAll(async () => {
  cpSync(join(repository, 'tests/fixtures/own-code'), root, { recursive: true })
  for (const [path, text] of Object.entries(packages)) {
    const file = join(root, 'node_modules', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { code, output } = await runTickwise('build', '--root', root)
  if (code !== 0) throw new Error(output)
  const server = await startTickwiseServer('preview', '--root', root)
  origin = server.origin
  stop = server.stop
})

afterAll(async () => {
  await stop?.()
  rmSync(root, { recursive: true, force: true })
})

test('a component shows the site, its data and its page, and a package of the site works in it', () => {
  const html = built('docs/parts.html')
  expect(html).toMatch(/<caption>OWN CODE on \/docs\/parts <img alt="" [^>]*src="\/assets\/files\/picture-\w+\.svg"\/>/)
  expect(html).toContain('<td>EURUSD</td><td>1.25</td>')
  const picture = /src="(\/assets\/files\/picture-[^"]+)"/.exec(html)?.[1] ?? ''
  expect(existsSync(join(root, 'dist', picture))).toBe(true)
})

test('the Markdown twin of a page has the Markdown that a component defines for itself', () => {
  expect(built('docs/parts.md')).toContain('- EURUSD: 1.25\n\nA *child*.')
})

test('scripts contain addresses that the configuration computes', () => {
  const scripts = readdirSync(join(root, 'dist/assets')).filter(name => name.endsWith('.js'))
  const address = 'https://code.example/issues/new?title={title}&body={body}'
  expect(scripts.filter(name => built(`assets/${name}`).includes(address))).toHaveLength(1)
})

test('a function of the site generates a file', () => {
  expect(built('rates.csv')).toBe('EURUSD,1.25\n')
})

test('an island works in the browser, with its package, its styles and its children', async () => {
  const { page, faults } = await browser.open(`${origin}/docs/parts`)
  const button = page.getByRole('button', { name: 'PRESSED 3' })
  await button.click()
  await page.getByRole('button', { name: 'PRESSED 4' }).waitFor()
  const counter = page.locator('x-island[name=counter] > div')
  expect(await counter.locator('em').textContent()).toBe('child')
  expect(await counter.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(4, 5, 6)')
  expect(faults).toEqual([])
})

test('an island whose file says so attaches as soon as its page is there', async () => {
  const { page } = await browser.open(`${origin}/docs/parts`)
  await page.getByText('Rendered in the browser.').waitFor()
})

test('a page links one stylesheet for all of its components, and none of components elsewhere', () => {
  const [address = '', ...others] = built('docs/parts.html').match(/\/assets\/components-\w+\.css/g) ?? []
  expect(others).toEqual([])
  const css = built(address)
  expect(css).toMatch(/table.*#010203|#010203/)
  expect(css).toContain('#040506')
  expect(css).not.toContain('#070809')
  expect(built('404.html')).not.toContain('/assets/components-')
})

test('navigation brings the stylesheet of the next page', async () => {
  const { page } = await browser.open(`${origin}/`)
  await page.getByRole('link', { name: 'See the parts' }).click()
  const table = page.locator('table')
  await table.waitFor()
  await expect.poll(() => table.evaluate(element => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
})

test('a home page written as that of Docusaurus’ starter template has its title, styles, links and pictures', async () => {
  const html = built('index.html')
  expect(html).toContain('<title>Welcome to Own code | Own code</title>')
  expect(html).toContain('<meta name="description" content="Where this site begins"/>')
  expect(html).toMatch(/<header class="banner _banner_\w+"><h1 class="banner-title">Own code<\/h1>/)
  expect(html).toContain('href="/docs/parts"')
  expect(html).toMatch(/<img alt="" loading="lazy" class="_picture_\w+" role="img" src="\/img\/wave\.svg"\/>/)
  const { page, faults } = await browser.open(`${origin}/`)
  expect(
    await page
      .locator('section')
      .first()
      .evaluate(element => getComputedStyle(element).display),
  ).toBe('flex')
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('main')
  expect(faults).toEqual([])
})

test('a page may be JSX in a .js file, with images by address and by `require`', () => {
  const html = built('plain.html')
  expect(html).toContain('<main class="plain wide"><h1>JSX in a .js file</h1>')
  expect(html).toMatch(/<img src="\/img\/wave\.svg" alt="A wave"\/><img src="\/img\/dot\.png" alt="A dot"\/>/)
})

test('the entry script is that of any other site, but for the hashes of the chunks that hold the code of the site', () => {
  expect(readEntryScript(join(root, 'dist'))).toBe(readEntryScript())
})

function built(path: string): string {
  return readFileSync(join(root, 'dist', path), 'utf8')
}
