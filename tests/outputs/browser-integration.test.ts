import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, inject, test } from 'vitest'
import { followLink, startBrowser } from '../support/browser.ts'
import { readBuilt } from '../support/built-files.ts'

const browser = startBrowser()

test('the OpenSearch description is valid and contains the address of the search page', () => {
  const xml = readBuilt('opensearch.xml')
  expect(XMLValidator.validate(xml)).toBe(true)
  const { OpenSearchDescription: description } = new XMLParser({ ignoreAttributes: false }).parse(xml)
  expect(description.ShortName.length).toBeLessThanOrEqual(16)
  expect(description.Description.length).toBeLessThanOrEqual(1024)
  expect(description.Url[0]).toEqual({
    '@_type': 'text/html',
    '@_template': 'https://tickwise.example/search?q={searchTerms}',
  })
})

test('the browser reads the manifest without an error, and its icons have the sizes that it declares', async () => {
  const { page, faults } = await browser.open('/')
  const session = await page.context().newCDPSession(page)
  const { url, errors, data = '' } = await session.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(data)
  for (const { src, sizes } of [
    ...icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
    { src: '/favicon.ico', sizes: '32x32' },
  ]) {
    const found = await page.evaluate(async address => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(found, src).toBe(sizes)
  }
  expect(faults).toEqual([])
})

test('each file is served with its media type', async () => {
  const types = await Promise.all(
    [
      '/opensearch.xml',
      '/manifest.webmanifest',
      '/happyHour/happy-hour.ics',
      '/favicon.ico',
      '/apple-touch-icon.png',
    ].map(async path => (await fetch(inject('origin') + path)).headers.get('content-type')),
  )
  expect(types).toEqual([
    'application/opensearchdescription+xml',
    'application/manifest+json',
    'text/calendar; charset=utf-8',
    'image/x-icon',
    'image/png',
  ])
})

test('the theme colour of the browser follows the colour mode, also on the next page', async () => {
  const { page } = await browser.openReady('/docs/intro')
  const colour = () => page.locator('meta[name=theme-color]').getAttribute('content')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect([await colour(), await ground()]).toEqual(['#fdfcf9', 'rgb(253, 252, 249)'])
  await page.locator('.colour-mode-button').click()
  await followLink(page, '/blog')
  await expect.poll(() => page.title()).toContain('Blog')
  expect([await colour(), await ground()]).toEqual(['#0e1310', 'rgb(14, 19, 16)'])
})
