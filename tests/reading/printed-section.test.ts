import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const site = serveFixtureSite({
  'components/drawing.css': '.drawing rect { fill: rgb(1, 2, 3); }',
  'components/drawing.tsx': `import './drawing.css'
export const Drawing = () => (
  <svg className="drawing" role="img" aria-labelledby="title" viewBox="0 0 10 10">
    <title id="title">A box</title>
    <defs><marker id="arrow"><path d="M0 0h1" /></marker></defs>
    <rect width="5" height="5" /><path d="M0 0h5" markerEnd="url(#arrow)" /><use href="#arrow" />
  </svg>
)`,
  'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'content/docs/shapes/_category_.json': '{"label": "Shapes", "link": {"type": "generated-index"}}',
  'content/docs/shapes/drawn.mdx': `# Drawn

<Drawing />

## Below

[This part](#below), [its neighbour](./marked), [another host](https://other.example/) and [a letter](mailto:a@b.example).

${'Text between them.\n\n'.repeat(120)}
![Dot](/dot.svg)
`,
  'content/docs/shapes/marked.mdx': `# Marked

\`\`\`js ins={1}
let added
\`\`\`

<Tabs>
<TabItem value="a" label="First">One</TabItem>
<TabItem value="b" label="Second">Two</TabItem>
</Tabs>

<Drawing />
`,
})

const browser = startBrowser(site)
const shared = browser.shareAcrossPaths()

test('a section is printed with the stylesheets of its pages', async () => {
  const { page, printed } = await openSection()
  await pressPrint(page)
  const { fill, insertion, panels } = await printed(() => ({
    fill: getComputedStyle(document.querySelector('.drawing rect') ?? document.body).fill,
    insertion: getComputedStyle(document.querySelector('ins') ?? document.body).display,
    panels: [...document.querySelectorAll('[role=tabpanel]')].map(panel => getComputedStyle(panel).paddingTop),
  }))
  expect({ fill, insertion }).toEqual({ fill: 'rgb(1, 2, 3)', insertion: 'block' })
  expect(panels).toEqual([expect.stringMatching(/^[1-9]/), expect.stringMatching(/^[1-9]/)])
})

test('a section of which a stylesheet cannot be fetched is not printed, says so and can be tried again', async () => {
  const { page, isPrinted } = await openSection()
  await page.route('**/components-*.css', route => route.abort())
  await pressPrint(page)
  await page.getByText('Part of it could not be loaded.').waitFor()
  expect([await isPrinted(), await page.locator('.doc-line').count()]).toEqual([false, 1])
  await page.unroute('**/components-*.css')
  await pressPrint(page)
  await expect.poll(isPrinted).toBe(true)
})

test('a stylesheet that never arrives does not hold a section up for ever', async () => {
  const { page, isPrinted } = await openSection(browser.openReady)
  await page.route('**/components-*.css', () => {})
  await page.clock.install()
  const asked = page.waitForRequest('**/components-*.css')
  await pressPrint(page)
  await asked
  await page.clock.runFor(10_000)
  await page.getByText('Part of it could not be loaded.').waitFor()
  expect(await isPrinted()).toBe(false)
})

test('references to ids in inserted pages lead to the ids of the same page', async () => {
  const { page, printed } = await openSection()
  await pressPrint(page)
  const drawings = await printed(() =>
    [...document.querySelectorAll('.drawing')].map(drawing => [
      drawing.querySelector('title')?.id === drawing.getAttribute('aria-labelledby'),
      `url(#${drawing.querySelector('marker')?.id})` ===
        drawing.querySelector('[marker-end]')?.getAttribute('marker-end'),
      `#${drawing.querySelector('marker')?.id}` === drawing.querySelector('use')?.getAttribute('href'),
    ]),
  )
  expect(drawings).toEqual([
    [true, true, true],
    [true, true, true],
  ])
  expect(await page.getByRole('img', { name: 'A box' }).count()).toBe(2)
})

test('relative addresses of inserted pages lead where they did, and no other address is changed', async () => {
  const { page } = await openSection()
  await pressPrint(page)
  const links = page.locator('.section-print .prose a:not(.zoom, .heading-anchor)')
  await links.first().waitFor()
  expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
    '#p1-below',
    '/docs/shapes/marked',
    'https://other.example/',
    'mailto:a@b.example',
  ])
})

test('a section is printed once the images of its pages are there', async () => {
  const { page, printed } = await openSection()
  let isSent = false
  await page.route('**/dot.svg', async route => {
    await new Promise(resolve => setTimeout(resolve, 500))
    isSent = true
    await route.continue()
  })
  await pressPrint(page)
  expect(await printed(() => document.querySelector<HTMLImageElement>('.section-print img')?.naturalWidth)).toBe(9)
  expect(isSent).toBe(true)
})

test('the button and what it says are not printed', async () => {
  const { page, isPrinted } = await openSection()
  await pressPrint(page)
  await expect.poll(isPrinted).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.print-section').isVisible()).toBe(false)
})

/** A category opened directly. `print` only leaves a mark, since a dialog would stop the page. */
async function openSection(open = shared.load) {
  const { page } = await open('/docs/category/shapes')
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = ''
    }
  })
  const isPrinted = () => page.evaluate(() => document.documentElement.dataset.printed !== undefined)
  /** What `look` finds on the paper. */
  const printed = async <Found>(look: () => Found): Promise<Found> => {
    await page.waitForFunction(() => document.documentElement.dataset.printed !== undefined, undefined, { polling: 10 })
    await page.emulateMedia({ media: 'print' })
    return page.evaluate(look)
  }
  return { page, isPrinted, printed }
}

const pressPrint = (page: Page) => page.getByRole('button', { name: 'Print this section' }).click()
