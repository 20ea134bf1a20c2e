import { afterEach, expect, test, vi } from 'vitest'
import { rememberDocsVersion } from './docs-version.client.ts'

const key = 'tickwise.docs-version'
const urls = { current: '/docs/intro', '1.0': '/docs/1.0/intro' }

afterEach(() => vi.unstubAllGlobals())

/** A browser with one link of the navbar to the docs; `reading` is the version of the page, if it is a doc. */
function browser({ reading, hasVersions = true }: { reading?: string; hasVersions?: boolean } = {}) {
  const link = { href: '/docs/intro', getAttribute: () => '/docs/intro', dataset: { versions: JSON.stringify(urls) } }
  const listeners = new Map<string, (event: unknown) => void>()
  const addEventListener = (type: string, listener: (event: unknown) => void) => listeners.set(type, listener)
  const page = { reading }
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('document', {
    addEventListener,
    querySelectorAll: () => (hasVersions ? [link] : []),
    querySelector: () => page.reading && { dataset: { version: page.reading } },
  })
  return {
    link,
    choose: (version: string) => listeners.get('click')?.({ target: { closest: () => ({ dataset: { version } }) } }),
    show(reading: string | undefined) {
      page.reading = reading
      listeners.get('tickwise:page')?.({})
    },
    listens: () => listeners.size > 0,
  }
}

function storage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  })
  return items
}

test('a remembered version is where links to the docs lead', () => {
  storage({ [key]: '1.0' })
  const { link } = browser()
  rememberDocsVersion()
  expect(link.href).toBe('/docs/1.0/intro')
})

test('a choice is remembered and holds on the pages to come', () => {
  const items = storage()
  const { link, choose, show } = browser({ reading: 'current' })
  rememberDocsVersion()
  choose('1.0')
  expect(items.get(key)).toBe('1.0')
  show('1.0')
  show(undefined)
  expect(link.href).toBe('/docs/1.0/intro')
})

test('while docs are read, links stay in their version; without a choice they lead to the main one afterwards', () => {
  storage()
  const { link, show } = browser({ reading: '1.0' })
  rememberDocsVersion()
  expect(link.href).toBe('/docs/1.0/intro')
  show(undefined)
  expect(link.href).toBe('/docs/intro')
})

test('on a page of another version than the chosen one, links stay in the version being read', () => {
  storage({ [key]: 'current' })
  const { link, show } = browser({ reading: '1.0' })
  rememberDocsVersion()
  expect(link.href).toBe('/docs/1.0/intro')
  show(undefined)
  expect(link.href).toBe('/docs/intro')
})

test.each(['0.9', '', 'constructor', '__proto__', '{"'])('the unknown version %j is forgotten', name => {
  const items = storage({ [key]: name })
  const { link } = browser()
  rememberDocsVersion()
  expect(link.href).toBe('/docs/intro')
  expect(items.size).toBe(0)
})

test('with storage that is missing or throws a choice lasts as long as the page', () => {
  const { link, choose, show } = browser()
  const fail = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const broken of [undefined, { getItem: fail, setItem: fail, removeItem: fail }]) {
    vi.stubGlobal('localStorage', broken)
    rememberDocsVersion()
    choose('1.0')
    show(undefined)
    expect(link.href).toBe('/docs/1.0/intro')
  }
})

test('with one version nothing is listened to and storage is not touched', () => {
  const items = storage({ [key]: '0.9' })
  const { listens } = browser({ hasVersions: false })
  rememberDocsVersion()
  expect(listens()).toBe(false)
  expect(items.size).toBe(1)
})
