import { beforeEach, expect, test, vi } from 'vitest'
import { encodeProgram } from './shared-program.ts'
import { watchSharedProgram } from './watch-shared-program.ts'

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
