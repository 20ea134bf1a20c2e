import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { controlsReady, followLink, startBrowser } from './browser.ts'

const browser = startBrowser()

test('a click swaps the page: title, canonical link and focus are the new page’s, the shell stays', async () => {
  const { page, faults } = await browser.open('/docs/intro')
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

test('Back restores the scroll position, Forward the page', async () => {
  const { page } = await browser.open('/docs/concepts/joins')
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  // Not by Playwright's click, which scrolls the sticky navbar "into view" first.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#menu a[href="/blog"]')?.click())
  await page.waitForURL('**/blog')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
  await page.goBack()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
  await page.goForward()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
})

test('the navbar marks the section the reader has come to', async () => {
  const { page } = await browser.open('/docs/intro')
  const menu = page.getByRole('navigation', { name: 'Main' })
  expect(await menu.locator('[aria-current]').allTextContents()).toEqual(['Learn'])
  await menu.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect.poll(() => menu.locator('[aria-current]').allTextContents()).toEqual(['Blog'])
})

test('the progress bar shows when a page takes longer than 200 ms, not when it is quicker, and the old page stays', async () => {
  const { page } = await browser.open('/about/about')
  await page.route('**/cv/cv', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => document.querySelector('.progress-bar') && seen.push(performance.now())).observe(
      document.body,
      { childList: true },
    )
  })
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#menu a[href="/cv/cv"]')?.click())
  await page.getByRole('progressbar').waitFor()
  expect(await page.locator('h1').textContent()).toContain('About')
  await page.waitForFunction(() => document.title.includes('CV'))
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await page.evaluate(() => Object.assign(window, { seen: [] }))
  await page.goBack()
  await page.waitForFunction(() => document.title.includes('About'))
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen.length)).toBe(0)
})

test('an unknown page is shown in place with its address kept', async () => {
  const { page } = await browser.open('/docs/intro')
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

test('a short link ends at its doc with the address cleaned, fetched and announced once', async () => {
  const { page } = await browser.open('', { viewport: { width: 1200, height: 200 } })
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
  expect(await said()).toEqual(['Joins | Tickwise', await titleOf('/cv/cv'), 'Joins | Tickwise'])

  function titleOf(path: string) {
    return page.request.get(path).then(async response => /<title>(.*?)<\/title>/.exec(await response.text())?.[1])
  }
})

test('a failed request loads the page in full, once', async () => {
  const { page } = await browser.open('/docs/intro')
  let requests = 0
  await page.route('**/about/about', route => (requests++ === 0 ? route.abort() : route.continue()))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#menu a[href="/about/about"]')?.click())
  await expect.poll(() => page.title()).toContain('About')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(requests).toBe(2)
})

test('a hash leads to its heading on another page, just below the navbar, and takes the focus', async () => {
  const { page } = await browser.open('/docs/intro')
  await followLink(page, '/docs/concepts/joins#as-of-join')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  const top = () => page.locator('#as-of-join').evaluate(heading => heading.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(100)
  expect(await top()).toBeGreaterThan(59)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('as-of-join')
})

test('a percent-encoded hash leads to its heading, one without a heading to the top', async () => {
  const { page } = await browser.open('/docs/intro')
  await page.evaluate(() => scrollTo(0, 500))
  await followLink(page, '/docs/concepts/joins#%61s-of-join')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('as-of-join')
  await followLink(page, '/docs/concepts/iterators#no-such-heading')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Iterators')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('after a navigation the next Tab goes on from the heading, and the title is announced once', async () => {
  const { page } = await browser.open('/docs/intro')
  const said = await watchAnnouncer(page)
  await followLink(page, '/docs/concepts/joins')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  expect(await said()).toEqual(['Joins | Tickwise'])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('head and structured data are the new page’s: description, robots, alternate, social tags', async () => {
  const { page } = await browser.open('/docs/intro')
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

test('clicks with a key held, other targets, downloads and forms are left to the browser', async () => {
  const { page } = await browser.open('/docs/intro')
  const link = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last()
  for (const modifier of ['Control', 'Meta', 'Shift'] as const) {
    const [opened] = await Promise.all([
      modifier === 'Meta' ? Promise.resolve(undefined) : page.context().waitForEvent('page'),
      modifier === 'Meta' ? Promise.resolve() : link.click({ modifiers: [modifier] }),
    ])
    expect(new URL(page.url()).pathname, modifier).toBe('/docs/intro')
    await opened?.close()
  }
  const [middle] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })])
  expect(new URL(page.url()).pathname).toBe('/docs/intro')
  await middle.close()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.goto('/search')
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

/** The result gives what screen readers were told since. */
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

test('after a wait pages cross-fade where the browser can, not for readers who want less motion, and never without a wait', async () => {
  const moving = await countFades('no-preference')
  expect(moving.slow).toBe(3)
  expect(moving.kept).toBe(0)
  expect(await countFades('reduce')).toEqual({ slow: 0, kept: 0 })
})

/** Cross-fades of four pages that are long in coming and then, kept in memory, at once. The first swap is not known to be quick. */
async function countFades(reducedMotion: 'reduce' | 'no-preference'): Promise<{ slow: number; kept: number }> {
  const { page } = await browser.open('', { reducedMotion })
  const pages = ['/cv/cv', '/testimonials/testimonials', '/happyHour/happyHour', '/services/services']
  await page.goto('/about/about')
  await controlsReady(page)
  for (const path of pages) {
    await page.route(`**${path}`, async route => {
      await new Promise(resolve => setTimeout(resolve, 300))
      await route.continue()
    })
  }
  await page.evaluate(() => {
    const { startViewTransition } = document
    // Time stands still within a task, so a swap counts as quick however busy the machine.
    const { now } = performance
    let atTaskStart: number | undefined
    performance.now = () => {
      if (atTaskStart === undefined) {
        atTaskStart = now.call(performance)
        setTimeout(() => {
          atTaskStart = undefined
        })
      }
      return atTaskStart
    }
    Object.assign(window, { fades: 0 })
    document.startViewTransition = change => {
      Object.assign(window, { fades: Object(window).fades + 1 })
      return startViewTransition.call(document, change)
    }
  })
  const visitAll = async (): Promise<number> => {
    for (const path of pages) {
      await followLink(page, path)
      await page.waitForFunction(
        address => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(address),
        path,
      )
    }
    return page.evaluate(() => Object(window).fades)
  }
  const slow = await visitAll()
  return { slow, kept: (await visitAll()) - slow }
}
