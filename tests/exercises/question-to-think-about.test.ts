import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const question = '<Exercise id="why" hints={["Think."]}>\n\nWhy?\n\n<Answer>\n\nBecause.\n\n</Answer>\n\n</Exercise>\n'
const site = serveFixtureSite({ 'content/docs/a.mdx': question })
const browser = startBrowser()

test('a question to think about has a box to tick and hints but no editor, and the tick is kept', async () => {
  const { page, faults } = await browser.open(`${site.origin}/docs/a`)
  const exercise = page.locator('.exercise')
  const box = exercise.getByRole('checkbox', { name: 'Mark as done, exercise 1' })
  await box.click()
  await exercise.getByText('Done', { exact: true }).waitFor()
  await exercise.getByRole('button', { name: 'Hint, exercise 1' }).click()
  await exercise.getByText('Hint: Think.').waitFor()
  expect(await exercise.locator('textarea').count()).toBe(0)
  await page.reload()
  await box.hover()
  await expect.poll(() => box.isChecked()).toBe(true)
  await box.click()
  await expect.poll(() => exercise.locator('.exercise-done').isHidden()).toBe(true)
  expect(faults).toEqual([])
})
