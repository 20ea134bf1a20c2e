import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyProgramLink, watchSharedProgram } from './program-links.ts'
import { encodeProgram } from './shared-program.ts'

describe('opening a link', () => {
  let browserWindow: EventTarget

  beforeEach(() => {
    browserWindow = new EventTarget()
    vi.stubGlobal('location', { hash: '' })
    vi.stubGlobal('addEventListener', browserWindow.addEventListener.bind(browserWindow))
  })

  test('the program in the address is read, and so is one that a link in the page opens', async () => {
    await openLink('first')
    const { texts, end } = watch()
    await expect.poll(() => texts).toEqual(['first'])
    await openLink('second')
    await expect.poll(() => texts).toEqual(['first', 'second'])
    end()
  })

  test('a link that another one has replaced while it was decoded is left out', async () => {
    const [replaced, replacing] = await Promise.all([encodeProgram('replaced'), encodeProgram('replacing')])
    openHash(replaced)
    const { texts, end } = watch()
    openHash(replacing)
    await expect.poll(() => texts).toEqual(['replacing'])
    end()
  })

  test('a page that the reader has left gets no program; back on the page it does', async () => {
    await openLink('left')
    const left = watch()
    left.end()
    const { texts, end } = watch()
    await expect.poll(() => texts).toEqual(['left'])
    expect(left.texts).toEqual([])
    end()
  })

  test('a program that was read before is not read again', async () => {
    await openLink('once')
    const first = watch()
    await expect.poll(() => first.texts).toEqual(['once'])
    first.end()
    const { texts, end } = watch()
    await openLink('twice')
    await expect.poll(() => texts).toEqual(['twice'])
    end()
  })

  const openLink = async (program: string) => openHash(await encodeProgram(program))

  function openHash(hash = '') {
    location.hash = hash
    browserWindow.dispatchEvent(new Event('hashchange'))
  }

  function watch() {
    const texts: string[] = []
    const end = watchSharedProgram(shared => texts.push(shared.kind === 'program' ? shared.text : shared.kind))
    return { texts, end }
  }
})

describe('copying a link', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { getElementById: () => null })
    vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/console' })
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(readonly parts: Record<string, Promise<Blob>>) {}
      },
    )
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  test('what is in the editor is copied as a link', async () => {
    const { copied, message } = await copy('1+1', ['a:1'])
    expect(copied).toEqual(['https://example.org/console#code=tMSsx'])
    expect(message).toContain('Whoever opens the link finds the program')
  })

  test('with an empty editor the inputs of the session are copied', async () => {
    expect((await copy(' ', ['1+1'])).copied).toEqual(['https://example.org/console#code=tMSsxCg'])
  })

  test('without a program nothing is copied', async () => {
    expect(await copy('', [])).toEqual({ copied: [], message: 'There is nothing to share: type a program first.' })
  })

  test('a browser that does not allow copying is named as the reason', async () => {
    const { message } = await copy('1+1', [], () => Promise.reject(new DOMException('denied', 'NotAllowedError')))
    expect(message).toBe(
      'The link could not be copied: the browser does not allow it here. Save the program as a file instead.',
    )
  })

  test('a program that is too long for a link says so', async () => {
    expect((await copy('x'.repeat(100_001), [])).message).toContain('This program is too long for a link')
  })

  /** What is copied, and the message that is shown at the end. */
  async function copy(typed: string, inputs: string[], write?: () => Promise<void>) {
    const copied: string[] = []
    const readAll = async (items: { parts: Record<string, Promise<Blob>> }[]) => {
      for (const { parts } of items) for (const part of Object.values(parts)) copied.push(await (await part).text())
    }
    vi.stubGlobal('navigator', { clipboard: { write: write ?? readAll } })
    const button = { hasAttribute: () => false, setAttribute() {}, removeAttribute() {} } as unknown as Element
    let message = ''
    await copyProgramLink(button, typed, inputs, text => {
      message = text
    })
    return { copied, message }
  }
})
