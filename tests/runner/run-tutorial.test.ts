import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { sessionOf } from '../support/runner-page.ts'

const browser = startBrowser()

test.each(['/docs/tutorials/tick', '/docs/tutorials/realTimeStocks'])(
  'all sessions of %s, a tutorial with several processes, print in the page what it shows',
  async path => {
    const { page, faults } = await browser.openReady(path)
    await page.locator('.q-bar').first().waitFor()
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll('details')) answer.open = true
    })
    const count = await page.locator('.session').count()
    expect(count).toBeGreaterThan(3)
    for (let place = 0; place < count; place++) {
      const { button, status } = sessionOf(page, place)
      await button('Run').click()
      await expect.poll(() => status.textContent(), { message: `session ${place}` }).toMatch(/^Same as printed/)
    }
    expect(faults).toEqual([])
  },
)
