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
    async open(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
      const context = await browser.newContext({ baseURL: origin, ...options })
      const page = await context.newPage()
      const faults = watchFaults(page)
      if (path !== '') await page.goto(path)
      return { page, faults }
    },
  }
}

/** Console errors and warnings, uncaught errors, failed requests and violations of the security policy of a page, as they happen. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => faults.push(`error: ${error.message}`))
  page.on('requestfailed', request => faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`))
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}
