import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { blockStorage, startBrowser } from '../support/browser.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const fence = '```'

const exercise = (id: string, attributes: string, answer: string) =>
  `<Exercise id="${id}" ${attributes}>

What is ${answer}?

${fence}q check
q)answer
${answer}
${fence}

<Answer>

${fence}q
q)${answer}
${answer}
${fence}

</Answer>

</Exercise>
`

const site = serveFixtureSite({
  'content/practice/topics.yml':
    'topics:\n  - { id: sums, title: Sums }\n  - { id: words, title: Words and everything else that stands between double quotes }\n',
  'content/practice/sums.mdx': `---\ntitle: Sums\ntopic: sums\n---\n\n${exercise('three', 'level="easy"', '3')}\n${exercise('six', 'level="hard" avoid={["each"]}', '6')}`,
  'content/practice/task.mdx': `---\ntitle: A long task\ntopic: words\n---\n\n${exercise('nine', 'level="hard" minutes={30}', '9')}`,
})
const browser = startBrowser(site)

test('a session leads from one exercise to the next and counts what was solved', async () => {
  const { page, faults } = await browser.openReady('/practice')
  await chooseTopic(page, 'sums')
  await page.getByRole('link', { name: 'Start 10 minutes' }).click()
  await page.waitForURL('**/practice/sums#three')
  const bar = page.getByRole('complementary', { name: 'Practice' })
  await expect.poll(() => bar.innerText()).toContain('10 min left, 0 solved')
  expect(await bar.locator('strong').textContent()).toBe('easy')
  await solve(page, 'three', '1+2')
  await expect.poll(() => bar.innerText()).toContain('1 solved')
  await bar.getByRole('link', { name: 'Next exercise' }).click()
  await page.waitForURL('**/practice/sums#six')
  // The next one is another, solved or not.
  await expect.poll(() => bar.getByRole('link').textContent()).toBe('All exercises')
  await bar.getByRole('button', { name: 'End the session' }).click()
  await expect.poll(() => bar.count()).toBe(0)
  expect(faults).toEqual([])
})

test('a right result by a way that the exercise excludes is told so', async () => {
  const { page } = await browser.openReady('/practice/sums')
  await type(page, 'six', 'sum first each 1 2 3')
  const outcome = page.locator('#six .exercise-outcome')
  await expect.poll(() => outcome.innerText()).toContain('The result is right, but the way is not the one asked for.')
  expect(await outcome.innerText()).toContain('It uses each')
  await solve(page, 'six', 'sum 1 2 3')
})

test('what was solved is shown, chosen last, saved as a file and loaded in another browser', async () => {
  const { page } = await browser.openReady('/practice/sums')
  await solve(page, 'three', '3')
  await page.goto('/practice')
  await chooseTopic(page, 'sums')
  await expect.poll(() => page.locator('.practice-desk [role=status]').first().innerText()).toContain('Solved: 1 of 2.')
  await expect.poll(() => page.getByText('Next: ').innerText()).toContain('What is 6?')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my progress' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')

  const { page: other } = await browser.openReady('/practice')
  await chooseTopic(other, '')
  await load(other, 'not-progress.json', '{"a":1}')
  await other.getByText('not-progress.json holds no progress of this site; nothing was changed.').waitFor()
  await load(other, 'progress.json', file)
  await other.getByText('Added the progress of one exercise.').waitFor()
  await expect
    .poll(() => other.locator('.practice-desk [role=status]').first().innerText())
    .toContain('Solved: 1 of 3.')
})

test('a returning reader sees what was solved after the first input anywhere, without touching the desk', async () => {
  const { page } = await browser.openReady('/practice/sums')
  await solve(page, 'three', '3')
  const next = await page.context().newPage()
  await next.goto(`${new URL(page.url()).origin}/practice`)
  await next.mouse.move(5, 5)
  await next.getByText('Solved: 1 of 3.').waitFor()
})

test('a first press on Start leads on from what was solved, though the list has not been fetched yet', async () => {
  const { page } = await browser.openReady('/practice/sums')
  await solve(page, 'three', '3')
  await page.route('**/practice.json', delay)
  await page.goto('/practice', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Start 10 minutes' }).dispatchEvent('click')
  await page.waitForURL('**/practice/sums#six')
})

test('a topic that is chosen before the script of the desk has arrived counts', async () => {
  const { page } = await browser.openReady('/practice')
  await page.route('**/attach-*.js', delay)
  const attach = page.waitForRequest('**/attach-*.js')
  await page.getByLabel('Topic').focus()
  await page.getByLabel('Topic').selectOption('words')
  await attach
  await expect.poll(() => page.getByText('Next: ').innerText()).toContain('What is 9?')
})

test('an answer that is not solved yet stands in its field again', async () => {
  const { page } = await browser.openReady('/practice/sums')
  await type(page, 'three', '1+1')
  await page.locator('#three').getByText('Not yet.').waitFor()
  await page.reload()
  await page.mouse.move(5, 5)
  await expect.poll(() => page.locator('#three').getByRole('textbox').inputValue()).toBe('1+1')
})

test('where storage is blocked the desk says that nothing will be kept', async () => {
  const { page } = await browser.visit('', { viewport: { width: 375, height: 800 } })
  await page.addInitScript(blockStorage)
  await page.goto('/practice')
  await page.getByLabel('Topic').focus()
  await page.getByText('This browser blocks storage or has none left').waitFor()
})

test('the bar of a session takes one line of a phone', async () => {
  const { page } = await browser.openReady('/practice', { viewport: { width: 375, height: 800 } })
  await chooseTopic(page, 'sums')
  await page.getByRole('link', { name: 'Start 10 minutes' }).click()
  const parts = page.locator('.practice-bar > *')
  await expect.poll(() => parts.count()).toBe(3)
  const middles = await parts.evaluateAll(all =>
    all.map(each => each.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
  )
  expect(new Set(middles).size).toBe(1)
})

test('if the list of exercises cannot be fetched, the page says so and Retry fetches it', async () => {
  const { page } = await browser.openReady('/practice')
  await page.route('**/practice.json', route => route.abort())
  await page.getByLabel('Topic').focus()
  await page.getByText('The list of exercises could not be fetched.').waitFor()
  await page.unroute('**/practice.json')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('3 exercises. Nothing solved yet in this browser.').waitFor()
})

test('without scripts the topics, the larger tasks and all exercises can be read', async () => {
  const { page } = await browser.open('/practice', { javaScriptEnabled: false })
  expect(await page.locator('.practice-desk').isHidden()).toBe(true)
  expect(await page.getByRole('row', { name: 'Sums 1 0 1' }).count()).toBe(1)
  await page.getByRole('link', { name: 'A long task' }).click()
  expect(await page.getByText('What is 9?').isVisible()).toBe(true)
})

test.each([320, 1280])('practice passes axe and does not scroll sideways, %i px wide', async width => {
  const { page } = await browser.openReady('/practice', { viewport: { width, height: 900 } })
  await chooseTopic(page, '')
  await page.getByText('3 exercises, with what you have solved').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await findAxeViolationsInBothModes(page)).toEqual([])
  await page.getByRole('link', { name: 'Start 10 minutes' }).click()
  await page.locator('.practice-bar').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await findAxeViolationsInBothModes(page)).toEqual([])
})

async function delay(route: Route) {
  await new Promise(resolve => setTimeout(resolve, 500))
  await route.continue()
}

/** Waits for the list of exercises, which the first touch of the desk fetches. */
async function chooseTopic(page: Page, topic: string) {
  await page.getByLabel('Topic').focus()
  await page.locator('.practice-desk details').waitFor()
  await page.getByLabel('Topic').selectOption(topic)
}

async function type(page: Page, id: string, text: string) {
  const exercise = page.locator(`#${id}`)
  await exercise.getByRole('textbox').fill(text)
  await exercise.getByRole('button', { name: 'Check my answer' }).click()
}

async function solve(page: Page, id: string, text: string) {
  await type(page, id, text)
  await expect.poll(() => page.locator(`#${id} .exercise-outcome [role=status]`).first().textContent()).toBe('Correct.')
}

async function load(page: Page, name: string, text: string) {
  await page
    .locator('.practice-file input')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}
