import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltFiles } from '../support/built-files.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { startTickwiseServer } from '../support/run-tickwise.ts'

const browser = startBrowser()
/** A page of each kind, and of each that has a stylesheet of its own. */
const kinds = [
  '/',
  '/404',
  '/about/about',
  '/blog',
  '/blog/archive',
  '/blog/how-to-read-q-code-part-2',
  '/blog/tags',
  '/blog/tags/kdb-q',
  '/console',
  '/docs/category/important-concepts',
  '/docs/concepts/joins',
  '/faithfulness',
  '/markdown-page',
  '/practice',
  '/search',
  '/testimonials/testimonials',
]

// Stylesheets stay when readers go on to another page (src/navigation/router.ts).
test.each(kinds)('%s looks the same when readers come from pages with other stylesheets', async path => {
  // What `index` and `rich` hold is in `full`, which all pages of this site load.
  const stylesheets = listStylesheets(inject('dist')).filter(name => !/\/(?:index|rich|full)-/.test(name))
  for (const width of [375, 1280]) {
    const { page } = await browser.openReady(path, { viewport: { width, height: 800 } })
    expect(await findMovedElements(page, stylesheets), `${width} px`).toEqual([])
  }
})

test('a page that needs no rich styles looks the same after one that does', async () => {
  const { root } = createFixtureSite()
  const server = await startTickwiseServer('start', '--root', root)
  onTestFinished(() => server.stop())
  const stylesheets = listStylesheets(join(root, 'dist')).filter(name => !/\/(?:index|full)-/.test(name))
  expect(stylesheets.some(name => name.includes('/rich-'))).toBe(true)
  for (const path of ['/', '/docs/first', '/docs/second', '/blog', '/blog/post']) {
    const { page } = await browser.openReady(server.origin + path)
    expect(await findMovedElements(page, stylesheets), path).toEqual([])
  }
})

function listStylesheets(dist: string): string[] {
  return listBuiltFiles(dist).filter(path => /^\/assets\/.*\.css$/.test(path))
}

/** Adds the stylesheets that the page lacks, and describes each element whose box they change. */
async function findMovedElements(page: Page, stylesheets: string[]): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async hrefs => {
    const elements = [...document.querySelectorAll('body *')]
    const describeBoxes = () =>
      elements.map(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const box = [x, y + scrollY, width, height].map(length => length.toFixed(1))
        return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${box.join(' ')}`
      })
    const before = describeBoxes()
    const add = (href: string) =>
      new Promise<void>((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        link.addEventListener('load', () => resolve())
        link.addEventListener('error', () => reject(new Error(`${href} does not load.`)))
        document.head.append(link)
      })
    await Promise.all(hrefs.filter(href => !document.querySelector(`link[href$="${href}"]`)).map(add))
    const after = describeBoxes()
    return before.flatMap((box, index) => (box === after[index] ? [] : [`${box} -> ${after[index]}`])).slice(0, 5)
  }, stylesheets)
}
