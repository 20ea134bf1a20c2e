import type { BrowserContextOptions, Page } from 'playwright-core'
import { followLink, type startBrowser } from './browser.ts'

/** Opens the console page and waits until its editor is there. `hash` may hold a shared program. */
export async function openConsole(
  browser: ReturnType<typeof startBrowser>,
  hash = '',
  options?: BrowserContextOptions,
) {
  const opened = await browser.open(`/console${hash}`, options)
  await getPrompt(opened.page).waitFor()
  return { ...opened, ...describeConsole(opened.page) }
}

/**
 * The console page for several tests of a file, as a reader finds it who has never used it. With a `hash`, which may hold a
 * shared program, the page is loaded; otherwise a link leads to it.
 */
export function shareConsole(browser: ReturnType<typeof startBrowser>, options?: BrowserContextOptions) {
  const open = browser.share('/console', options)
  return async (hash = '') => {
    const opened = await open()
    const { page } = opened
    if (hash === '') await renewConsole(page)
    else await loadConsole(page, hash)
    return { ...opened, ...describeConsole(page) }
  }
}

/** The session and its transcript outlive the console's page; its draft is kept when that is left. */
async function renewConsole(page: Page) {
  await followLink(page, '/console')
  await page.getByRole('button', { name: 'New session' }).click()
  await page.getByText('A new session').last().waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await followLink(page, '/cv/cv')
  await page.locator('.console').waitFor({ state: 'detached' })
  await clearStorage(page)
  await followLink(page, '/console')
  await getPrompt(page).waitFor()
}

async function loadConsole(page: Page, hash: string) {
  await page.goto('/robots.txt')
  await clearStorage(page)
  await page.goto(`/console${hash}`)
  await getPrompt(page).waitFor()
}

const clearStorage = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

/** The parts of the console that tests use. */
export function describeConsole(page: Page) {
  const prompt = getPrompt(page)
  const transcript = page.getByRole('log', { name: 'Transcript' })
  return {
    prompt,
    transcript,
    message: page.locator('.console-message'),
    help: page.locator('.console-help'),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    /** Types an input, runs it and waits until it has ended. Returns what it printed. */
    async run(text: string): Promise<string> {
      const before = await transcript.locator('.console-exchange').count()
      await prompt.fill(text)
      await prompt.press('Control+Enter')
      await page.waitForFunction(
        count =>
          document.querySelectorAll('.console-exchange').length > count &&
          document.querySelector('.console-run:not([data-running])') !== null,
        before,
      )
      const printed = await transcript.locator('.console-exchange').nth(before).locator('samp').allTextContents()
      return printed.join('')
    },
  }
}

const getPrompt = (page: Page) => page.getByRole('textbox', { name: 'q prompt' })
