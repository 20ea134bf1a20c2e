import { expect, onTestFinished } from 'vitest'
import type { Engine, EngineWindow, WindowSize } from './engine.ts'
import { type WatchedSite, watchedSite } from './watched-site.ts'

export const desktop = { width: 1280, height: 800 }
export const phone = { width: 375, height: 700 }

/** What a test sees of one reader's window; questions to the page wait until they can be answered. */
export type Reader = EngineWindow & {
  site: WatchedSite
  /** Goes to a path of the site. */
  visit(path: string): Promise<void>
  /** Moves the pointer, which brings the controls, and waits until they work. */
  waitForControls(): Promise<void>
  /** Moves the pointer into the window's corner, where nothing answers it. */
  moveAway(): Promise<void>
  /** Moves the pointer to the first element that matches, from elsewhere. */
  hover(selector: string): Promise<void>
  /** Clicks the first element that matches, without waiting or scrolling. */
  click(selector: string): Promise<void>
  /** Clicks an element once it is visible, no longer moves and is not covered. */
  clickShown(selector: string): Promise<void>
  /** What a reader sees of the first element that matches; undefined where there is none. */
  textOf(selector: string): Promise<string | undefined>
  isShown(selector: string): Promise<boolean>
  /** Whether all of the first element that matches is in the window, as far as its height goes. */
  isInWindow(selector: string): Promise<boolean>
  /** Follows a link to `href` that an author might have written. */
  followLink(href: string): Promise<void>
  path(): Promise<string>
  /** Pixels that the page is scrolled. */
  scrollTop(): Promise<number>
  /** Scrolls to another place; resolves when the page has heard of it. */
  scrollTo(top: number): Promise<void>
  /** What went wrong until now, in the pages, the policy and the network. */
  faults(): Promise<string[]>
}

export type OpenReader = (path: string, size?: WindowSize) => Promise<Reader>

/** A reader who opens `path` of the built site with empty storage. */
export async function openReader(engine: Engine, path: string, size: WindowSize = desktop): Promise<Reader> {
  const site = await watchedSite()
  onTestFinished(() => site.stop())
  const window = await engine.open(site.origin + path, size, fault => site.faults.push(fault))
  onTestFinished(() => window.close())
  const reader: Reader = {
    ...window,
    site,
    visit: next => window.goTo(site.origin + next),
    async moveAway() {
      await window.movePointer(1, 1) // Where the pointer already is, the page would hear of no movement.
      await window.movePointer(0, 0)
    },
    async hover(selector) {
      const { x, y } = await window.evaluate(pointOn, selector)
      await reader.moveAway()
      await window.movePointer(x, y)
    },
    async click(selector) {
      await reader.hover(selector)
      await window.clickPointer()
    },
    async waitForControls() {
      await reader.moveAway()
      await expect.poll(() => window.evaluate(() => document.documentElement.dataset.controls)).toBe('')
    },
    async clickShown(selector) {
      await expect.poll(() => reader.isShown(selector), { message: `${selector} shows` }).toBe(true)
      let before = ''
      const isStill = async () => {
        const { x, y, isFree } = await window.evaluate(pointOn, selector)
        const wasThere = before === `${x} ${y}`
        before = `${x} ${y}`
        return wasThere && isFree
      }
      await expect.poll(isStill, { message: `${selector} is still and uncovered` }).toBe(true)
      await reader.click(selector)
    },
    textOf: selector =>
      window.evaluate(wanted => document.querySelector<HTMLElement>(wanted)?.innerText.trim() ?? undefined, selector),
    isShown: selector =>
      window.evaluate(wanted => {
        const element = document.querySelector(wanted)
        return element?.checkVisibility({ visibilityProperty: true }) ?? false
      }, selector),
    isInWindow: selector =>
      window.evaluate(wanted => {
        const element = document.querySelector(wanted)
        const { top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {}
        return (element?.checkVisibility() ?? false) && top >= 0 && bottom <= innerHeight
      }, selector),
    followLink: href =>
      window.evaluate(address => {
        const link = document.createElement('a')
        link.href = address
        document.querySelector('main')?.append(link)
        setTimeout(() => link.click()) // Once the driver has its answer.
      }, href),
    path: () => window.evaluate(() => location.pathname + location.search + location.hash),
    scrollTop: () => window.evaluate(() => Math.round(scrollY)),
    scrollTo: top =>
      window.evaluate(
        y =>
          new Promise<void>(resolve => {
            addEventListener('scroll', () => resolve(), { once: true })
            scrollTo({ top: y, behavior: 'instant' })
          }),
        top,
      ),
    async faults() {
      await window.evaluate(reportsSent)
      return site.faults
    },
  }
  return reader
}

/** Resolves when the page has reported all its faults (collect-faults.js). */
async function reportsSent() {
  await (window as unknown as { faultsReported(): Promise<void> }).faultsReported()
}

/** The middle of an element, of its first line where it has several, in view; and whether a click there meets the element. */
function pointOn(selector: string): { x: number; y: number; isFree: boolean } {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)]
    return { x, y, isFree: element.contains(document.elementFromPoint(x, y)) }
  }
  if (!middle().isFree) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return middle()
}
