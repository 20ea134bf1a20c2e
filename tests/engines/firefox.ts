import { type KeyInput, launch, type Page } from 'puppeteer-core'
import { inject } from 'vitest'
import type { Engine, EngineWindow, StartEngine } from './engine.ts'

/** Headless Firefox, driven over WebDriver BiDi. */
export const startFirefox: StartEngine = async ({ hasScripts } = { hasScripts: true }) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: inject('engines').firefox,
    headless: true,
    extraPrefsFirefox: { 'javascript.enabled': hasScripts },
  })
  const version = await browser.version()
  const engine: Engine = {
    name: version.replace('firefox/', 'Firefox '),
    async open(url, size, onFault) {
      const page = await browser.newPage()
      page.on('console', message => {
        if (['error', 'warn'].includes(message.type())) onFault(`console: ${message.text()}`)
      })
      page.on('pageerror', error => onFault(`error: ${error instanceof Error ? error.message : error}`))
      await page.setViewport(size)
      await page.goto(url)
      return windowOf(page)
    },
    stop: () => browser.close(),
  }
  return engine
}

function windowOf(page: Page): EngineWindow {
  return {
    goTo: async url => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Puppeteer's goBack waits for a load, which a navigation without reloading does not bring.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    movePointer: (x, y) => page.mouse.move(x, y),
    async clickPointer() {
      await page.mouse.down()
      await page.mouse.up()
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput)
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput)
    },
    type: text => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  }
}
