import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject, onTestFailed, onTestFinished } from 'vitest'

let shared: Promise<Browser> | undefined

/**
 * The features that Playwright disables itself (`chromiumSwitches.ts` there), repeated because Chromium reads only the last
 * such list, and the address bar's suggestions. These are pages of the browser's own, which it would load for every context
 * at half a second of processor time each.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/**
 * The browser that all files of a worker share. `open` opens a page of `site`, or else of this site, in a new context, which
 * is closed when the test ends; `faults` collects what goes wrong in the page.
 */
export function startBrowser(site: { origin: string } = { origin: inject('origin') }) {
  let browser: Browser
  beforeAll(async () => {
    browser = await getSharedBrowser()
  })
  return {
    open,
    /** Opens a page and waits until its controls work. */
    async openReady(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
      const opened = await open(path, options)
      await waitForControls(opened.page)
      return opened
    },
    share,
  }

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
    const opened = await openBlank(options)
    onTestFinished(() => opened.page.context().close())
    if (path !== '') await opened.page.goto(path)
    return opened
  }

  /**
   * One page for all tests of a file that leave no trace beyond what `tidyUp` removes. `load` loads a path, `visit` goes there
   * by the router where it can, for a tenth of the processor time; both wait until the controls work. After a test that
   * fails the next one gets a new page.
   */
  function share(options: BrowserContextOptions = {}) {
    let shared: Opened | undefined
    const discard = async () => {
      const context = shared?.page.context()
      shared = undefined
      await context?.close()
    }
    const prepare = async (): Promise<Opened> => {
      onTestFailed(discard)
      if (shared) await tidyUp(shared.page, options)
      else shared = await openBlank(options)
      shared.faults.length = 0
      return shared
    }
    afterAll(discard)
    return {
      async load(path: string): Promise<Opened> {
        const opened = await prepare()
        await opened.page.goto(path)
        await waitForControls(opened.page)
        return opened
      },
      async visit(path: string): Promise<Opened> {
        const opened = await prepare()
        await goByRouter(opened.page, new URL(path, site.origin).href)
        await waitForControls(opened.page)
        return opened
      },
    }
  }

  async function openBlank(options: BrowserContextOptions): Promise<Opened> {
    const context = await browser.newContext({ baseURL: site.origin, ...options })
    await context.addInitScript(imitateHeadedBrowser)
    const page = await context.newPage()
    return { page, faults: watchFaults(page) }
  }
}

interface Opened {
  page: Page
  faults: string[]
}

/** Brings a page back to the state of a new one with these options, but for its document: what is open is closed, what is stored is gone. */
async function tidyUp(page: Page, { viewport, forcedColors = null, reducedMotion = null }: BrowserContextOptions) {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
  await page.emulateMedia({ media: null, forcedColors, reducedMotion })
  await page.mouse.move(0, 0)
  if (await page.locator('dialog:modal').count()) await page.keyboard.press('Escape')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    getSelection()?.removeAllRanges()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

/** Goes to an address without a load, unless the page is of another site; at the address already, it only scrolls to its top. */
async function goByRouter(page: Page, href: string) {
  const url = new URL(href)
  if (new URL(page.url()).origin !== url.origin) await page.goto(href)
  else if (page.url() !== href)
    await page.evaluate(address => navigation.navigate(address).finished?.then(() => {}), href)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/**
 * Works around two peculiarities of the headless shell: an idle page gets no frames, so that idle callbacks may never run,
 * and after a page has loaded, a mouse that nobody moved is reported at 0,0.
 */
function imitateHeadedBrowser() {
  const { requestIdleCallback } = window
  window.requestIdleCallback = (work, options) => requestIdleCallback(work, { timeout: 300, ...options })
  const ignoreCorner = (event: MouseEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
  }
  for (const type of ['pointermove', 'mousemove'] as const) addEventListener(type, ignoreCorner, true)
}

/** Launches the browser for the first file of this worker, and again if it crashed. */
async function getSharedBrowser(): Promise<Browser> {
  const running = await shared
  if (running?.isConnected()) return running
  shared = launch()
  return shared
}

function launch(): Promise<Browser> {
  // Vitest ends its workers with this signal. When the process exits, Playwright ends the browser and removes its profile.
  process.once('SIGTERM', () => process.exit())
  return chromium.launch({
    executablePath: inject('browser'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // One process fewer for the browser, and no spare process for the next page.
      '--in-process-gpu',
      '--renderer-process-limit=1',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${disabledFeatures.join()}`,
    ],
  })
}

/** Moves the pointer, as a reader does, until the controls work or could not be fetched. */
export async function waitForControls(page: Page) {
  const areThere = () => {
    dispatchEvent(new Event('pointermove'))
    return document.documentElement.dataset.controls !== undefined
  }
  await page.waitForFunction(areThere, undefined, { polling: 20 })
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
    // A prefetch that is cancelled because the reader leaves the page is no fault.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}
