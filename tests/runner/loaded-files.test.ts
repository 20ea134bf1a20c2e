import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { runnerConfig, runSession, sessionOf, typeAtPrompt } from '../support/runner-page.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const fence = '```'

/** A page that loads a file of the site by its name, for a session and for an exercise. */
const text = `---
title: Loading
---

${fence}q file title="week.q" src="/code/joins/week.q"
${fence}

${fence}q
q)\\l week.q
q)count days
5
${fence}

${fence}q
q)last days
2024.03.15
${fence}

<Exercise id="first-day">

Give the first day.

${fence}q check
q)answer
2024.03.11
${fence}

<Answer>

${fence}q
q)first days
2024.03.11
${fence}

</Answer>

</Exercise>
`

const browser = startBrowser()
const site = serveFixtureSite(
  {
    'content/docs/loading.mdx': text,
    'content/docs/keep.mdx': '---\ntitle: Keep\n---\n\n<OfflineDocs />\n',
    'static/code/joins/week.q': 'days:2024.03.11+til 5\n',
  },
  config =>
    config
      .replace("url: 'https://tiny.example',", "url: 'https://tiny.example',\n  base: '/base/',")
      .replace('socialImages:', `${runnerConfig}\n  socialImages:`),
)
const file = '**/base/code/joins/week.q'

test('the file is a link without code, and is fetched when a block first runs', async () => {
  const { page, requests } = await open()
  const figure = page.locator('[data-file="week.q"]')
  expect(await figure.innerText()).toBe('week.q')
  expect([await figure.locator('pre').count(), await figure.getByRole('button').count()]).toEqual([0, 0])
  const [download] = await Promise.all([page.waitForEvent('download'), figure.getByRole('link').click()])
  expect(download.suggestedFilename()).toBe('week.q')
  requests.length = 0
  const { status } = await runSession(page, 0)
  expect(await status.textContent()).toBe('Same as printed · Ran 1 earlier block')
  await runSession(page, 1)
  expect(requests).toHaveLength(1)
})

test('a file that does not arrive is reported in the block, and Retry runs it', async () => {
  const { page, faults } = await open()
  await page.route(file, route => route.abort())
  const { button, status, prompt } = sessionOf(page, 1)
  await button('Run').click()
  await expect.poll(() => status.textContent()).toMatch(/^A script could not be loaded\./)
  await button('Retry').click()
  await expect.poll(() => status.textContent()).toMatch(/^A script could not be loaded\./)
  await page.unroute(file)
  await button('Retry').click()
  await prompt.waitFor()
  expect(await status.textContent()).toBe('Same as printed · Ran 2 earlier blocks')
  expect(faults.filter(fault => fault.startsWith('error: '))).toEqual([])
})

test('a block that waits for the file can be stopped, and runs again', async () => {
  const { page } = await open()
  await page.route(file, () => {})
  const { button, status, prompt } = sessionOf(page, 0)
  await button('Run').click()
  await button('Stop').click()
  await expect.poll(() => status.textContent()).toMatch(/^Stopped\./)
  await page.unroute(file)
  await button('Retry').click()
  await prompt.waitFor()
  expect(await status.textContent()).toBe('Same as printed · Ran 1 earlier block')
})

test('a worker that is started again has the file', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect.poll(() => page.workers().length).toBe(0)
  await typeAtPrompt(session, 'count read0`:week.q')
  expect(await session.log.locator('samp').textContent()).toBe('1\n')
})

test('the check of an exercise has the file, after it once did not arrive', async () => {
  const { page } = await open()
  await page.route(file, route => route.abort())
  const exercise = page.locator('.exercise')
  await exercise.getByRole('textbox').fill('first days')
  await exercise.getByRole('button', { name: /^Check/ }).click()
  const status = exercise.locator('.exercise-outcome > [role=status]')
  await expect.poll(() => status.textContent()).toMatch(/A script could not be loaded\./)
  await page.unroute(file)
  await exercise.getByRole('button', { name: /^Check/ }).click()
  await expect.poll(() => status.textContent()).toBe('Correct.')
})

test('a page that was only read runs with the file without a network', async () => {
  const { page } = await openWithWorker('loading')
  await expect.poll(() => savedPaths(page, 'tickwise-texts')).toContain('/base/code/joins/week.q')
  await expect.poll(async () => (await savedPaths(page, 'tickwise-assets')).join()).toContain('q.worker')
  await runWithoutNetwork(page)
})

test('docs that are kept for reading offline bring the file', async () => {
  const { page } = await openWithWorker('keep')
  await page.locator('#offline-docs').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Keep all docs for reading offline' }).click()
  await page.getByText('All docs are saved in this browser.').waitFor()
  const others = ['tickwise-assets', 'tickwise-pages', 'tickwise-texts']
  await page.evaluate(names => Promise.all(names.map(name => caches.delete(name))), others)
  await runWithoutNetwork(page)
})

async function openWithWorker(doc: string) {
  const opened = await browser.open(`${site.origin}/base/docs/${doc}?offline=on`)
  await waitForControls(opened.page)
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await opened.page.waitForLoadState('networkidle')
  return opened
}

function savedPaths(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async name => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, cacheName)
}

async function runWithoutNetwork(page: Page) {
  await page.context().setOffline(true)
  await page.goto(`${site.origin}/base/docs/loading`)
  await waitForControls(page)
  await page.locator('.q-bar').first().waitFor()
  const { status } = await runSession(page, 0)
  expect(await status.textContent()).toBe('Same as printed · Ran 1 earlier block')
}

/** Opens the page anew, so that nothing has been fetched. `requests` are those for the file. */
async function open() {
  const { page, faults } = await browser.open(`${site.origin}/base/docs/loading`)
  await waitForControls(page)
  await page.locator('.q-bar').first().waitFor()
  return { page, faults, requests: listRequests(page) }
}

function listRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().includes('week.q')) requests.push(request.url())
  })
  return requests
}
