import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { folderForTest } from '../support/folder-for-test.ts'
import { findHtmlMistakes } from '../support/html-validator.ts'
import { removeFigures, runTickwise, startTickwiseServer } from '../support/run-tickwise.ts'

const tables = 'content/docs/first-steps/tables.mdx'
const served = { root: '', dist: '', origin: '', output: '' }
let server: Awaited<ReturnType<typeof startTickwiseServer>> | undefined

beforeAll(async () => {
  served.root = join(mkdtempSync(join(tmpdir(), 'tickwise-')), 'my-site')
  served.dist = join(served.root, 'dist')
  await runTickwise('new', 'site', served.root)
  served.output = (await runTickwise('build', '--root', served.root)).output
  server = await startTickwiseServer('preview', '--root', served.root)
  served.origin = server.origin
})
afterAll(async () => {
  await server?.stop()
  rmSync(join(served.root, '..'), { recursive: true, force: true })
})
const browser = startBrowser(served)

test('a new site builds without errors and warnings', () => {
  expect(removeFigures(served.output).split('\n')).toEqual([
    'bundled scripts and styles in N s',
    'wrote 17 pages, N files in N s',
    'ran 16 q examples (0 pages as before), 0 marked norun in N s',
    'social images: 7 drawn, 0 as before in N s',
    '',
  ])
})

test('all its pages are valid HTML', async () => {
  const pages = listBuiltFiles(served.dist).filter(path => path.endsWith('.html'))
  expect(pages).toEqual(expect.arrayContaining(['/index.html', '/docs/first-steps/tables.html', '/blog.html']))
  for (const path of pages) expect(await findHtmlMistakes(readBuilt(path, served.dist)), path).toEqual([])
})

test('its pages have no faults in the browser, and none that axe finds in light and dark', async () => {
  for (const path of ['/', '/docs/first-steps/tables', '/docs/first-steps/averages', '/about']) {
    const { page, faults } = await browser.openReady(path)
    expect(await findAxeViolationsInBothModes(page), path).toEqual([])
    expect(faults, path).toEqual([])
  }
})

test('its exercise can be solved by keyboard', async () => {
  const { page, faults } = await browser.openReady('/docs/first-steps/tables')
  const editor = page.locator('.exercise').getByRole('textbox')
  await editor.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' size>avg size')
  await page.getByRole('button', { name: 'Check my answer' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.exercise-outcome > [role=status]').textContent()).toBe('Correct.')
  expect(faults).toEqual([])
})

test('its component computes as readers type, and shows the first result without scripts', async () => {
  const { page } = await browser.openReady('/docs/first-steps/averages')
  const size = page.getByLabel('Size of trade 3')
  await size.scrollIntoViewIfNeeded()
  await size.fill('1000')
  const status = page.locator('.weighted-average [role=status]')
  expect(await status.textContent()).toBe('Average: 14.00. Weighted by size: 17.57.')
  const { page: plain } = await browser.open('/docs/first-steps/averages', { javaScriptEnabled: false })
  expect(await plain.locator('.weighted-average').innerText()).toContain('Weighted by size: 12.44.')
  expect(await plain.getByLabel('Size of trade 3').isDisabled()).toBe(true)
})

test('its tests pass, and build nothing into its folder', async () => {
  const root = join(folderForTest({}), 'my-site')
  await runTickwise('new', 'site', root)
  const { code, output } = await runTickwise('test', '--root', root, '--no-cache')
  expect(output.split('\n').slice(-3)).toEqual([
    '17 pages built; 34 inputs of q with the output that the pages show; 3 answers of 1 exercise judged',
    '54 passed, 0 failed',
    '',
  ])
  expect(code).toBe(0)
  expect(listBuiltFiles(root).filter(path => /^\/(?:dist|node_modules)/.test(path))).toEqual([])
})

test.each([
  ['a printed output', tables, '102.75\n', '102.5\n', '`exec max price from trade` prints', '3 passed, 1 failed'],
  [
    'a wrong answer',
    tables,
    'price>avg price',
    'size>avg size',
    'accepts an answer that is marked `wrong`',
    '53 passed, 1 failed',
  ],
  [
    'a link',
    'content/docs/intro.md',
    '(first-steps/lists.md)',
    '(first-steps/none)',
    'error content/docs/intro.md',
    '3 passed, 1 failed',
  ],
  [
    'a component',
    'components/home/latest-posts.tsx',
    'const { posts } = useSite()',
    "const posts = useSite().posts ?? []\n  throw new Error('broken')",
    'error content/pages/index.tsx',
    '3 passed, 1 failed',
  ],
  [
    'the code of a component',
    'components/home/latest-posts.tsx',
    'return (',
    'return ((',
    'error components/home/latest-posts.tsx',
    '3 passed, 1 failed',
  ],
])('its tests fail after a mistake in %s', async (_, path, before, after, problem, lastLine) => {
  const file = join(served.root, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(before)
  writeFileSync(file, text.replace(before, after))
  onTestFinished(() => writeFileSync(file, text))
  const { code, output } = await runTickwise('test', '--root', served.root)
  expect(output).toContain(problem)
  expect(output.trimEnd().split('\n').at(-1)).toBe(lastLine)
  expect(code).toBe(1)
})
