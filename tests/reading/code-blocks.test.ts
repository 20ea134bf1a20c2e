import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveReaderSite } from '../support/reader-site.ts'

const browser = startBrowser()
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const shared = browser.shareAcrossPaths(clipboard)
const reader = startBrowser(serveReaderSite())
const block = (page: Page, text: string) => page.locator('.code-block', { hasText: text }).last()

test('a console session is copied as typed: no prompts, nothing printed', async () => {
  const { page } = await shared.visit('/markdown-page')
  expect(await copied(page, block(page, 'q)10*1 2 3'))).toBe('sum 1 2 3\n10*1 2 3')
})

test('marked lines are shown by meaning, their comments are gone, and removed lines are not copied', async () => {
  const { page } = await shared.visit('/markdown-page')
  const example = page.locator('.code-block', { has: page.locator('ins') }).first()
  expect(await example.locator('del').textContent()).toContain('(x+y)%2')
  expect(await example.locator('mark').textContent()).toContain('mid[bid;ask]')
  expect(await example.locator('[data-line]').count()).toBe(5)
  expect(await copied(page, example)).toBe('mid:{.5*x+y}\nbid:9.9 19.8\nask:10.1 20.2\nmid[bid;ask]\n')
})

test('removed lines are struck out, and where colours are left out added ones are underlined', async () => {
  const { page } = await shared.visit('/markdown-page')
  const line = (name: string) =>
    page
      .locator(`.code-block ${name}`)
      .first()
      .evaluate(element => getComputedStyle(element).textDecorationLine)
  for (const [media, added] of [
    [{}, 'none'],
    [{ forcedColors: 'active' }, 'underline'],
    [{ forcedColors: 'none', media: 'print' }, 'underline'],
  ] as const) {
    await page.emulateMedia(media)
    expect([await line('ins'), await line('del')]).toEqual([added, 'line-through'])
  }
})

test('only blocks with a line that is too wide have a wrap button', async () => {
  const { page } = await openJoins(1000)
  await page
    .locator('.code-block[data-wide]')
    .first()
    .evaluate(block => block.setAttribute('id', 'wide'))
  const wide = page.locator('#wide')
  await wide.hover()
  const wrap = wide.getByRole('button', { name: 'Wrap long lines' })
  await wrap.click()
  expect(await wrap.getAttribute('aria-pressed')).toBe('true')
  expect(await isWide(wide)).toBe(false)
  await wrap.click()
  expect(await isWide(wide)).toBe(true)
  // Folded answers are measured when they are opened.
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll('details')) answer.open = true
  })
  const findWrong = () =>
    page.locator('.code-block').evaluateAll(blocks =>
      blocks
        .map(block => {
          const pre = block.querySelector('pre')
          const isWide = pre !== null && pre.scrollWidth > pre.clientWidth
          const button = block.querySelector('[aria-label="Wrap long lines"]')
          return {
            text: pre?.textContent,
            isWide,
            hasButton: button?.checkVisibility({ visibilityProperty: true }) ?? false,
          }
        })
        .filter(({ isWide, hasButton }) => isWide !== hasButton),
    )
  await expect.poll(findWrong).toEqual([])
})

test('a wide block is scrolled by the keyboard', async () => {
  const { page } = await openJoins(375)
  const code = page.locator('.code-block[data-wide] pre:visible').first()
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate(pre => pre.scrollLeft)).toBeGreaterThan(0)
})

test('on a phone, what was typed wraps below itself, and only what was printed goes on beyond the edge', async () => {
  const { page } = await openJoins(375)
  const sessions = await page.locator('.session pre').evaluateAll(blocks =>
    blocks.map(pre => {
      const right = pre.getBoundingClientRect().right
      const lines = [...pre.querySelectorAll('code > :not(samp)')].flatMap(part => [...part.getClientRects()])
      return {
        isCut: lines.some(line => line.right > right),
        isWide: pre.scrollWidth > pre.clientWidth,
        hasOutput: pre.querySelector('samp') !== null,
      }
    }),
  )
  expect(sessions.filter(({ isCut }) => isCut)).toEqual([])
  expect(sessions.filter(({ isWide, hasOutput }) => isWide && !hasOutput)).toEqual([])
  expect(sessions.some(({ isWide }) => isWide)).toBe(true)
})

test('a wide block fades at its edge until it is scrolled to the end', async () => {
  const { page } = await shared.load('/docs/concepts/joins')
  await page.setViewportSize({ width: 375, height: 800 })
  const code = page.locator('.code-block[data-wide] pre:visible').first()
  const mask = () => code.evaluate(pre => getComputedStyle(pre).maskImage)
  await expect.poll(mask).toContain('gradient')
  await code.evaluate(pre => pre.scrollTo(pre.scrollWidth, 0))
  await expect.poll(mask).toBe('none')
  await code.evaluate(pre => pre.scrollTo(0, 0))
  await expect.poll(mask).toContain('gradient')
})

test('long code is folded until asked for; without scripts, in print and for a copy it is whole', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `a${index}:${index}`)
  const { page } = await reader.openReady('/long', clipboard)
  const code = page.locator('.code-block pre')
  const height = () => code.evaluate(pre => pre.clientHeight)
  const folded = await height()
  expect(await copied(page, page.locator('.code-block'))).toBe(lines.join('\n'))
  await page.emulateMedia({ media: 'print' })
  expect(await height()).toBeGreaterThan(folded * 2)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Show all 60 lines' }).click()
  expect(await height()).toBeGreaterThan(folded * 2)
  expect(await page.getByRole('button', { name: 'Show all 60 lines' }).count()).toBe(0)
  // The focused button is gone, so the code has the focus.
  expect(await code.evaluate(pre => pre === document.activeElement)).toBe(true)
  const { page: plain } = await reader.open('/long', { javaScriptEnabled: false })
  expect(await plain.locator('.code-block pre').evaluate(pre => pre.clientHeight)).toBeGreaterThan(folded * 2)
  expect(await plain.getByRole('button', { name: 'Show all 60 lines' }).isVisible()).toBe(false)
})

test('the page’s Markdown is copied whole', async () => {
  const { page } = await shared.visit('/docs/concepts/joins')
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.locator('#announcer').textContent()).toBe('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('## ')
})

test('where the page’s Markdown cannot be fetched the button says so', async () => {
  const { page } = await shared.visit('/docs/concepts/joins')
  await page.route('**/docs/concepts/joins.md', route => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click()
  await page.getByRole('button', { name: 'Copying failed' }).waitFor()
})

test('where copying is denied the button says so', async () => {
  const { page } = await browser.openReady('/markdown-page')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  const first = page.locator('.code-block').first()
  await first.hover()
  await first.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await page.getByRole('button', { name: 'Copying failed' }).waitFor()
})

test('where fingers point, the fade at the edge of a wide block does not cover the buttons', async () => {
  const { page } = await browser.openReady('/markdown-page', { viewport: { width: 375, height: 700 }, hasTouch: true })
  const wide = await page.locator('.code-block[data-wide]').first().elementHandle()
  const button = await wide?.$('.copy-button')
  const withFade = await button?.screenshot()
  await wide?.evaluate(element => element.removeAttribute('data-wide'))
  expect(await button?.screenshot()).toEqual(withFade)
  expect(withFade?.length).toBeGreaterThan(0)
})

/** A page with wide blocks of code, all answers folded, once its blocks have been measured at this width. */
async function openJoins(width: number) {
  const opened = await shared.visit('/docs/concepts/joins')
  const { page } = opened
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async () => {
    for (const answer of document.querySelectorAll('details')) answer.open = false
    for (const pre of document.querySelectorAll('.code-block pre')) pre.scrollTo(0, 0)
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  return opened
}

async function copied(page: Page, example: ReturnType<typeof block>) {
  await example.hover()
  await example.locator('.copy-button').click()
  await example.getByRole('button', { name: 'Copied' }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

function isWide(example: ReturnType<typeof block>) {
  return example.locator('pre').evaluate(pre => pre.scrollWidth > pre.clientWidth)
}
