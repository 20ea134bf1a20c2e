import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())

test('? and the button of the footer open the list of shortcuts, Escape closes it and focus returns', async () => {
  const { page } = await browser.visitReady('/blog')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await page.keyboard.press('?')
  expect(await help.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await help.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Keyboard help' }).click()
  expect(await help.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('keyboard-help-button')
})

test('shortcuts of one key can be switched off, for later visits too; Ctrl+K stays', async () => {
  const { page } = await browser.visitReady('/blog')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  const search = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('?')
  await help.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  for (const visit of ['this', 'next']) {
    await page.keyboard.press('?')
    await page.keyboard.press('/')
    await page.waitForTimeout(200)
    expect(await help.isVisible(), visit).toBe(false)
    expect(await search.isVisible(), visit).toBe(false)
    if (visit === 'this') {
      await page.reload()
      await waitForControls(page)
    }
  }
  await page.keyboard.press('Control+k')
  await search.waitFor()
})

test('? closes the list again, and opens it above no other dialog', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  for (const isOpen of [true, false]) {
    await page.keyboard.press('?')
    expect(await help.isVisible()).toBe(isOpen)
  }
  await page.getByRole('link', { name: /^Enlarge image/ }).click()
  await page.keyboard.press('?')
  expect(await help.isVisible()).toBe(false)
})

test('the list shows whether shortcuts of one key are on, and switches them on again', async () => {
  const { page } = await browser.visitReady('/blog')
  const help = page.getByRole('dialog', { name: 'Keyboard' })
  await page.keyboard.press('?')
  expect(await help.getByRole('checkbox').isChecked()).toBe(true)
  await help.getByRole('checkbox').uncheck()
  await page.reload()
  await waitForControls(page)
  await page.getByRole('button', { name: 'Keyboard help' }).click()
  expect(await help.getByRole('checkbox').isChecked()).toBe(false)
  await help.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  expect(await help.isVisible()).toBe(true)
})

test('in a text field ? and / are text', async () => {
  const { page } = await browser.visitReady('/search')
  await page.getByRole('searchbox').fill('')
  await page.keyboard.type('a?b/c')
  expect(await page.getByRole('searchbox').inputValue()).toBe('a?b/c')
})
