import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { markEnd, markStart } from '../../src/search/providers/hosted-answer.ts'
import { startBrowser } from '../support/browser.ts'
import { findFreePort } from '../support/run-tickwise.ts'
import { createRecord, createReply, type SearchService, startSearchService } from '../support/search-service.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const browser = startBrowser()
/** Where the sites expect the service, which every test starts for itself. */
let servicePort = 0

beforeAll(async () => {
  servicePort = await findFreePort()
})

const numbered = Array.from(
  { length: 24 },
  (_, index) => [`content/docs/more/${index}.md`, `# Page ${index}\n`] as const,
)
const site = serveFixtureSite(Object.fromEntries(numbered), config => searchingByService(config, ''))
const siteThatFallsBack = serveFixtureSite({}, config => searchingByService(config, 'fallBackToEmbedded: true'))
const marked = (text: string) => text.replaceAll('[', markStart).replaceAll(']', markEnd)
const second = createRecord('https://tiny.example/docs/second#heading', ['Docs', 'Second', 'Heading'], {
  _highlightResult: { hierarchy: { lvl2: { value: marked('[Head]ing') } } },
  _snippetResult: { content: { value: marked('…More [text] &amp; <b>code</b>…') } },
})
const first = createRecord('https://tiny.example/docs/first', ['Docs', 'First'])

test('the service gets no request before the reader types, then one per query, and its hits lead to their sections', async () => {
  const service = await startService(() => createReply([second, first], { total: 37 }))
  const { page, faults, hosts } = await openHosted()
  await page.waitForTimeout(500)
  expect([service.received, [...hosts]]).toEqual([[], [new URL(page.url()).origin]])
  const response = await page.reload()
  expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' ${service.origin};`)
  const input = await openSearch(page)
  await input.fill('head')
  const option = page.getByRole('option', { name: 'Heading' })
  await option.waitFor()
  expect(service.received.map(({ method, request }) => [method, request.query, request.facetFilters])).toEqual([
    ['POST', 'head', ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]],
  ])
  expect(await option.locator('mark').allTextContents()).toEqual(['Head', 'text'])
  expect(await option.textContent()).toContain('…More text & <b>code</b>…')
  const link = (await option.getAttribute('href')) ?? (await option.locator('a').getAttribute('href'))
  expect(link).toBe('/second#heading')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/second#heading')
  expect(await page.locator('h1').textContent()).toBe('Second')
  expect(faults).toEqual([])
})

test('if answers arrive out of order, the hits and the count of the last query are shown', async () => {
  const service = await startService(({ query }) =>
    query === 'slow' ? createReply([second, first], { delayMs: 700 }) : createReply([first]),
  )
  const { page } = await openHosted()
  const input = await openSearch(page)
  await input.fill('slow')
  await expect.poll(() => service.received.length).toBe(1)
  await input.fill('first')
  await page.getByRole('option', { name: 'First' }).waitFor()
  await page.waitForTimeout(900)
  expect(await page.getByRole('option').allTextContents()).toEqual(['FirstDocs'])
  expect(await page.getByRole('link', { name: 'See all 1 result' }).getAttribute('href')).toBe('/search?q=first')
})

test('a request is aborted when the reader types on or closes the dialog', async () => {
  const service = await startService(() => 'silence')
  const { page } = await openHosted()
  const aborted: string[] = []
  page.on('requestfailed', request => aborted.push(JSON.parse(request.postData() ?? '').requests[0].query))
  const input = await openSearch(page)
  await input.fill('first')
  await expect.poll(() => service.received.length).toBe(1)
  await input.fill('second')
  // A request that is not aborted fails only after two seconds without an answer.
  await expect.poll(() => aborted, { timeout: 1_000 }).toEqual(['first'])
  await page.keyboard.press('Escape')
  await expect.poll(() => aborted, { timeout: 1_000 }).toEqual(['first', 'second'])
})

test('the search page can list all results of the service, and then shows their real number', async () => {
  const records = numbered.flatMap((_, index) =>
    ['', '#a'].map(hash => createRecord(`/docs/more/${index}${hash}`, ['Docs', `Page ${index}`])),
  )
  await startService(({ offset, length }) =>
    createReply(
      [createRecord('/docs/gone', ['Docs', 'Gone']), ...records].slice(Number(offset), Number(offset) + Number(length)),
      {
        total: records.length + 1,
      },
    ),
  )
  const { page, faults } = await openHosted()
  await page.goto(new URL('/search?q=page', page.url()).href)
  await page.getByText('49 documents found').first().waitFor()
  const more = page.getByRole('button', { name: 'More results' })
  while (await more.isVisible()) {
    const before = await page.locator('.search-results > li').count()
    await more.click()
    await expect.poll(() => page.locator('.search-results > li').count()).toBeGreaterThan(before)
  }
  await page.getByText('24 documents found').first().waitFor()
  expect(await page.locator('.search-results > li').count()).toBe(24)
  expect(faults).toEqual([])
})

test('a failure of the service is shown until it answers, and the query is kept', async () => {
  const service = await startService(() => ({ status: 403, body: { message: 'Invalid key' } }))
  const { page } = await openHosted()
  const input = await openSearch(page)
  await input.fill('first')
  const alert = page.getByRole('alert')
  await alert.getByText('Unable to fetch results').waitFor()
  await page.waitForTimeout(500)
  expect(await alert.textContent()).toContain('You might want to check your network connection.')
  expect(await input.inputValue()).toBe('first')
  service.reply = () => createReply([first])
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('option', { name: 'First' }).waitFor()
})

test('hostile answers cause no markup, no link to another site and no request', async () => {
  const image = '<img src="https://evil.example/x" onerror="alert(1)">'
  const service = await startService(() =>
    createReply([
      createRecord('javascript:alert(1)', ['A', 'Script']),
      createRecord('https://evil.example/docs/first', ['A', 'Foreign']),
      createRecord('https://tiny.example//evil.example', ['A', 'Slashes']),
      createRecord('https://tiny.example/docs/first', [image, image, image], { content: `${image}${markStart}` }),
    ]),
  )
  const { page, faults, hosts } = await openHosted()
  const input = await openSearch(page)
  await input.fill('<script>')
  await page.getByRole('option').first().waitFor()
  expect(await page.getByRole('option').allTextContents()).toEqual([
    expect.stringContaining(image),
    expect.stringContaining(image),
  ])
  expect(await page.locator('.search-dialog :is(img, script)').count()).toBe(0)
  expect([...hosts].sort()).toEqual([service.origin, new URL(page.url()).origin].sort())
  expect(faults).toEqual([])
})

test('if the service is unreachable, the site’s own index answers, if it is configured as fallback', async () => {
  const service = await startService(() => 'cut')
  const { page } = await openHosted(siteThatFallsBack.origin)
  const input = await openSearch(page)
  await input.fill('second')
  await page.getByRole('option').first().waitFor()
  expect(service.received.length).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/second*')
})

test('after a navigation the head has the facets of the new page', async () => {
  await startService()
  const { page } = await openHosted()
  const facets = () =>
    page.locator('meta[name^="docsearch:"]').evaluateAll(metas => metas.map(meta => (meta as HTMLMetaElement).content))
  expect(await facets()).toEqual(['en', 'current', 'docs-default-current'])
  await page.evaluate(() => navigation.navigate('/blog').finished)
  expect(await facets()).toEqual(['en', 'blog_posts_list'])
})

test('a site that names no start pages offers those of its navbar', async () => {
  await startService()
  const { page } = await openHosted()
  await openSearch(page)
  const places = page.getByRole('listbox', { name: 'Good places to start' })
  expect(await places.getByRole('option').allTextContents()).toEqual(['Learn'])
})

/** A page of a site that searches by the service, and the hosts it asks. */
async function openHosted(origin = site.origin) {
  const { page, faults } = await browser.open('')
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).origin))
  await page.goto(`${origin}/docs/first`)
  return { page, faults, hosts }
}

function startService(reply?: SearchService['reply']): Promise<SearchService> {
  return startSearchService(reply, servicePort)
}

function searchingByService(config: string, settings: string): string {
  const keys = `provider: 'hosted', applicationId: 'TESTAPP', apiKey: 'public', indexName: 'tiny'`
  const hosts = `hosts: ['http://127.0.0.1:${servicePort}']`
  return config.replace('footer:', `search: { ${keys}, ${hosts}, ${settings} },\n  footer:`)
}

async function openSearch(page: Page) {
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Search' })
  await input.waitFor()
  return input
}
