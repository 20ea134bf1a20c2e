import { beforeEach, expect, test, vi } from 'vitest'
import { copyWithFeedback } from './buttons.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
  }
})

test('the button says for a second that the text is copied, which is announced, and is then as before', async () => {
  const { button, announcer, copied } = openPage()
  await copyWithFeedback(button, 'til 3')
  expect(copied).toEqual(['til 3'])
  expect(describe(button)).toEqual(['Copied', 'Copied', true])
  expect(announcer.textContent).toBe('Copied')
  vi.advanceTimersByTime(999)
  expect(describe(button)).toEqual(['Copied', 'Copied', true])
  vi.advanceTimersByTime(1)
  expect(describe(button)).toEqual(['Copy', 'Copy code', false])
})

test('a press while the result is shown copies nothing, and the label comes back all the same', async () => {
  const { button, copied } = openPage()
  await copyWithFeedback(button, 'first')
  await copyWithFeedback(button, 'second')
  expect(copied).toEqual(['first'])
  vi.advanceTimersByTime(1000)
  expect(describe(button)).toEqual(['Copy', 'Copy code', false])
})

test('text that is still being fetched is copied as a clipboard item', async () => {
  const { button, copied } = openPage()
  const text = Promise.resolve(new Blob(['# Page']))
  await copyWithFeedback(button, text)
  expect(copied).toEqual([[{ 'text/plain': text }]])
  expect(button.textContent).toBe('Copied')
})

test('without a clipboard, as on pages without https, the button says that copying failed', async () => {
  const { button, announcer } = openPage()
  vi.stubGlobal('navigator', {})
  await copyWithFeedback(button, 'til 3')
  expect(describe(button)).toEqual(['Copying failed', 'Copying failed', true])
  expect(announcer.textContent).toBe('Copying failed')
})

/** A page with a button, as much of it as copying uses, and what has been copied. */
function openPage() {
  const attributes = new Set<string>()
  const button = {
    textContent: 'Copy',
    ariaLabel: 'Copy code',
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as Element
  const announcer = { textContent: '' }
  const copied: unknown[] = []
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'announcer' ? announcer : null) })
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: async (text: string) => copied.push(text),
      write: async (items: { contents: object }[]) => copied.push(items.map(({ contents }) => contents)),
    },
  })
  vi.stubGlobal(
    'ClipboardItem',
    class {
      contents: object
      constructor(contents: object) {
        this.contents = contents
      }
    },
  )
  return { button, announcer, copied }
}

function describe(button: Element) {
  return [button.textContent, button.ariaLabel, button.hasAttribute('data-result')]
}
