import type { Page } from 'playwright-core'

/** Waits until nothing on the page moves or fades any more; what turns for ever, as a spinner does, is not waited for. */
export async function waitForAnimations(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}
