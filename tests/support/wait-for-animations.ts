import type { Page } from 'playwright-core'

/** Waits until all animations on the page have ended, except endless ones such as a spinner's. */
export async function waitForAnimations(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}
