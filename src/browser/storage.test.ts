import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeAllStored, removeStored } from './remove-stored.ts'
import { readStored, readStoredRecord, unstored, writeStored } from './storage.ts'

beforeEach(() => unstored.clear())
afterEach(() => unstored.clear())

test('what the browser refuses to store lasts as long as the page', () => {
  const { kept, refuse } = stubStorage({ theme: 'light' })
  refuse()
  writeStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  expect(kept.get('theme')).toBe('light')
})

test('once the browser stores again, the stored value counts', () => {
  const { kept, refuse, accept } = stubStorage()
  refuse()
  writeStored('theme', 'dark')
  accept()
  writeStored('theme', 'light')
  kept.set('theme', 'of another tab')
  expect(readStored('theme')).toBe('of another tab')
})

test('where storage is blocked nothing is stored, and writing and removing do nothing worse', () => {
  blockStorage()
  expect(readStored('theme')).toBeUndefined()
  writeStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  removeStored('theme')
  expect(readStored('theme')).toBeUndefined()
})

test('a value that was not stored is undefined', () => {
  stubStorage()
  expect(readStored('theme')).toBeUndefined()
  expect(readStoredRecord('tickwise.tabs')).toEqual({})
})

test.each(['{', 'null', '7', '"x"', ''])('%j is read as an empty record', stored => {
  stubStorage({ 'tickwise.tabs': stored })
  expect(readStoredRecord('tickwise.tabs')).toEqual({})
})

test('a stored record is read as it is', () => {
  stubStorage({ 'tickwise.tabs': '{"shell":"linux","x":7}' })
  expect(readStoredRecord('tickwise.tabs')).toEqual({ shell: 'linux', x: 7 })
})

test('one value is removed, also if it was not stored', () => {
  const { kept, refuse } = stubStorage({ theme: 'light', 'tickwise.tabs': '{}' })
  refuse()
  writeStored('theme', 'dark')
  removeStored('theme')
  expect(readStored('theme')).toBeUndefined()
  expect([...kept.keys()]).toEqual(['tickwise.tabs'])
})

test('clearing removes the values of this site, those of its components too, and no others', () => {
  const { kept, refuse } = stubStorage({
    theme: 'dark',
    'tickwise.study-ticks': '{}',
    __DOCSEARCH_RECENT_SEARCHES__tickwise: '[]',
    __DOCSEARCH_RECENT_SEARCHES__other: '[]',
    tickwiser: 'x',
  })
  refuse()
  writeStored('tickwise.tabs', '{}')
  expect(removeAllStored()).toBe(true)
  expect(readStored('tickwise.tabs')).toBeUndefined()
  expect([...kept.keys()]).toEqual(['__DOCSEARCH_RECENT_SEARCHES__other', 'tickwiser'])
})

test('where storage is blocked, clearing says that there was nothing, and drops what lasted as long as the page', () => {
  blockStorage()
  writeStored('theme', 'dark')
  expect(removeAllStored()).toBe(false)
  expect(readStored('theme')).toBeUndefined()
})

/** A storage that holds `values`; its keys are its properties, as in browsers. */
function stubStorage(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values))
  let isFull = false
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
  }
  const storage = new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal('localStorage', storage)
  return {
    kept,
    refuse: () => {
      isFull = true
    },
    accept: () => {
      isFull = false
    },
  }
}

function blockStorage() {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }))
}
