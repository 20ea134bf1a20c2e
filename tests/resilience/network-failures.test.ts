import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const heading = (page: Page) => page.locator('h1').textContent()

async function click(page: Page, href: string) {
  await waitForControls(page)
  await page.evaluate(address => {
    document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click()
  }, href)
}

test('a page that cannot be fetched is loaded in full once; failing again, it says so and Retry brings it', async () => {
  const { page } = await browser.visit('')
  await failFetches(page, '**/about/about')
  const documents = countDocuments(page)
  await page.goto('/docs/intro')
  await click(page, '/about/about')
  await expect.poll(() => heading(page)).toContain('About')
  expect(documents()).toBe(2)
  await click(page, '/cv/cv')
  await expect.poll(() => heading(page)).toContain('CV')
  await click(page, '/about/about')
  await expect.poll(() => heading(page)).toBe('This page could not be loaded.')
  expect(documents()).toBe(2)
  expect(new URL(page.url()).pathname).toBe('/about/about')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.title()).toBe('This page could not be loaded.')
  expect(await page.locator('#announcer').textContent()).toBe('This page could not be loaded.')
  expect(await page.locator('main').getAttribute('id')).toBe('main')
  expect(await page.locator('#menu [aria-current]').count()).toBe(0)
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => heading(page)).toContain('About Tickwise')
  expect(await page.title()).toContain('About')
  expect(await page.locator('#menu [aria-current]').allTextContents()).toEqual(['About'])
  expect(documents()).toBe(2)
})

test('in place of a page that could not be fetched, a link to it tries again', async () => {
  const { page } = await browser.visit('')
  await answerLate(page, '**/about/about')
  await page.goto('/docs/intro')
  await click(page, '/about/about')
  await page.waitForTimeout(100)
  await page.evaluate(() => stop())
  await expect.poll(() => heading(page)).toBe('This page could not be loaded.')
  await click(page, '/about/about')
  await expect.poll(() => heading(page)).toContain('About Tickwise')
})

test('with storage blocked there is no reload loop either', async () => {
  const { page } = await browser.open('')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await failFetches(page, '**/about/about')
  const documents = countDocuments(page)
  await page.goto('/docs/intro')
  for (const visit of [2, 2]) {
    await click(page, '/about/about')
    await page.waitForTimeout(700)
    expect(documents()).toBe(visit)
    await click(page, '/cv/cv')
    await expect.poll(() => heading(page)).toContain('CV')
  }
})

test.each([
  ['no HTML', { contentType: 'text/plain', body: 'busy' }],
  ['another site’s page', { contentType: 'text/html', body: '<h1>Log in to the network</h1>' }],
  ['an error of the server', { status: 500, contentType: 'text/html', body: '<h1>500</h1>' }],
])('an answer that is %s is left to the browser', async (_name, answer) => {
  const { page } = await browser.visit('')
  await page.route('**/about/about', route =>
    route.request().resourceType() === 'fetch' ? route.fulfill(answer) : route.continue(),
  )
  const documents = countDocuments(page)
  await page.goto('/docs/intro')
  await click(page, '/about/about')
  await expect.poll(() => heading(page)).toContain('About Tickwise')
  expect(documents()).toBe(2)
})

test('of clicks in quick succession the last one wins, without an error', async () => {
  const { page, faults } = await browser.visit('')
  await page.route('**/about/about', async route => {
    await new Promise(resolve => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.goto('/docs/intro')
  await click(page, '/about/about')
  await click(page, '/blog')
  await click(page, '/cv/cv')
  await expect.poll(() => heading(page)).toContain('CV')
  await page.waitForTimeout(900)
  expect(await heading(page)).toContain('CV')
  expect(new URL(page.url()).pathname).toBe('/cv/cv')
  expect(faults).toEqual([])
})

test('a page that is loading still appears when the reader uses the current one in the meantime', async () => {
  const { page, faults } = await browser.visit('', { viewport: { width: 375, height: 700 } })
  await answerLate(page, '**/docs/concepts/iterators')
  for (const [meanwhile, use] of [
    ['a section', () => document.querySelector<HTMLAnchorElement>('a[href="#the-data"]')?.click()],
    ['the menu', () => document.querySelector<HTMLButtonElement>('.menu-button')?.click()],
  ] as const) {
    await page.goto('/docs/concepts/joins')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.evaluate(() => scrollTo(0, 900))
    await click(page, '/docs/concepts/iterators')
    await page.waitForTimeout(100)
    await page.evaluate(use)
    await expect.poll(() => heading(page), { message: meanwhile }).toBe('Iterators')
    expect(new URL(page.url()).pathname).toBe('/docs/concepts/iterators')
    expect(await page.evaluate(() => [scrollY, 'isSameDocument' in window]), meanwhile).toEqual([0, true])
  }
  await page.goBack()
  expect(await page.locator('dialog:modal').count()).toBe(0)
  expect(await heading(page)).toBe('Iterators')
  expect(faults).toEqual([])
})

test('a page whose loading is stopped says so, and a late Retry does not replace the next page', async () => {
  const { page } = await browser.visit('')
  await answerLate(page, '**/about/about')
  await page.goto('/docs/intro')
  await click(page, '/about/about')
  await page.waitForTimeout(200)
  await page.evaluate(() => stop())
  await page.getByRole('button', { name: 'Retry' }).click()
  await click(page, '/cv/cv')
  await expect.poll(() => heading(page)).toContain('CV')
  await page.waitForTimeout(1000)
  expect(await heading(page)).toContain('CV')
})

test('the progress bar goes when the reader no longer waits for its page', async () => {
  const { page } = await browser.visit('')
  await answerLate(page, '**/about/about', 2500)
  await page.goto('/docs/intro')
  await click(page, '/cv/cv')
  await expect.poll(() => heading(page)).toContain('CV')
  await click(page, '/about/about')
  await page.getByRole('progressbar').waitFor()
  await page.goBack()
  await page.waitForURL('**/cv/cv')
  await page.waitForTimeout(300)
  expect(await page.getByRole('progressbar').count()).toBe(0)
})

test('a stylesheet that could not be fetched is requested again with the next page', async () => {
  const { page } = await browser.visit('/docs/intro')
  let requests = 0
  await page.route('**/assets/blog-*.css', route => (requests++ === 0 ? route.abort() : route.continue()))
  const sheets = () =>
    page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('/blog-')).length)
  await click(page, '/blog')
  await expect.poll(() => heading(page)).toBe('Blog')
  expect([requests, await sheets()]).toEqual([1, 0])
  await click(page, '/cv/cv')
  await expect.poll(() => heading(page)).toContain('CV')
  await click(page, '/blog')
  await expect.poll(() => heading(page)).toBe('Blog')
  expect([requests, await sheets()]).toEqual([2, 1])
})

test('a page of a later build is loaded in full, once', async () => {
  const { page } = await browser.visit('')
  const documents = countDocuments(page)
  await page.goto('/docs/intro')
  await page.route('**/about/about', async route => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(/client-[\w-]+\.js/, 'client-later.js') })
  })
  await click(page, '/about/about')
  await expect.poll(() => heading(page)).toContain('About Tickwise')
  await page.waitForTimeout(500)
  expect(documents()).toBe(2)
})

test('when an island’s code is gone because the site was published anew, the page is loaded again, once', async () => {
  const { page } = await openAfterDeploy('/docs/intro')
  const documents = countDocuments(page)
  await page.locator('.search-button').click()
  await expect.poll(documents).toBe(1)
  await page.waitForTimeout(500)
  await page.locator('.search-button').click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  expect(documents()).toBe(1)
})

test('typed text is not lost to a new build: Retry is offered instead of a new load', async () => {
  const { page } = await openAfterDeploy('/search')
  const documents = countDocuments(page)
  await page.getByRole('searchbox').first().fill('window join')
  await page.locator('.search-button').click()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  expect(documents()).toBe(0)
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('window join')
})

test('an island that takes long to load shows a spinner, and nothing moves', async () => {
  const { page } = await browser.visit('')
  await page.route('**/attach-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/docs/intro')
  const button = page.locator('.search-button')
  const before = await button.boundingBox()
  await button.click()
  await page.locator('x-island[aria-busy=true]').waitFor()
  expect(await button.boundingBox()).toEqual(before)
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  expect(await page.locator('x-island[aria-busy]').count()).toBe(0)
})

test('a crash while a page is swapped in shows in its place and can be tried again', async () => {
  const { page } = await browser.visit('/docs/intro')
  await page.evaluate(() => {
    const { replaceWith } = Element.prototype
    Element.prototype.replaceWith = (...nodes) => {
      Element.prototype.replaceWith = replaceWith
      throw new Error(`no room for ${nodes.length}`)
    }
  })
  await click(page, '/about/about')
  await expect.poll(() => heading(page)).toBe('This page crashed.')
  expect(await page.getByText('no room for 1').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => heading(page)).toContain('About Tickwise')
})

function countDocuments(page: Page) {
  let count = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

async function answerLate(page: Page, pattern: string, delayMs = 700) {
  await page.route(pattern, async route => {
    await new Promise(resolve => setTimeout(resolve, delayMs))
    await route.continue()
  })
}

async function failFetches(page: Page, pattern: string) {
  await page.route(pattern, route => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()))
}

/** A tab that was opened before the site was published anew: the island's code is gone, pages name another entry. */
async function openAfterDeploy(path: string) {
  const opened = await browser.visit(path)
  for (const chunk of ['**/attach-*.js', '**/search-dialog-*.js'])
    await opened.page.route(chunk, route => route.fulfill({ status: 404 }))
  await opened.page.route(`**${path}`, async route => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(/client-[\w-]+\.js/, 'client-later.js') })
  })
  return opened
}
