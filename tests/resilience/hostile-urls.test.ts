import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { sampleCases } from '../support/long-run.ts'
import { serveSmallSite } from '../support/small-site.ts'

const site = serveSmallSite()
const browser = startBrowser(site)
const notFound = 'Page Not Found'
const intro = 'Start here'
const search = 'Search'

/** An address, the title of its page, and the address it ends at if that is another. */
const addresses: [string, string, string?][] = [
  ['/docs/intro/', intro, '/docs/intro'],
  ['/docs/intro.html', intro, '/docs/intro'],
  ['/docs/intro/index.html', intro, '/docs/intro'],
  ['/docs/intro///', intro, '/docs/intro'],
  ['//docs//intro', intro, '/docs/intro'],
  ['//evil.example/x', notFound, '/evil.example/x'],
  ['/\\evil.example', notFound, '/evil.example'],
  ['/%2f%2fevil.example', notFound],
  ['/%5cevil.example', notFound],
  ['/%E0%A4%A', notFound],
  ['/%', notFound],
  ['/%00', notFound],
  ['/..%2f..%2fetc/passwd', notFound],
  ['/%2e%2e/', 'q, made clear'],
  ['/DOCS/INTRO', notFound],
  ['/a/b/c/d', notFound],
  ['/docs/intro%20', notFound],
  ['/ docs/intro', notFound],
  ['/docs/größe', notFound],
  ['/😀', notFound],
  ['/<svg onload=alert(1)>', notFound],
  [`/docs/intro?q=${'a'.repeat(10_000)}`, intro],
  ['/docs/intro#<svg/onload>', intro],
  ['/docs/intro#"]', intro],
  ['/docs/intro#%', intro],
  ['/search?q=<img src=x onerror=alert(1)>', search],
  ['/search?q=%E0%A4%A', search],
  ['/search?q[]=', search],
  ['/search?q=1&q=2', search],
]

test('a hostile address opened directly shows its page and harms nothing', async () => {
  const { page, faults } = await openWatched()
  const wrong: string[] = []
  for (const [address, title, end = address] of addresses) {
    await page.goto(site.origin + address)
    wrong.push(...(await findWrong(page, faults, { title, end })))
  }
  expect(wrong).toEqual([])
})

test('a hostile address in a link that is pointed at and clicked shows its page and harms nothing', async () => {
  const { page, faults } = await openWatched()
  const wrong: string[] = []
  for (const [address, title, end = address] of sampleCases(addresses.slice(1), 2)) {
    await page.goto('/about/about')
    await page.evaluate(href => {
      const link = document.createElement('a')
      link.href = href
      link.textContent = 'hostile'
      document.querySelector('main')?.prepend(link)
    }, site.origin + address)
    await page.getByRole('link', { name: 'hostile' }).hover()
    await page.getByRole('link', { name: 'hostile' }).click()
    wrong.push(...(await findWrong(page, faults, { title, end })))
  }
  expect(wrong).toEqual([])
})

/** A page on which a script that came in by the address is a fault: it would open a dialog. */
async function openWatched() {
  const opened = await browser.visit('')
  opened.page.on('dialog', dialog => {
    opened.faults.push(`dialog: ${dialog.message()}`)
    dialog.dismiss()
  })
  return opened
}

/** What is not as it should be, of the page and of the faults since the last call. That a page is not found is the browser's own word. */
async function findWrong(page: Page, faults: string[], { title, end }: { title: string; end: string }) {
  const shown = page.locator('h1', { hasText: title })
  await shown.waitFor({ timeout: 5000 }).catch(() => faults.push(`no title ${title}`))
  await waitForControls(page)
  // What is fetched for the page, such as what a wrong address may have meant, has arrived then.
  await page.waitForTimeout(100)
  if (page.url() !== new URL(site.origin + end).href) faults.push(`ended at ${page.url()}`)
  if ((await page.locator('[onload], [onerror]').count()) > 0) faults.push('HTML from the address')
  const own = faults.splice(0).filter(fault => !fault.startsWith('404:') && !fault.includes('status of 404'))
  return own.map(fault => `${end.slice(0, 60)}: ${fault}`)
}
