import { expect, test, vi } from 'vitest'
import { trackViewport } from './search-dialog.tsx'

test('the dialog follows the visible part of the window until it closes', () => {
  const visualViewport = Object.assign(new EventTarget(), { height: 700, offsetTop: 0 })
  vi.stubGlobal('visualViewport', visualViewport)
  const { dialog, style } = createDialog()
  const stop = trackViewport(dialog)
  expect(style).toEqual({ '--visible-height': '700px', '--visible-top': '0px' })
  Object.assign(visualViewport, { height: 300 }).dispatchEvent(new Event('resize'))
  expect(style).toEqual({ '--visible-height': '300px', '--visible-top': '0px' })
  Object.assign(visualViewport, { offsetTop: 50 }).dispatchEvent(new Event('scroll'))
  expect(style).toEqual({ '--visible-height': '300px', '--visible-top': '50px' })
  stop()
  Object.assign(visualViewport, { height: 700 }).dispatchEvent(new Event('resize'))
  expect(style).toEqual({ '--visible-height': '300px', '--visible-top': '50px' })
})

test('without a visual viewport the whole window counts', () => {
  vi.stubGlobal('visualViewport', null)
  vi.stubGlobal('innerHeight', 640)
  const { dialog, style } = createDialog()
  trackViewport(dialog)
  expect(style).toEqual({ '--visible-height': '640px', '--visible-top': '0px' })
})

function createDialog() {
  const style: Record<string, string> = {}
  const setProperty = (name: string, value: string) => {
    style[name] = value
  }
  return { style, dialog: { style: { setProperty } } as unknown as HTMLDialogElement }
}
