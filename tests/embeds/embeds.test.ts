// Frames, pictures, videos and sounds of other hosts: what is loaded from where, and when. The tests answer for these hosts.
import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { blockStorage, followLink, startBrowser } from '../support/browser.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const doc = (text: string) => `---\ntitle: Media\n---\n\n${text}\n`
const frame = '<iframe src="https://videos.example/1" title="As-of joins" width="560" height="315"></iframe>'
const video =
  '<video controls title="A demonstration">\n<source src="https://videos.example/a.webm">\n<source src="https://videos.example/a.mp4">\n</video>'

const site = serveFixtureSite(
  {
    'content/docs/frame.md': doc(`Before.\n\n${frame}\n\nAfter.`),
    'content/docs/two.md': doc(`${frame}\n\n<iframe src="https://videos.example/2" title="Window joins"></iframe>`),
    'content/docs/picture.md': doc('A chart: ![Prices of a day](https://pictures.example/chart.svg)'),
    'content/docs/video.md': doc(`<div>\n${video}\n</div>`),
    'content/docs/all.mdx': doc(
      `## Media\n\n${frame}\n\n${video.replace(/\n/g, '').replaceAll('.webm">', '.webm" />').replace('.mp4">', '.mp4" />')}\n\n![Prices](https://pictures.example/chart.svg)\n\n<audio controls title="A talk" src="https://videos.example/a.mp3" />`,
    ),
    'content/docs/none.md': doc('No media.'),
    'content/docs/clear.mdx': doc(`<ClearMyData />\n\n${frame}\n\n![Prices](https://pictures.example/chart.svg)`),
  },
  config => config.replace('  footer:', "  embeds: ['videos.example', 'pictures.example'],\n  footer:"),
)
const browser = startBrowser(site)

const chart = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'

/** Opens a page whose requests to other hosts are collected. They are answered, unless `isDown` is set. */
async function openPage(path: string, options: BrowserContextOptions = {}) {
  const { page, faults } = await browser.open('', options)
  const hosts = { requests: [] as string[], isDown: false }
  await page.context().route('https://*.example/**', async route => {
    const url = route.request().url()
    hosts.requests.push(url)
    if (hosts.isDown) await route.abort()
    else if (url.endsWith('.svg')) await route.fulfill({ contentType: 'image/svg+xml', body: chart })
    else
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Frame</title><button>Play</button>',
      })
  })
  if (path) await page.goto(path)
  return {
    page,
    faults,
    hosts,
    frame: page.locator('x-embed iframe'),
    load: page.getByRole('button', { name: 'Load content: As-of joins' }),
    always: page.getByRole('checkbox', { name: 'Always load from videos.example' }),
    stop: page.getByRole('button', { name: 'Ask again before loading from videos.example' }),
    readStored: () => page.evaluate(() => localStorage.getItem('tickwise.embeds')),
  }
}

test('nothing is asked of another host before a press, and then only what was pressed', async () => {
  const { page, faults, hosts, load, frame } = await openPage('/docs/all')
  await load.waitFor()
  await page.waitForLoadState('networkidle')
  expect(hosts.requests).toEqual([])
  expect(await page.locator('link[href*=".example"]:not([rel=canonical]):not([rel=alternate])').count()).toBe(0)
  await load.click()
  await page.frameLocator('x-embed iframe').getByRole('button', { name: 'Play' }).waitFor()
  expect(hosts.requests).toEqual(['https://videos.example/1'])
  expect(await frame.count()).toBe(1)
  expect(faults).toEqual([])
})

test('a press replaces the card by the frame, in the same place and of the same size, and focuses it', async () => {
  const { page, load, frame } = await openPage('/docs/frame')
  await load.waitFor()
  const embed = page.locator('x-embed')
  const before = await embed.boundingBox()
  await load.click()
  expect(await load.isVisible()).toBe(false)
  expect(await embed.boundingBox()).toEqual(before)
  expect(await frame.boundingBox()).toEqual(before)
  expect(await frame.evaluate(element => element === document.activeElement)).toBe(true)
})

test('without the box ticked, nothing is remembered', async () => {
  const { page, load, frame, readStored } = await openPage('/docs/frame')
  await load.click()
  await frame.waitFor()
  expect(await readStored()).toBeNull()
  await page.reload()
  await load.waitFor()
  expect(await frame.count()).toBe(0)
})

test('a host that is always allowed loads everywhere at once: on the page, after a reload and after navigation', async () => {
  const { page, hosts, load, always, frame, stop } = await openPage('/docs/two')
  await always.first().check()
  expect(hosts.requests).toEqual([])
  await load.click()
  await expect.poll(() => frame.count()).toBe(2)
  expect(await stop.count()).toBe(2)
  await page.reload()
  await expect.poll(() => frame.count()).toBe(2)
  await followLink(page, '/docs/frame')
  await page.waitForURL('**/docs/frame')
  await expect.poll(() => frame.count()).toBe(1)
  await page.goBack()
  await page.waitForURL('**/docs/two')
  await expect.poll(() => frame.count()).toBe(2)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
})

test('an allowed host does not allow another one', async () => {
  const { page, load, always, frame } = await openPage('/docs/all')
  await always.first().check()
  await load.click()
  await frame.waitFor()
  expect(await page.getByRole('button', { name: 'Load picture: Prices' }).isVisible()).toBe(true)
})

test('"Ask again" takes away what was loaded and forgets the host, also in another tab', async () => {
  const { page, load, always, frame, stop, readStored } = await openPage('/docs/two')
  await always.first().check()
  await load.click()
  const other = await page.context().newPage()
  await other.goto('/docs/frame')
  await other.locator('x-embed iframe').waitFor()
  await stop.first().click()
  expect(await frame.count()).toBe(0)
  expect(await load.evaluate(button => button === document.activeElement)).toBe(true)
  expect(await page.getByRole('status').textContent()).toBe(
    'Nothing is loaded from videos.example any more until you ask for it.',
  )
  expect(await readStored()).toBeNull()
  await expect.poll(() => other.locator('x-embed iframe').count()).toBe(0)
})

test('a choice in one tab is followed by the others', async () => {
  const { page, load, always, frame } = await openPage('/docs/frame')
  await load.waitFor()
  const other = await page.context().newPage()
  await other.goto('/docs/two')
  await other.getByRole('checkbox').first().check()
  await other.getByRole('button', { name: 'Load content: As-of joins' }).click()
  await frame.waitFor()
  expect(await always.isVisible()).toBe(false)
})

test('"Clear my data" forgets the hosts, and takes away what was loaded from them', async () => {
  const { page, load, always, frame, readStored } = await openPage('/docs/clear')
  await always.first().check()
  await load.click()
  expect(await readStored()).toBe('{"videos.example":true}')
  await frame.waitFor()
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await load.waitFor()
  expect(await frame.count()).toBe(0)
  expect(await readStored()).toBeNull()
})

test('a picture also loads where the service worker has just been told to clear all data', async () => {
  const { page, hosts } = await openPage('/docs/clear?offline=on')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByText('Done:').waitFor()
  await page.getByRole('button', { name: 'Load picture: Prices' }).click()
  const image = page.locator('x-embed img')
  await expect.poll(() => image.evaluate(element => (element as HTMLImageElement).naturalWidth)).toBe(40)
  expect(hosts.requests).toEqual(['https://pictures.example/chart.svg'])
})

test('where storage is blocked, the choice lasts as long as the document', async () => {
  const { page, load, always, frame, stop, faults } = await openPage('')
  await page.addInitScript(blockStorage)
  await page.goto('/docs/frame')
  await always.check()
  await load.click()
  await followLink(page, '/docs/two')
  await expect.poll(() => frame.count()).toBe(2)
  await stop.first().click()
  await expect.poll(() => frame.count()).toBe(0)
  expect(faults).toEqual([])
})

test.each(['{', 'null', '7', '["videos.example"]', '{"videos.example":"yes"}', '{"":true}'])(
  'a stored %s allows nothing',
  async stored => {
    const { page, load, frame, faults } = await openPage('')
    await page.addInitScript(value => localStorage.setItem('tickwise.embeds', value), stored)
    await page.goto('/docs/frame')
    await load.waitFor()
    expect(await frame.count()).toBe(0)
    expect(faults).toEqual([])
  },
)

test('the keyboard ticks the box, loads, and gets to the controls of the frame', async () => {
  const { page, load, always, frame } = await openPage('/docs/frame')
  await load.waitFor()
  await load.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await always.isChecked()).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const play = page.frameLocator('x-embed iframe').getByRole('button', { name: 'Play' })
  await play.waitFor()
  expect(await frame.evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => play.evaluate(button => button === document.activeElement)).toBe(true)
})

test('a loaded picture is shown as it is elsewhere, with the link that enlarges it', async () => {
  const { page, hosts } = await openPage('/docs/picture')
  await page.getByRole('button', { name: 'Load picture: Prices of a day' }).click()
  const picture = page.getByRole('link', { name: 'Enlarge image: Prices of a day' })
  await picture.waitFor()
  expect(await picture.evaluate(link => link === document.activeElement)).toBe(true)
  await expect.poll(() => picture.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(40)
  await expect.poll(async () => (await page.locator('x-embed').boundingBox())?.height).toBeLessThan(40)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Prices of a day' }).waitFor()
  expect(new Set(hosts.requests)).toEqual(new Set(['https://pictures.example/chart.svg']))
})

test('a picture that fails says so, and Retry loads it', async () => {
  const { page, hosts } = await openPage('/docs/picture')
  hosts.isDown = true
  await page.getByRole('button', { name: 'Load picture: Prices of a day' }).click()
  const message = 'The picture could not be loaded from pictures.example.'
  await page.locator('x-embed').getByText(message).waitFor()
  expect(await page.getByRole('status').textContent()).toBe(message)
  expect(await page.getByRole('link', { name: 'Open on pictures.example' }).isVisible()).toBe(true)
  const retry = page.getByRole('button', { name: 'Retry: Prices of a day' })
  expect(await retry.evaluate(button => button === document.activeElement)).toBe(true)
  hosts.isDown = false
  await retry.click()
  await page.getByRole('link', { name: 'Enlarge image: Prices of a day' }).waitFor()
  expect(await page.getByText(message).count()).toBe(1) // What was announced.
})

test('a video fails when its last source has failed', async () => {
  const { page, hosts } = await openPage('/docs/video')
  hosts.isDown = true
  await page.getByRole('button', { name: 'Load video: A demonstration' }).click()
  await page.locator('x-embed').getByText('The video could not be loaded from videos.example.').waitFor()
  expect(hosts.requests).toEqual(['https://videos.example/a.webm', 'https://videos.example/a.mp4'])
})

test('a reader who is offline is told so instead of being shown an empty frame', async () => {
  const { page, hosts, load, always, frame, stop } = await openPage('/docs/frame')
  await load.waitFor()
  await page.context().setOffline(true)
  await always.check()
  await load.click()
  await page.locator('x-embed').getByText('You are offline, so the content cannot be loaded.').waitFor()
  expect(hosts.requests).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry: As-of joins' }).click()
  await frame.waitFor()
  expect(await stop.count()).toBe(1)
})

test('without scripts there are the title and a link, and nothing is loaded', async () => {
  const { page, hosts, load, always } = await openPage('/docs/frame', { javaScriptEnabled: false })
  const link = page.getByRole('link', { name: 'Open on videos.example' })
  expect(await link.getAttribute('href')).toBe('https://videos.example/1')
  expect(await link.getAttribute('rel')).toBe('noopener')
  expect(await page.locator('x-embed strong').textContent()).toBe('As-of joins')
  expect(await load.count()).toBe(0)
  expect(await always.count()).toBe(0)
  expect(hosts.requests).toEqual([])
})

test('if the script cannot be fetched, the link is left and no button that does nothing', async () => {
  const { page, load } = await openPage('')
  await page.route('**/assets/embed.client-*.js', route => route.abort())
  await page.goto('/docs/frame')
  await page.waitForFunction(() => document.documentElement.dataset.controls === '')
  await page.waitForLoadState('networkidle')
  expect(await load.isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Open on videos.example' }).isVisible()).toBe(true)
})

test('on paper there are the title and the address, without buttons, whether the frame was loaded or not', async () => {
  const { page, load } = await openPage('/docs/frame')
  await load.waitFor()
  const expectPaper = async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('x-embed').innerText()).toBe('As-of joins\nOpen on videos.example')
    const address = await page.locator('x-embed a').evaluate(link => getComputedStyle(link, '::after').content)
    expect(address).toBe('" (https://videos.example/1)"')
    await page.emulateMedia({ media: 'screen' })
  }
  await expectPaper()
  await load.click()
  await expectPaper()
})

test('cards, what they load, and failures are accessible in both colour modes', async () => {
  const { page, hosts, load, always, stop } = await openPage('/docs/all')
  await load.waitFor()
  expect(await findAxeViolationsInBothModes(page)).toEqual([])
  await always.first().check()
  await load.click()
  await stop.first().waitFor()
  hosts.isDown = true
  await page.getByRole('button', { name: 'Load picture: Prices' }).click()
  await page.getByText('The picture could not be loaded').first().waitFor()
  expect(await findAxeViolationsInBothModes(page)).toEqual([])
})

test('pages without media of other hosts fetch nothing for it', async () => {
  const { page } = await openPage('')
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto('/docs/none')
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => document.documentElement.dataset.controls === '')
  await page.waitForLoadState('networkidle')
  expect(requests.filter(url => /\/embed[.-]/.test(url))).toEqual([])
})
