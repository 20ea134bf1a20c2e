import { brotliCompressSync, constants } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { describeConsole, shareConsole } from '../support/q-console.ts'

const browser = startBrowser()
const open = shareConsole(browser)

test('a session with a table and an error passes axe in both colour modes', async () => {
  const { page, run, prompt, help } = await open()
  await run('([]sym:`a`b;note:2#enlist 200#"x")')
  await run('1+`a')
  await prompt.fill('max')
  await help.getByText('the largest item').waitFor()
  expect(await findAxeViolationsInBothModes(page)).toEqual([])
})

test.each([320, 375, 996])('at %i px nothing but the transcript scrolls sideways', async width => {
  const { page, run, transcript } = await open()
  await page.setViewportSize({ width, height: 800 })
  await run('\\c 25 2000')
  await run('([]sym:`a`b;note:2#enlist 300#"x")')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await transcript.evaluate(box => box.scrollWidth > box.clientWidth)).toBe(true)
})

test('buttons on phones are at least 44 px high', async () => {
  const { page } = await open()
  await page.setViewportSize({ width: 375, height: 800 })
  for (const button of await page.locator('.console-parts button:visible').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('without scripts the page says what it is and leads to the docs', async () => {
  const { page } = await browser.open('/console', { javaScriptEnabled: false })
  await page.getByText('It needs scripts, which this browser does not run.').waitFor()
  expect(await page.locator('main a[href="/docs/intro"]').isVisible()).toBe(true)
  expect(await page.locator('main button:visible').count()).toBe(0)
})

test('after one visit the console works without a network', async () => {
  const { page } = await browser.open('/console?offline=on')
  await waitForControls(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const savedFiles = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('tickwise-assets')).keys()
      return requests.map(({ url }) => /\/([\w.-]+)-[\w-]{8}\.\w+$/.exec(url)?.[1] ?? '')
    })
  for (const name of ['q-console', 'q.worker', 'word-help', 'local-file', 'error-explanations', 'console'])
    await expect.poll(savedFiles, { message: name }).toContain(name)
  await expect.poll(() => page.evaluate(() => caches.match('/console').then(Boolean))).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  const { run, transcript } = describeConsole(page)
  expect(await run('6*7')).toBe('42')
  await run('1+`a')
  await transcript.getByText('given a value of a type it does not accept').waitFor()
})

test('only the transcript is printed', async () => {
  const { page, run, transcript, prompt } = await open()
  await run('([]c:til 60)')
  await page.emulateMedia({ media: 'print' })
  expect(await transcript.isVisible()).toBe(true)
  expect(await transcript.evaluate(box => box.scrollHeight <= box.clientHeight + 1)).toBe(true)
  expect(await prompt.isVisible()).toBe(false)
  expect(await page.getByText('Starting points').isVisible()).toBe(false)
})

test('the footer, the sitemap and the start of search lead to the console', async () => {
  const { page } = await browser.openReady('/docs/intro')
  expect(await page.locator('.footer a[href="/console"]').count()).toBe(1)
  expect(readBuilt('/sitemap.xml').toString()).toContain('/console</loc>')
  await page.keyboard.press('Control+k')
  await page.getByRole('link', { name: 'Open the q console' }).click()
  await page.waitForURL('**/console')
  await page.getByRole('textbox', { name: 'q prompt' }).waitFor()
})

test('search finds the console', async () => {
  const { page } = await browser.open('/search?q=q+console')
  expect(await page.locator('.search-results a').first().getAttribute('href')).toBe('/console')
})

test('the island and its editor take at most 12,200 bytes beside React, and their stylesheet 1,500', () => {
  const scripts = listImports('/assets/q-console-').filter(path => !/\/(?:attach|client)-/.test(path))
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.reduce((sum, path) => sum + brotliBytes(path), 0)).toBeLessThanOrEqual(12_200)
  expect(brotliBytes(findBuilt('/assets/console-'))).toBeLessThanOrEqual(1_500)
})

const findBuilt = (start: string) => listBuiltFiles(inject('dist')).find(path => path.startsWith(start)) ?? ''

/** A script and all that it imports when it is loaded. */
function listImports(start: string): string[] {
  const found = new Set([findBuilt(start)])
  for (const path of found)
    for (const [, name] of readBuilt(path)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      found.add(`/assets/${name}`)
  return [...found]
}

function brotliBytes(path: string): number {
  return brotliCompressSync(readBuilt(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
