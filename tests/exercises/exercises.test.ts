import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { maxInputMs } from '../../src/q-pages/limits.ts'
import { followLink, startBrowser } from '../support/browser.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { publishAgain } from '../support/publish-again.ts'
import { serveReaderSite } from '../support/reader-site.ts'
import { calmEndlessInputs } from '../support/runner-page.ts'

const browser = startBrowser(serveReaderSite())
const address = '/docs/concepts/fby'
const elsewhere = '/docs/concepts/iterators'
const openElsewhere = browser.share(elsewhere)
const modelAnswer = 'select from t where 1<({count distinct x};ex) fby sym'
const exerciseOf = (page: Page) => page.locator('#more-than-one-exchange')
const editorOf = (exercise: Locator) => exercise.getByRole('textbox', { name: /^Your answer to exercise/ })
const statusOf = (exercise: Locator) => exercise.locator('.exercise-outcome > [role=status]')

test('the model answer is correct, and shows what it prints', async () => {
  const { page, faults } = await open()
  const exercise = exerciseOf(page)
  await check(exercise, modelAnswer)
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
  expect(await exercise.locator('.exercise-outcome pre').textContent()).toBe(
    'sym ex price size\n-----------------\nA   N  10    100 \nA   L  12    200',
  )
  expect(await exercise.getByText('Done', { exact: true }).isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('another way to the same result is correct too, over several lines and with the prompts of a console', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await check(exercise, 'n:exec count distinct ex by sym from t\nselect from t where\n  1<n sym')
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
  await check(exercise, 'q)n:exec count distinct ex by sym from t\nq)select from t where 1<n sym\nsym ex price size')
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
})

test('a wrong answer is told which checks fail, what they should print and what they print', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await check(exercise, 'select from t where 1<(count;i) fby sym')
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Not yet: 1 of 2 checks fails.')
  expect(await exercise.locator('.exercise-outcome li').first().innerText()).toBe(
    'exec sym from answer should print `A`A; yours prints `A`B`A`B.',
  )
  expect(await exercise.locator('.exercise-done').isHidden()).toBe(true)
})

test('an answer that ends with a semicolon is told so', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await check(exercise, `${modelAnswer};`)
  await expect.poll(() => statusOf(exercise).textContent()).toMatch(/^Not yet/)
  expect(await exercise.locator('.exercise-outcome').innerText()).toContain('ends with a semicolon')
  await check(exercise, 'select from t where 1<(count;i) fby sym')
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Not yet: 1 of 2 checks fails.')
  expect(await exercise.locator('.exercise-outcome').innerText()).not.toContain('semicolon')
})

test('after the site has been published again, Check asks for a reload', async () => {
  const { page } = await open()
  await page.reload()
  const exercise = exerciseOf(page)
  await editorOf(exercise).fill('a draft')
  await publishAgain(page, '**/answer-check*')
  await check(exercise, modelAnswer)
  await expect.poll(() => statusOf(exercise).textContent()).toContain('has been updated')
  await page.context().unrouteAll()
  await exercise.getByRole('button', { name: 'Reload' }).click()
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  await exercise.scrollIntoViewIfNeeded()
  await editorOf(exercise).focus()
  await expect.poll(() => editorOf(exercise).inputValue()).toBe(modelAnswer)
})

test('an answer that another tab has changed says so, and can be taken over', async () => {
  const { page } = await open()
  const other = await page.context().newPage()
  onTestFinished(() => other.close())
  await other.goto(address)
  const [here, there] = [exerciseOf(page), exerciseOf(other)]
  for (const [exercise, text] of [
    [here, 'mine'],
    [there, 'theirs'],
  ] as const)
    await type(exercise, text)
  await here.getByText('Another tab has changed this answer.').waitFor()
  expect(await editorOf(here).inputValue()).toBe('mine')
  await here.getByRole('button', { name: 'Show its answer' }).click()
  expect(await editorOf(here).inputValue()).toBe('theirs')
  expect(await here.getByText('Another tab has changed this answer.').count()).toBe(0)
  await page.keyboard.press('Control+z')
  expect(await editorOf(here).inputValue()).toBe('mine')
  await there.getByText('Another tab has changed this answer.').waitFor()
})

test('each check starts anew, after the examples above the exercise', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await check(exercise, 't:0#t')
  await expect.poll(() => statusOf(exercise).textContent()).toContain('Not yet')
  await check(exercise, modelAnswer)
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
})

test('an error is shown as the console prints it, with what it means', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await check(exercise, 'select from t where 1<`a')
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Your answer ended with an error.')
  expect(await exercise.locator('.exercise-outcome pre').textContent()).toMatch(/^'type\n/)
  expect(await exercise.locator('.exercise-outcome').innerText()).toContain(
    'An operator or function was given a value of a type it does not accept.',
  )
})

test('an empty answer is not run, and one that ends the session is not checked', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await check(exercise, ' \n/ nothing')
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Write an answer first.')
  await check(exercise, 'exit 0')
  await expect.poll(() => statusOf(exercise).textContent()).toContain('ends the q session')
})

test('an endless loop can be stopped after a second, or else ends by the limit, and the next answer is checked', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await check(exercise, modelAnswer)
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
  await calmEndlessInputs(page)
  await check(exercise, '{x}/[{1b};1]')
  await exercise.getByRole('button', { name: 'Stop' }).evaluate(button => (button as HTMLElement).click())
  await expect.poll(() => statusOf(exercise).textContent()).toContain('Stopped.')
  await check(exercise, modelAnswer)
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
  await calmEndlessInputs(page, { clockSpeed: 10 })
  await check(exercise, '{x}/[{1b};1]')
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Your answer ended with an error.')
  expect(await exercise.locator('.exercise-outcome').innerText()).toContain(
    `took longer than ${maxInputMs / 1000} seconds`,
  )
  await check(exercise, modelAnswer)
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
})

test('hints are shown one at a time', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await exercise.getByRole('button', { name: 'Hint, exercise 2', exact: true }).click()
  const hints = exercise.locator('.exercise-hints p')
  await expect.poll(() => hints.count()).toBe(1)
  expect(await hints.first().textContent()).toMatch(/^Hint 1 of 2: Which aggregate/)
  await exercise.getByRole('button', { name: 'Next hint, exercise 2' }).click()
  expect(await hints.nth(1).locator('code').textContent()).toBe('{count distinct x}')
  expect(await exercise.getByRole('button', { name: 'No more hints' }).getAttribute('aria-disabled')).toBe('true')
})

test('what is done and what is typed are there after a reload, and gone after “Clear my data”', async () => {
  const { page } = await open()
  await check(exerciseOf(page), modelAnswer)
  await exerciseOf(page).getByText('Done', { exact: true }).waitFor()
  const other = page.locator('#below-the-first-price')
  await type(other, 'select from t where price<')
  await page.reload()
  await page.mouse.move(200, 200)
  await exerciseOf(page).getByText('Done', { exact: true }).waitFor()
  expect(await page.locator('.exercise-done:visible').count()).toBe(1)
  await expectText(other, 'select from t where price<')
  await followLink(page, '/about/about')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByText('this browser keeps nothing').waitFor()
  await followLink(page, address)
  await expectText(other, 'select from t where')
  expect(await page.locator('.exercise-done:visible').count()).toBe(0)
})

test('“Start over” brings back the text that the exercise starts with', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await type(exercise, '1+1')
  await exercise.getByRole('button', { name: 'Start over' }).click()
  await expectText(exercise, 'select from t where')
})

test('text typed before the editor has loaded is kept', async () => {
  const { page } = await open()
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/attach-*.js', async route => {
    await released
    await route.continue()
  })
  await page.reload()
  const exercise = exerciseOf(page)
  await exercise.locator('textarea').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' early')
  release()
  await exercise.locator('.q-editor').waitFor()
  await page.keyboard.type(' late')
  expect(await editorOf(exercise).inputValue()).toBe('select from t where early late')
})

test('when the runner cannot be fetched, an error says so and Retry checks the answer', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await page.route('**/q.worker-*.js', route => route.abort())
  await check(exercise, modelAnswer)
  await expect.poll(() => statusOf(exercise).textContent()).toContain('could not be loaded')
  await page.unroute('**/q.worker-*.js')
  await exercise.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
  expect(await exercise.locator('.check-button').evaluate(button => button === document.activeElement)).toBe(true)
})

test('the worker that checks answers ends when the reader leaves the page', async () => {
  const { page } = await open()
  await check(exerciseOf(page), modelAnswer)
  await expect.poll(() => statusOf(exerciseOf(page)).textContent()).toBe('Correct.')
  expect(page.workers()).toHaveLength(1)
  await followLink(page, '/docs/concepts/joins')
  await expect.poll(() => page.workers().length).toBe(0)
})

test('an exercise can be solved with the keyboard alone, and Tab leaves the editor', async () => {
  const { page } = await open()
  const exercise = exerciseOf(page)
  await exercise.locator('textarea').focus()
  await exercise.locator('.q-editor').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(modelAnswer)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => statusOf(exercise).textContent()).toBe('Correct.')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Check my answer')
})

test('without JavaScript there is the question with a folded answer, and nothing to type into', async () => {
  const { page } = await browser.open(address, { javaScriptEnabled: false })
  const exercise = exerciseOf(page)
  expect(await exercise.locator('> :visible').allInnerTexts()).toEqual([
    '2. Show all trades of the symbols that traded on more than one exchange.',
    'Answer',
  ])
  expect(await exercise.locator('textarea, button').filter({ visible: true }).count()).toBe(0)
})

test('on paper there is no editor', async () => {
  const { page } = await open()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.exercise-work:visible, [data-check]:visible, [data-starter]:visible').count()).toBe(0)
  expect(await exerciseOf(page).locator('> p:visible').count()).toBe(1)
})

test('in light and dark mode, before and after each outcome, axe finds nothing and 320 pixels suffice', async () => {
  const { page } = await open()
  await page.setViewportSize({ width: 320, height: 640 })
  const exercise = exerciseOf(page)
  const expectUsable = async () => {
    expect(await findAxeViolationsInBothModes(page, '#more-than-one-exchange')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await expectUsable()
  for (const answer of [modelAnswer, 'select from t', '1+`a']) {
    await check(exercise, answer)
    await expect.poll(() => statusOf(exercise).textContent()).toMatch(/\.$/)
    await expectUsable()
  }
})

/** The exercises as a reader finds them who has never used them. */
async function open() {
  const opened = await openElsewhere()
  const { page } = opened
  await followLink(page, elsewhere)
  await page.locator('.exercise').first().waitFor({ state: 'detached' })
  await page.evaluate(() => localStorage.clear())
  await followLink(page, address)
  await exerciseOf(page).waitFor()
  return opened
}

async function check(exercise: Locator, answer: string) {
  await type(exercise, answer)
  await exercise.getByRole('button', { name: 'Check my answer' }).click()
}

async function type(exercise: Locator, text: string) {
  await editorOf(exercise).focus()
  await exercise.locator('.q-editor').waitFor()
  await editorOf(exercise).fill(text)
}

async function expectText(exercise: Locator, text: string) {
  await exercise.locator('textarea').hover()
  await exercise.locator('.q-editor').waitFor()
  expect(await editorOf(exercise).inputValue()).toBe(text)
}
