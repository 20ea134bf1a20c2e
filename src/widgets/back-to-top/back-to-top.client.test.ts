import { expect, test, vi } from 'vitest'
import { startBackToTop } from './back-to-top.client.ts'

const windowHeight = 600
const pageHeight = 5000

test('the button is shown on the way up, and hidden on the way down', () => {
  const { scroll, isShown } = openPage()
  scroll(2000)
  expect(isShown()).toBe(false)
  scroll(1900)
  expect(isShown()).toBe(true)
  scroll(1901)
  expect(isShown()).toBe(false)
})

test('the button is hidden within 300 px of the top', () => {
  const { scroll, isShown } = openPage()
  scroll(2000)
  scroll(301)
  expect(isShown()).toBe(true)
  scroll(300)
  expect(isShown()).toBe(false)
})

test('the button does not appear at the end of the page, where the browser may bounce back', () => {
  const { scroll, isShown } = openPage()
  scroll(pageHeight - windowHeight + 40)
  scroll(pageHeight - windowHeight - 2)
  expect(isShown()).toBe(false)
  scroll(pageHeight - windowHeight - 3)
  expect(isShown()).toBe(true)
})

test('a page that is opened scrolled down shows the button only when the reader scrolls up', () => {
  const { scroll, isShown } = openPage({ top: 1000 })
  scroll(1000)
  expect(isShown()).toBe(false)
  scroll(999)
  expect(isShown()).toBe(true)
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('a press focuses the heading and scrolls to the top; with reduced motion (%s) it is %s', (isCalm, behavior) => {
  const { press, title, scrollTo } = openPage({ isCalm })
  press()
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  expect(title.setAttribute).toHaveBeenCalledWith('tabindex', '-1')
  expect(title.focus).toHaveBeenCalledWith({ preventScroll: true })
})

/** A long page with the button; as much of its DOM as the script uses. */
function openPage({ top = 0, isCalm = false } = {}) {
  const window = new EventTarget()
  const attributes = new Set<string>()
  const button = Object.assign(new EventTarget(), {
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  })
  const title = { setAttribute: vi.fn(), focus: vi.fn() }
  const scrollTo = vi.fn()
  const before = vi.fn()
  vi.stubGlobal('document', {
    documentElement: { scrollHeight: pageHeight },
    createElement: () => button,
    getElementById: (id: string) => (id === 'announcer' ? { before } : null),
    querySelector: (selector: string) => (selector === 'h1' ? title : null),
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('innerHeight', windowHeight)
  vi.stubGlobal('scrollY', top)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isCalm && query === '(prefers-reduced-motion: reduce)' }))
  startBackToTop()
  expect(before).toHaveBeenCalledWith(button)
  return {
    title,
    scrollTo,
    isShown: () => attributes.has('data-shown'),
    press: () => button.dispatchEvent(new Event('click')),
    scroll(position: number) {
      vi.stubGlobal('scrollY', position)
      window.dispatchEvent(new Event('scroll'))
    },
  }
}
