import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const current = (page: Page) => page.locator('.table-of-contents [aria-current]').allTextContents()

test('the table of contents marks the section being read: none at the top, the one in the middle, the last at the end', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins')
  expect(await current(page)).toEqual([])
  const headings = await page.locator('.prose h2').allTextContents()
  for (const [index, name] of headings.entries()) {
    if (index > 5) break
    await page
      .locator('.prose h2')
      .nth(index)
      .evaluate(heading => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100))
    await expect.poll(() => current(page)).toEqual([name])
  }
  await page.keyboard.press('End')
  await expect.poll(() => current(page)).toEqual([headings.at(-1)])
})

test('a section whose link was followed is marked, even if it and its neighbours are short', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins')
  const links = await page.locator('.table-of-contents a').all()
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) {
    await link.click()
    await expect.poll(() => current(page)).toEqual([await link.textContent()])
  }
})

test('in a low window the table of contents is scrolled to the marked section, and the page is not', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins', { viewport: { width: 1280, height: 300 } })
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await page.keyboard.press('End')
  const distanceToEnd = () => page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight)
  await expect.poll(distanceToEnd).toBeCloseTo(0, 0)
  await expect.poll(() => contents.evaluate(nav => nav.scrollTop)).toBeGreaterThan(0)
  // Scroll positions are whole pixels, heights are not.
  const isInView = () =>
    contents.evaluate(nav => {
      const box = nav.getBoundingClientRect()
      const marked = nav.querySelector('[aria-current]')?.getBoundingClientRect()
      return marked !== undefined && marked.top >= box.top && marked.bottom <= box.bottom + 1
    })
  await expect.poll(isInView).toBe(true)
  expect(await distanceToEnd()).toBeCloseTo(0, 0)
})

test('after a navigation the new page’s sections are marked', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins')
  await page.evaluate(() => document.querySelector<HTMLElement>('#sidebar a[href="/docs/concepts/iterators"]')?.click())
  await expect.poll(() => page.locator('h1').textContent()).toBe('Iterators')
  // Sections further down are laid out after the first frame: until then the page ends earlier.
  const atEnd = async () => {
    await page.keyboard.press('End')
    return current(page)
  }
  await expect.poll(atEnd).toEqual([await page.locator('.prose h2').last().textContent()])
})

test('levels two to five are listed, six is not', async () => {
  const { page } = await browser.visitReady('/docs/deep')
  expect(await page.locator('.table-of-contents a').allTextContents()).toEqual(['Two', 'Three', 'Four', 'Five'])
})

test('a doc ends with the next stop, then posts, then its tags and the links to edit it', async () => {
  const { page } = await browser.visit('/docs/concepts/joins')
  expect(await page.locator('.pager-after').textContent()).toBe('Next stopfby')
  const parts = page.locator('.prose, .pager, .related, .page-footer .tags, .page-links')
  const names = await parts.evaluateAll(elements => elements.map(({ className }) => className))
  expect(names).toEqual(['prose', 'pager', 'related', 'tags', 'page-links'])
  const tops = await parts.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('the back-to-top button appears on the way up a long page and disappears on the way down', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins')
  const button = page.getByRole('button', { name: 'Scroll back to top' })
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  expect(await button.isVisible()).toBe(false)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => button.isVisible()).toBe(true)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => button.isVisible()).toBe(false)
})

test('the back-to-top button scrolls to the heading of the page, and disappears there', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins')
  const button = page.getByRole('button', { name: 'Scroll back to top' })
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  await page.mouse.wheel(0, -100)
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => button.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('a hash that leads into closed details or an unselected tab opens it, on page load and by a link', async () => {
  const { page } = await browser.visitReady('/docs/hidden#in-a-tab')
  const isShown = (name: string) => page.getByRole('heading', { name, exact: true }).isVisible()
  await expect.poll(() => isShown('In a tab')).toBe(true)
  expect(await isShown('In details')).toBe(false)
  await page.getByRole('link', { name: 'to the details' }).click()
  await expect.poll(() => isShown('In details')).toBe(true)
  await page.goto('/docs/first')
  await page.goto('/docs/hidden#%')
  await waitForControls(page)
  expect(await isShown('In a tab')).toBe(false)
})

test('a link from another page into closed details opens them', async () => {
  const { page } = await browser.visitReady('/docs/first')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await followLink(page, '/docs/hidden#in-details')
  await expect.poll(() => page.getByRole('heading', { name: 'In details', exact: true }).isVisible()).toBe(true)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('an image opens in a dialog; Escape closes it and returns the focus', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  await page.getByRole('link', { name: 'Enlarge image: The mark of Tickwise' }).click()
  const dialog = page.getByRole('dialog', { name: 'The mark of Tickwise' })
  expect(await dialog.getByRole('img').getAttribute('src')).toContain('/img/logo.svg')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('zoom')
})

test('without scripts the link around an image opens its file', async () => {
  const { page } = await browser.visit('/markdown-page', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Enlarge image: The mark of Tickwise' }).click()
  await page.waitForURL('**/img/logo.svg')
})

test('Back closes an open image or the keyboard help and shows the previous page', async () => {
  const { page } = await browser.visitReady('/blog')
  for (const [name, button] of [
    ['The mark of Tickwise', page.getByRole('link', { name: 'Enlarge image: The mark of Tickwise' })],
    ['Keyboard', page.getByRole('button', { name: 'Keyboard help' })],
  ] as const) {
    await followLink(page, '/markdown-page')
    await button.click()
    await page.getByRole('dialog', { name }).waitFor()
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
    expect(await page.locator('dialog:modal').count(), name).toBe(0)
  }
})

test.each([true, false])(
  'on wide screens the table of contents is a list and no disclosure, scripts: %s',
  async javaScriptEnabled => {
    const { page } = await browser.visit('/docs/concepts/joins', { javaScriptEnabled })
    expect(await disclosures(page)).toEqual([])
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const [first] = await contents.getByRole('link').allTextContents()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe(first)
  },
)

test('on phones the table of contents is a closed disclosure that a tap opens', async () => {
  const { page } = await browser.visit('/docs/concepts/joins', {
    viewport: { width: 375, height: 700 },
    hasTouch: true,
  })
  expect(await disclosures(page)).toEqual([{ isExpanded: false }])
  const contents = page.getByRole('navigation', { name: 'On this page' })
  expect(await contents.isVisible()).toBe(false)
  await page.getByText('On this page').tap()
  expect(await contents.isVisible()).toBe(true)
  expect(await disclosures(page)).toEqual([{ isExpanded: true }])
})

test('on phones the bar stays below the navbar and names the section; its list closes once a section is chosen', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins', {
    viewport: { width: 375, height: 700 },
    hasTouch: true,
  })
  const bar = page.locator('.table-of-contents')
  const top = () => bar.evaluate(element => Math.round(element.getBoundingClientRect().top))
  await page.getByText('On this page').tap()
  await bar.getByRole('link', { name: 'Choosing' }).tap()
  await expect.poll(() => bar.getAttribute('open')).toBe(null)
  await expect.poll(() => bar.locator('summary').getAttribute('data-section')).toBe('Choosing')
  await expect.poll(top).toBe(0)
  const heading = await page.locator('#choosing').boundingBox()
  expect(heading?.y).toBeGreaterThan(44)
  await page.evaluate(() => scrollBy(0, -50))
  await expect.poll(top).toBe(60)
})

test('on phones a tap elsewhere closes the list of sections', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins', {
    viewport: { width: 375, height: 700 },
    hasTouch: true,
  })
  await page.getByText('On this page').tap()
  await page.getByRole('heading', { level: 1 }).tap()
  expect(await page.locator('.table-of-contents').getAttribute('open')).toBe(null)
})

test('on narrow screens the list of sections closes once focus is elsewhere, so that it hides nothing that has focus', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins', { viewport: { width: 720, height: 450 } })
  const bar = page.locator('.table-of-contents')
  await bar.locator('summary').focus()
  await page.keyboard.press('Enter')
  await bar.getByRole('link').last().focus()
  expect(await bar.getAttribute('open')).toBe('')
  await page.keyboard.press('Tab')
  expect(await bar.getAttribute('open')).toBe(null)
  const isSeen = await page.locator(':focus').evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isSeen).toBe(true)
})

test('on narrow screens Escape closes the list of sections and returns focus to what opened it', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins', { viewport: { width: 720, height: 450 } })
  const bar = page.locator('.table-of-contents')
  await bar.locator('summary').focus()
  await page.keyboard.press('Enter')
  await bar.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  expect(await bar.getAttribute('open')).toBe(null)
  expect(await bar.locator('summary').evaluate(summary => summary === document.activeElement)).toBe(true)
})

test.each([
  ['long', '/docs/concepts/joins'],
  ['short', '/about/about'],
])('on phones the wheel over a %s list of sections never scrolls the page', async (_, path) => {
  const { page } = await browser.visitReady(path, { viewport: { width: 375, height: 700 } })
  await page.locator('.table-of-contents summary').click()
  const list = page.getByRole('navigation', { name: 'On this page' })
  await list.hover()
  // The first turn reaches the end of the list. Turns that follow quickly belong to what the first one scrolled.
  for (let turn = 0; turn < 2; turn++) {
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(700)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** The controls that open and close the table of contents, as assistive technology sees them. */
async function disclosures(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const own = nodes.filter(({ role, name }) => role?.value === 'DisclosureTriangle' && name?.value === 'On this page')
  return own.map(({ properties }) => ({
    isExpanded: properties?.find(({ name }) => name === 'expanded')?.value.value as unknown,
  }))
}
