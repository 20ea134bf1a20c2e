// Frames, pictures, videos and sounds of other hosts: what is loaded, and when. The tests answer for the other hosts themselves.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blockStorage, followLink, startBrowser } from '../support/browser.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const page = (text: string) => `---\ntitle: Media\n---\n\n${text}\n`
const frame = '<iframe src="https://videos.example/embed/1" title="As-of joins" width="560" height="315"></iframe>'

const site = serveFixtureSite(
  {
    'content/docs/frame.md': page(`Before.\n\n${frame}\n\nAfter.`),
    'content/docs/again.md': page(frame),
    'content/docs/picture.md': page('A chart: ![Prices of a day](https://pictures.example/chart.svg)'),
    'content/docs/video.md': page(
      '<video controls title="A demonstration"><source src="https://videos.example/a.webm"><source src="https://videos.example/a.mp4"></video>',
    ),
    'content/docs/none.md': page('No media.'),
    'content/docs/clear.mdx': page('<ClearMyData />'),
  },
  config => config.replace('  footer:', "  embeds: ['videos.example', 'pictures.example'],\n  footer:"),
)
const browser = startBrowser(site)

const frames = (page: Page) => page.locator('x-embed iframe')
const loadFrame = (page: Page) => page.getByRole('button', { name: 'Load frame: As-of joins' })
const askAgain = (page: Page) => page.getByRole('button', { name: 'Ask again before loading from videos.example' })

/** Opens a page; `requests` collects what it asks of other hosts, for which `answer` answers. */
async function openPage(
  path: string,
  { answer = answerFor, before }: { answer?: typeof answerFor; before?: (page: Page) => Promise<unknown> } = {},
) {
  const { page, faults } = await browser.open('')
  const requests: string[] = []
  await page.context().route('https://*.example/**', async route => {
    requests.push(route.request().url())
    await route.fulfill(answer(route.request().url()))
  })
  await before?.(page)
  await page.goto(path)
  return { page, faults, requests }
}
