import type { BrowserContextOptions, Page } from 'playwright-core'
import type { startBrowser } from './browser.ts'

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

/** The console page for several tests of a file, loaded for each of them as for a reader who has never used it. */
export function shareConsole(browser: ReturnType<typeof startBrowser>, options?: BrowserContextOptions) {
  const open = browser.share('', options)
  return async (hash = '') => {
    const opened = await open()
    const { page } = opened
    // The console keeps its draft when it is left, so its storage is cleared on another address.
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto(`/console${hash}`)
    await getPrompt(page).waitFor()
    return { ...opened, ...describeConsole(page) }
  }
}

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
