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
 * is closed when the test ends. `visit` opens it in a tab that the tests of a file share, for a third of the processor time;
 * `faults` collects what goes wrong in the page.
 */
export function startBrowser(site: { origin: string } = { origin: inject('origin') }) {
  let browser: Browser
  const tabs = new Map<string, Opened>()
  beforeAll(async () => {
    browser = await getSharedBrowser()
  })
  afterAll(() => Promise.all([...tabs.keys()].map(closeTab)))
  return {
    open,
    /** Opens a page and waits until its controls work. */
    async openReady(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
      const opened = await open(path, options)
      await waitForControls(opened.page)
      return opened
    },
    share,
    visit,
    /** Visits a page and waits until its controls work. */
    async visitReady(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
      const visited = await visit(path, options)
      await waitForControls(visited.page)
      return visited
    },
    shareAcrossPaths,
  }

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
    const opened = await openContext(path, options)
    onTestFinished(() => opened.page.context().close())
    return opened
  }

  /**
   * A page for several tests of a file, opened when the first of them asks for it, with its controls at work. Each test gets
   * the page as the last one left it, apart from its faults, routes, media, colour mode and window, and has to bring it to a
   * known state by itself. After a test that failed, the next one gets a new page.
   */
  function share(path: string | (() => string), options: BrowserContextOptions = {}): () => Promise<Opened> {
    let shared: Opened | undefined
    const close = async () => {
      const closing = shared
      shared = undefined
      await closing?.page.context().close()
    }
    afterAll(close)
    return async () => {
      onTestFailed(close)
      if (shared) await restore(shared, options)
      else {
        shared = await openContext(typeof path === 'string' ? path : path(), options)
        await waitForControls(shared.page)
      }
      return shared
    }
  }

  /**
   * Opens a page with empty storage in the tab that earlier tests of the file have used with the same options; only sizes may
   * differ. Whatever else belongs to a context stays as a test leaves it, such as permissions, databases and service workers.
   * Without a path the tab shows a file of the site that is no page. A test that fails closes the tab.
   */
  async function visit(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
    const { viewport, ...others } = options
    const key = JSON.stringify(others)
    const tab = tabs.get(key) ?? (await openContext('', others))
    tabs.set(key, tab)
    onTestFailed(() => closeTab(key))
    await forgetPage(tab)
    await restore(tab, options)
    await goWithEmptyStorage(tab.page, new URL(path || '/robots.txt', site.origin))
    return tab
  }

  async function closeTab(key: string) {
    const tab = tabs.get(key)
    tabs.delete(key)
    await tab?.page.context().close()
  }

  /**
   * The same for tests that need several paths. `visit` brings the page to a path by the router, for a tenth of the processor
   * time of `load`, which gives it a new document. Both first close what is open in the page and remove what it has stored.
   */
  function shareAcrossPaths(options: BrowserContextOptions = {}) {
    let firstPath = '/'
    let page: Page | undefined
    const get = share(() => firstPath, options)
    const take = async (path: string) => {
      firstPath = path
      const opened = await get()
      const isNew = opened.page !== page
      page = opened.page
      if (!isNew) await tidyUp(page)
      return { ...opened, isNew }
    }
    const bring = async (path: string, go: (page: Page, href: string) => Promise<unknown>): Promise<Opened> => {
      const { page, faults, isNew } = await take(path)
      if (isNew) return { page, faults }
      await go(page, new URL(path, site.origin).href)
      await waitForControls(page)
      return { page, faults }
    }
    return {
      load: (path: string) => bring(path, (page, href) => page.goto(href)),
      visit: (path: string) => bring(path, goByRouter),
      /** Leaves the page empty, for a test that has to hold something back before it loads. */
      async empty(): Promise<Opened> {
        const { page, faults } = await take('/')
        await page.goto('about:blank')
        return { page, faults }
      },
    }
  }

  async function openContext(path: string, options: BrowserContextOptions): Promise<Opened> {
    const context = await browser.newContext({ baseURL: site.origin, ...options })
    await context.addInitScript(imitateHeadedBrowser)
    const page = await context.newPage()
    const faults: string[] = []
    watchFaults(page, faults)
    if (path !== '') await page.goto(path)
    return { page, faults }
  }
}

/** Undoes what a test may have changed around a page that it shares. */
async function restore({ page, faults }: Opened, options: BrowserContextOptions) {
  faults.length = 0
  await page.unrouteAll()
  await page.context().unrouteAll()
  const { colorScheme = null, forcedColors = null, reducedMotion = null } = options
  await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion })
  await page.evaluate(() => delete document.documentElement.dataset.theme)
  const { viewport = { width: 1280, height: 720 } } = options
  const { width, height } = page.viewportSize() ?? {}
  if (viewport && (width !== viewport.width || height !== viewport.height)) await page.setViewportSize(viewport)
}

/** Ends what a test may have begun around a page of its tab. */
async function forgetPage({ page, faults }: Opened) {
  for (const type of pageEvents) page.removeAllListeners(type)
  watchFaults(page, faults)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of page.context().pages()) if (other !== page) await other.close()
  // Where the pointer is, the next page would have it.
  await page.mouse.move(0, 0)
}

/**
 * Storage is cleared when the old page is gone, which may store something as it goes, and before any script of the new one.
 * In the end the history has the new page alone.
 */
async function goWithEmptyStorage(page: Page, { href, hash, origin }: URL) {
  const clearing = await page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  // From the same page, an address with a hash would only scroll.
  if (hash) await page.goto(`${origin}/robots.txt`)
  await page.goto(href)
  await clearing.dispose()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

/** The events that tests and `watchFaults` listen to. */
const pageEvents = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response']

/** Closes other tabs and the dialog that is open, and removes what the reader has stored, selected and focused. */
async function tidyUp(page: Page) {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  if (page.url() === 'about:blank') return
  await page.mouse.move(0, 0)
  if ((await page.locator('dialog:modal').count()) > 0) await page.keyboard.press('Escape')
  // On a phone the browser goes back to the entry before the one of the dialog.
  await page.waitForFunction(() => history.state?.isDialog !== true)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    getSelection()?.removeAllRanges()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

/** Follows no link, but goes where one would lead, to the top of the page; loads the page if it is of another site. */
async function goByRouter(page: Page, href: string) {
  if (new URL(page.url()).origin !== new URL(href).origin) await page.goto(href)
  else
    await page.evaluate(async address => {
      // The test before may have ended while its last navigation was on its way.
      await navigation.transition?.finished.catch(() => {})
      if (location.href !== address) await navigation.navigate(address).finished
    }, href)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

interface Opened {
  page: Page
  faults: string[]
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

/** Collects the console errors and warnings, uncaught errors, failed requests and violations of the security policy of a page. */
function watchFaults(page: Page, faults: string[]) {
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
}

/** For `page.addInitScript`: makes the browser refuse storage, as some do when the reader blocks cookies. */
export function blockStorage() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
}
