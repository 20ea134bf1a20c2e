import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

const origin = inject('origin')

/** A browser for one test file; `open` gives a page of a fresh context that collects what goes wrong in it. */
export function startBrowser() {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browser'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    })
  })
  afterAll(() => browser.close())
  return {
    open,
    /** Opens a page and waits until its controls work. */
    async openReady(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
      const opened = await open(path, options)
      await controlsReady(opened.page)
      return opened
    },
  }

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
    const context = await browser.newContext({ baseURL: origin, ...options })
    const page = await context.newPage()
    const faults = watchFaults(page)
    if (path !== '') await page.goto(path)
    return { page, faults }
  }
}

type Opened = { page: Page; faults: string[] }

/** Moves as readers do, which brings the controls. */
export async function controlsReady(page: Page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'))
    return document.documentElement.dataset.controls !== undefined
  })
}

/** Follows a link to `href` that an author might have written. */
export async function followLink(page: Page, href: string) {
  await page.evaluate(address => {
    const link = document.createElement('a')
    link.href = address
    document.querySelector('main')?.append(link)
    link.click()
  }, href)
}

/** Console errors and warnings, uncaught errors, failed requests and violations of the security policy of a page, as they happen. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => faults.push(`error: ${error.message}`))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    // Prefetching is given up when its reader leaves the page: no fault.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}
