import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
/** Small sites have no social images. */
const browserOfWholeSite = startBrowser()

test('a click swaps the page: title, canonical link and focus are those of the new page, and the document stays', async () => {
  const { page, faults } = await browser.visit('/docs/intro')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click()
  await page.waitForURL('**/docs/category/kdbq-study-roadmap')
  await expect.poll(() => page.title()).toContain('KDB/Q Study Roadmap')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    'https://tickwise.example/docs/category/kdbq-study-roadmap',
  )
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('#announcer').textContent()).toContain('KDB/Q Study Roadmap')
  expect(faults).toEqual([])
})

test('Back restores the scroll position, and Forward shows the page again', async () => {
  const { page } = await browser.visit('/docs/concepts/joins')
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await clickMenu(page, '/blog')
  await page.waitForURL('**/blog')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
  await page.goBack()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
  await page.goForward()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
})

test('the navbar marks the section of the current page', async () => {
  const { page } = await browser.visit('/docs/intro')
  const menu = page.getByRole('navigation', { name: 'Main' })
  expect(await menu.locator('[aria-current]').allTextContents()).toEqual(['Learn'])
  await menu.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect.poll(() => menu.locator('[aria-current]').allTextContents()).toEqual(['Blog'])
})

test('a page that takes longer than 200 ms has a progress bar, and the old page stays until then', async () => {
  const { page } = await browser.visit('/about/about')
  await delay(page, '**/cv/cv', 700)
  await clickMenu(page, '/cv/cv')
  await page.getByRole('progressbar').waitFor()
  expect(await page.locator('h1').textContent()).toContain('About')
  await page.waitForFunction(() => document.title.includes('CV'))
  expect(await page.getByRole('progressbar').count()).toBe(0)
})

test('a page that arrives at once has no progress bar', async () => {
  const { page } = await browser.visit('/about/about')
  await delay(page, '**/cv/cv', 700)
  const barsSeen = await countProgressBars(page)
  await clickMenu(page, '/cv/cv')
  await page.waitForFunction(() => document.title.includes('CV'))
  // The bar of the slow page shows that the count works.
  expect(await barsSeen()).toBe(1)
  await page.goBack()
  await page.waitForFunction(() => document.title.includes('About'))
  expect(await barsSeen()).toBe(1)
})

test('for an unknown page, the 404 page is shown without a full load, and its address stays', async () => {
  const { page } = await browser.visit('/docs/intro')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/docs/nope'
    link.textContent = 'nope'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'nope' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Page Not Found')
  expect(new URL(page.url()).pathname).toBe('/docs/nope')
})

test('a short link leads to its doc and its address, and the doc is fetched and announced once', async () => {
  const { page } = await browser.visit('', { viewport: { width: 1200, height: 200 } })
  const fetched: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/cv/cv')
  const said = await watchAnnouncer(page)
  await page.evaluate(() => navigation.navigate('/concepts/joins'))
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  expect(new URL(page.url()).pathname).toBe('/docs/concepts/joins')
  await followLink(page, '/cv/cv')
  await expect.poll(() => page.locator('h1').textContent()).toContain('CV')
  await followLink(page, '/docs/concepts/joins')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  expect(fetched.filter(path => path.endsWith('/concepts/joins'))).toEqual([
    '/concepts/joins',
    '/docs/concepts/joins', // The redirect.
  ])
  expect(await said()).toEqual(['Joins | Tickwise', await fetchTitle('/cv/cv'), 'Joins | Tickwise'])

  function fetchTitle(path: string) {
    return page.request.get(path).then(async response => /<title>(.*?)<\/title>/.exec(await response.text())?.[1])
  }
})

test('a failed request loads the page in full, once', async () => {
  const { page } = await browser.visit('/docs/intro')
  let requests = 0
  await page.route('**/about/about', route => (requests++ === 0 ? route.abort() : route.continue()))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await clickMenu(page, '/about/about')
  await expect.poll(() => page.title()).toContain('About')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(requests).toBe(2)
})

test('a hash leads to its heading on another page, just below the navbar, and takes the focus', async () => {
  const { page } = await browser.visit('/docs/intro')
  await followLink(page, '/docs/concepts/joins#as-of-join')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  const top = () => page.locator('#as-of-join').evaluate(heading => heading.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(100)
  expect(await top()).toBeGreaterThan(59)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('as-of-join')
})

test('a short link with a hash leads to the heading of its doc, and the address keeps the hash', async () => {
  const { page } = await browser.visit('/docs/intro')
  await followLink(page, '/concepts/joins#as-of-join')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('as-of-join')
  expect(page.url()).toMatch(/\/docs\/concepts\/joins#as-of-join$/)
})

test('a percent-encoded hash leads to its heading', async () => {
  const { page } = await browser.visit('/docs/intro')
  await followLink(page, '/docs/concepts/joins#%61s-of-join')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('as-of-join')
})

test('a hash without a heading leads to the top of its page', async () => {
  const { page } = await browser.visit('/docs/intro')
  await page.evaluate(() => scrollTo(0, 500))
  await followLink(page, '/docs/concepts/iterators#no-such-heading')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Iterators')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('the title of a new page is announced once', async () => {
  const { page } = await browser.visit('/docs/intro')
  const said = await watchAnnouncer(page)
  await followLink(page, '/docs/concepts/joins')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  expect(await said()).toEqual(['Joins | Tickwise'])
})

test('after a navigation, Tab continues from the heading', async () => {
  const { page } = await browser.visit('/docs/intro')
  await followLink(page, '/docs/concepts/joins')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('after a navigation the head has the description, robots, alternate and social tags of the new page', async () => {
  const { page } = await browserOfWholeSite.visit('/docs/intro')
  const ofPage = (address: string) => page.request.get(address).then(response => response.text())
  for (const path of ['/docs/concepts/joins', '/search', '/blog/year-review-2025', '/']) {
    await followLink(page, path)
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path)
    await page.waitForFunction(
      address => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(address),
      path,
    )
    const present = await page.evaluate(headTags, undefined)
    const served = await page.evaluate(headTags, await ofPage(path))
    expect(present).toEqual(served)
  }
})

for (const [name, press] of [
  ['Ctrl and a click', { modifiers: ['Control'] }],
  ['Shift and a click', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
] as const) {
  test(`${name} on a link opens its page in a new tab or window, and the current page stays`, async () => {
    const { page } = await browser.visitReady('/docs/intro')
    const opened = page.context().waitForEvent('page')
    await page
      .getByRole('link', { name: 'Blog', exact: true })
      .first()
      .click({ ...press, modifiers: [...(press.modifiers ?? [])] })
    await (await opened).waitForURL('**/blog')
    expect(new URL(page.url()).pathname).toBe('/docs/intro')
  })
}

test('a link with another target opens its page there, and the current page stays', async () => {
  const { page } = await browser.visitReady('/docs/intro')
  const opened = page.context().waitForEvent('page')
  await clickOwnLink(page, '<a href="/blog" target="_blank">')
  await (await opened).waitForURL('**/blog')
  expect(new URL(page.url()).pathname).toBe('/docs/intro')
})

test('a download link saves its page as a file, and the current page stays', async () => {
  const { page } = await browser.visitReady('/docs/intro')
  const download = page.waitForEvent('download')
  await clickOwnLink(page, '<a href="/blog" download="blog.html">')
  expect((await download).suggestedFilename()).toBe('blog.html')
  expect(await page.locator('h1').textContent()).toContain('Start')
  expect(new URL(page.url()).pathname).toBe('/docs/intro')
})

test('the browser submits forms and loads the result in full', async () => {
  const { page } = await browser.visitReady('/docs/intro')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.evaluate(() => {
    const form = '<form action="/search"><input name="q" aria-label="Plain"></form>'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', form)
  })
  await page.getByLabel('Plain').fill('fby')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=fby')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})

/** Clicks a link of the main menu. Playwright's own click would scroll the page first. */
async function clickMenu(page: Page, href: string) {
  await page.evaluate(address => document.querySelector<HTMLAnchorElement>(`#menu a[href="${address}"]`)?.click(), href)
}

/** Clicks a link that an author wrote as HTML. */
async function clickOwnLink(page: Page, tag: string) {
  await page.evaluate(html => document.querySelector('main')?.insertAdjacentHTML('afterbegin', `${html}own</a>`), tag)
  await page.getByText('own', { exact: true }).click()
}

async function delay(page: Page, pattern: string, ms: number) {
  await page.route(pattern, async route => {
    await new Promise(resolve => setTimeout(resolve, ms))
    await route.continue()
  })
}

/** Returns a function that counts the progress bars added to the page since. */
async function countProgressBars(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = { bars: 0 }
    Object.assign(window, { count })
    new MutationObserver(changes => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      count.bars += added.filter(node => node instanceof Element && node.matches('.progress-bar')).length
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { count: { bars: number } }).count.bars)
}

/** Returns a function that lists what has been announced to screen readers since. */
async function watchAnnouncer(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const announcer = document.getElementById('announcer')
    if (announcer)
      new MutationObserver(() => said.push(announcer.textContent ?? '')).observe(announcer, { childList: true })
  })
  return () => page.evaluate(() => Object(window).said)
}

/** The tags of a head that belong to one page: of `html`, else of the document shown. */
function headTags(html: string | undefined) {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const tags = head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]')
  return [...tags].map(tag => tag.outerHTML).sort()
}
