import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { runTickwise, startTickwiseServer } from '../support/run-tickwise.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const browserOfWholeSite = startBrowser()
const suggestion = (page: Page) => page.getByRole('main').getByRole('status')

test('a wrong address suggests the pages it may have meant, one that differs only in case first, and stays in the address bar', async () => {
  const { page } = await browser.visit('/Docs/studyplan/Intro?q=1#hash')
  await expect.poll(() => suggestion(page).textContent()).toBe('Did you mean /docs/studyPlan/intro or /docs/intro?')
  expect(new URL(page.url()).pathname).toBe('/Docs/studyplan/Intro')
  await suggestion(page).getByRole('link').first().click()
  await expect.poll(() => page.locator('h1').textContent()).not.toBe('Page Not Found')
  expect(new URL(page.url()).pathname).toBe('/docs/studyPlan/intro')
})

test('a not-found page shown by navigation has the suggestions for its own address', async () => {
  const { page } = await browser.visit('/docs/intro')
  await page.evaluate(() => navigation.navigate('/docs/concepts/join').finished)
  await expect.poll(() => suggestion(page).textContent()).toContain('/docs/concepts/joins')
  await page.evaluate(() => navigation.navigate('/docs/tutorials/TICK').finished)
  await expect.poll(() => suggestion(page).textContent()).toContain('Did you mean /docs/tutorials/tick')
})

test('an address that resembles no other gets no suggestion', async () => {
  const { page, faults } = await browser.visit('')
  const list = page.waitForResponse('**/sitemap.xml')
  await page.goto('/a/b/c/qqqqqqqqq')
  await (await list).finished()
  await page.waitForTimeout(100)
  expect(await suggestion(page).textContent()).toBe('')
  expect(faults.filter(fault => !fault.includes('404'))).toEqual([])
})

test('when the list of pages cannot be fetched, the page is as without scripts', async () => {
  const { page, faults } = await browser.visit('')
  await page.route('**/sitemap.xml', route => route.fulfill({ status: 500, body: '<img src=x onerror=alert(1)>' }))
  const list = page.waitForResponse('**/sitemap.xml')
  await page.goto('/docs/Intro')
  await (await list).finished()
  await page.waitForTimeout(100)
  expect(await suggestion(page).textContent()).toBe('')
  expect(faults.filter(fault => !/404|500/.test(fault))).toEqual([])
})

test('no other page asks for the list of pages', async () => {
  const { page } = await browser.visit('')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/docs/intro', { waitUntil: 'networkidle' })
  expect(asked.filter(url => /sitemap|suggest/.test(url))).toEqual([])
})

test('without scripts the not-found page searches and leads to the start of the docs', async () => {
  const { page } = await browserOfWholeSite.visit('/docs/concepts/jions', { javaScriptEnabled: false })
  const places = page.getByRole('main').getByRole('listitem').getByRole('link')
  expect(await places.allTextContents()).toEqual(['Home', 'Start here', 'Blog', 'q console'])
  await page.getByRole('main').getByRole('searchbox', { name: 'Search docs' }).fill('as of')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => page.url()).toMatch(/\/search\?q=as\+of$/)
})

test('a site published elsewhere suggests its pages here', async () => {
  const { root } = createFixtureSite()
  expect((await runTickwise('build', '--root', root)).code).toBe(0)
  const server = await startTickwiseServer('preview', '--root', root)
  const { page } = await browser.visit('')
  await page.goto(`${server.origin}/docs/SECOND`)
  await suggestion(page).getByRole('link', { name: '/docs/second' }).click()
  await expect.poll(() => page.url()).toBe(`${server.origin}/docs/second`)
  await server.stop()
})
