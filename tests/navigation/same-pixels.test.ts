import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { groupBy } from '../../src/lib/collections.ts'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { listBuiltPages, readBuilt, readBuiltPage } from '../support/built-files.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { startTickwiseServer } from '../support/run-tickwise.ts'

const browser = startBrowser()
const pageCount = 40
/** The walk is made in legs, each a test, so that a slow machine has time for each. */
const legLength = 5
const paths = choosePages()
/** Reduced motion switches the site's animations off. */
const options = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' } as const

test.for(Array.from({ length: pageCount / legLength }, (_, index) => index * legLength))(
  'forty pages of all kinds look the same opened directly and reached by a walk, each click to a page of another kind: five from number %i on',
  async first => {
    const { page } = await browser.open('', options)
    // Sidebars would scroll to where the reader left them.
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {}
    })
    expect(new Set(paths).size).toBe(pageCount)
    const leg = paths.slice(first, first + legLength)
    const before = (index: number) => paths.at(first + index - 1) ?? ''
    const walk = async () => {
      await open(page, before(0))
      const looks: Look[] = []
      for (const path of leg) {
        await click(page, path)
        looks.push(await capture(page))
      }
      return looks
    }
    const reached = await walk()
    const opened: Look[] = []
    for (const path of leg) {
      await open(page, path)
      opened.push(await capture(page))
    }
    const compare = (looks: Look[]) =>
      leg.flatMap((path, index) =>
        JSON.stringify(looks[index]) === JSON.stringify(opened[index])
          ? []
          : `${path} after ${before(index)}: ${looks[index]?.height} px high, opened directly ${opened[index]?.height} px`,
      )
    let differences = compare(reached)
    // The whole leg once more: the first time that Chromium draws the text of a picture, the edges of its letters may have other shades.
    if (differences.length > 0) differences = compare(await walk())
    expect(differences).toEqual([])
  },
)

test('Back to a page looks the same as opening it', async () => {
  const { page } = await browser.open('', options)
  await open(page, '/blog')
  const opened = await capture(page)
  await click(page, '/blog/panel-gateway-or-no-gateway')
  await afterNextSwap(page, () => page.goBack())
  expect(await capture(page)).toEqual(opened)
})

test('a page has its own stylesheets alone, in their order, after pages with fewer and with more', async () => {
  const { root } = createFixtureSite({ 'content/docs/third.md': '# Third\n\n- [x] a task\n' })
  const server = await startTickwiseServer('start', '--root', root)
  onTestFinished(() => server.stop())
  const listInHtml = (path: string) => listStylesheets(readBuilt(`${path}.html`, join(root, 'dist')))
  const [plain, rich] = [listInHtml('/docs/second'), listInHtml('/docs/third')]
  expect(rich.length).toBeGreaterThan(plain.length)
  const { page } = await browser.openReady(`${server.origin}/docs/second`)
  for (const path of ['/docs/third', '/docs/second']) {
    await click(page, path)
    expect(await page.evaluate(listAppliedStylesheets), path).toEqual(listInHtml(path))
  }
  await afterNextSwap(page, () => page.goBack())
  expect(await page.evaluate(listAppliedStylesheets)).toEqual(rich)
})

test('the stylesheets of the next page do not change the current one while it is shown', async () => {
  const { page } = await browser.openReady('/blog')
  const before = await page.evaluate(listAppliedStylesheets)
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  // The page needs two stylesheets more. One has arrived, the other has not.
  await page.route('**/tabs-*.css', async route => {
    await released
    await route.continue()
  })
  const arrived = page.waitForResponse('**/marked-lines-*.css')
  await followLink(page, '/markdown-page')
  await (await arrived).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(listAppliedStylesheets)).toEqual(before)
  await afterNextSwap(page, async () => release())
  expect(await page.evaluate(listAppliedStylesheets)).toEqual(listStylesheets(readBuiltPage('/markdown-page')))
})

/**
 * Pages of all kinds in turn, so that each is of another kind than the one before it. Pages of one kind load the same
 * stylesheets; the shortest of them are chosen, whose pictures take the least time.
 */
function choosePages(): string[] {
  const pages = listBuiltPages().map(path => ({ path, html: readBuiltPage(path) }))
  const byLength = pages.toSorted((a, b) => a.html.length - b.html.length)
  const kinds = groupBy(byLength, ({ html }) => listStylesheets(html).join())
  const chosen: string[] = []
  while (chosen.length < pageCount) {
    for (const kind of kinds.values()) chosen.push(...kind.splice(0, 1).map(({ path }) => path))
  }
  return chosen.slice(0, pageCount)
}

/** The addresses of the stylesheets in a page's HTML, without those for readers without scripts. */
function listStylesheets(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>')).replace(/<noscript>.*?<\/noscript>/s, '')
  return [...head.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href = '']) => href)
}

/** In the browser: the same of the page that is shown. Scripts load their stylesheets after the entry script. */
function listAppliedStylesheets(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')]
  const entry = document.querySelector('script[type=module]') as Element
  const isOfPage = (link: Element) => link.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING
  return links.filter(link => isOfPage(link) && link.media === '').map(link => new URL(link.href).pathname)
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForControls(page)
}

function click(page: Page, path: string) {
  return afterNextSwap(page, () => followLink(page, path))
}

async function afterNextSwap(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    const swapped = new Promise(resolve => document.addEventListener('tickwise:page', resolve, { once: true }))
    Object.assign(window, { swapped })
  })
  await act()
  await page.evaluate(async () => {
    await Object(window).swapped
  })
}

interface Look {
  /** In pixels. */
  height: number
  /** A hash of the picture. */
  pixels: string
}

/** The height of the page and what it looks like, once scripts have added what they add to every page. */
async function capture(page: Page): Promise<Look> {
  await page.waitForFunction(isComplete)
  const height = await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map(image => image.decode()))
    return document.documentElement.scrollHeight
  })
  const clip = { x: 0, y: 0, width: 1280, height, scale: 1 }
  const devtools = await page.context().newCDPSession(page)
  // Playwright's own screenshots take twice the time.
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  })
  await devtools.detach()
  return { height, pixels: createHash('sha256').update(data).digest('hex') }
}

/** In the browser: whether all of the page is laid out, its code has its buttons and the islands in view are attached. */
function isComplete(): boolean {
  if (document.querySelector('[data-deferred-layout]')) return false
  if (document.querySelector('.exercise') && !document.querySelector('link[href*="/exercise-"]')) return false
  // A file that another page shows has no code, and so no buttons.
  const blocks = [...document.querySelectorAll('.code-block:has(pre)')]
  const islands = [...document.querySelectorAll('x-island:not([data-live]):is([data-when=load], [data-when=visible])')]
  const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight
  return (
    blocks.every(block => block.querySelector(block.matches('.session') ? '.q-bar' : '.code-buttons')) &&
    !islands.some(island => island.matches('[data-when=load]') || isInView(island))
  )
}
