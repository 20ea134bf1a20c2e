import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { shareConsole } from '../support/q-console.ts'

const open = shareConsole(startBrowser())

test('an error inside a function opens the debugger, which shows the locals and goes on', async () => {
  const { page, run } = await open()
  const sign = page.locator('.console-prompt .prompt')
  expect(await run('{10*x+`a}2')).toContain("'type")
  expect(await sign.textContent()).toBe('q))')
  expect(await run('x')).toBe('2')
  expect(await run(':x+1')).toBe('30')
  expect(await sign.textContent()).toBe('q)')
})

test('a backslash alone leaves the debugger', async () => {
  const { page, run } = await open()
  const sign = page.locator('.console-prompt .prompt')
  expect(await run('{1+x}`a')).toContain("'type")
  expect(await sign.textContent()).toBe('q))')
  await run('\\')
  expect(await sign.textContent()).toBe('q)')
})
