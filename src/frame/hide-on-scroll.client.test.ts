import { expect, test, vi } from 'vitest'
import { hideOnScroll } from './hide-on-scroll.client.ts'

const height = 60

test('the navbar hides on the way down only once its own height has been scrolled past', () => {
  const { scrollTo, isHidden } = barOnPage()
  scrollTo(height)
  expect(isHidden()).toBe(false)
  scrollTo(height + 1)
  expect(isHidden()).toBe(true)
})

test('the hidden navbar is shown on the way up', () => {
  const { scrollTo, isHidden } = barOnPage()
  scrollTo(500)
  scrollTo(499)
  expect(isHidden()).toBe(false)
})

test('a page that is opened scrolled down hides the navbar only when the reader scrolls on', () => {
  const { scrollTo, isHidden } = barOnPage(500)
  scrollTo(500)
  expect(isHidden()).toBe(false)
  scrollTo(501)
  expect(isHidden()).toBe(true)
})

test('the navbar stays while focus is in it, and is shown when focus comes', () => {
  const { bar, scrollTo, isHidden } = barOnPage()
  scrollTo(500)
  bar.dispatchEvent(new Event('focusin'))
  expect(isHidden()).toBe(false)
  bar.hasFocus = true
  scrollTo(600)
  expect(isHidden()).toBe(false)
})

test('the next page begins with the navbar shown', () => {
  const { scrollTo, isHidden } = barOnPage()
  scrollTo(500)
  document.dispatchEvent(new Event('tickwise:page'))
  expect(isHidden()).toBe(false)
})

/** As much of the navbar's element as the script uses. */
class Bar extends EventTarget {
  offsetHeight = height
  attributes = new Set<string>()
  hasFocus = false
  setAttribute = (name: string) => this.attributes.add(name)
  removeAttribute = (name: string) => this.attributes.delete(name)
  matches = (selector: string) => selector === ':focus-within' && this.hasFocus
}

/** A navbar on a page that is scrolled to `start`. */
function barOnPage(start = 0) {
  const listeners = new EventTarget()
  const bar = new Bar()
  vi.stubGlobal('scrollY', start)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  hideOnScroll(bar as unknown as HTMLElement)
  return {
    bar,
    isHidden: () => bar.attributes.has('data-hidden'),
    scrollTo(position: number) {
      vi.stubGlobal('scrollY', position)
      listeners.dispatchEvent(new Event('scroll'))
    },
  }
}
