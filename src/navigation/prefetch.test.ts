import { expect, test, vi } from 'vitest'

test('two links in view are fetched at a time, and the next one when a page has arrived', async () => {
  const { show, fetched, finish } = await openPage({ budget: 5, links: ['/a', '/b', '/c', '/d'] })
  show('/a', '/b', '/c', '/d')
  expect(fetched()).toEqual(['/a', '/b'])
  await finish('/b')
  expect(fetched()).toEqual(['/a', '/b', '/c'])
})

test('a page has its budget, and the next page has it anew', async () => {
  const { show, fetched, finish, goTo, watched } = await openPage({ budget: 1, links: ['/a', '/b', '/out-of-view'] })
  show('/a', '/b')
  await finish('/a')
  expect(fetched()).toEqual(['/a'])
  goTo('/c', '/d')
  expect(watched()).toEqual(['/c', '/d'])
  show('/c', '/d')
  expect(fetched()).toEqual(['/a', '/c'])
})

test('links to the next and the previous page come before others', async () => {
  const { show, fetched, finish } = await openPage({ budget: 5, links: ['/text', '/before', '/after'] })
  show('/text', '/before', '/after')
  expect(fetched()).toEqual(['/after', '/before'])
  await finish('/after')
  expect(fetched()).toEqual(['/after', '/before', '/text'])
})

test('links that are out of view are not fetched, and a link in view is no longer watched', async () => {
  const { show, hide, fetched, watched } = await openPage({ budget: 5, links: ['/a', '/b'] })
  hide('/a')
  expect(fetched()).toEqual([])
  show('/b')
  expect(fetched()).toEqual(['/b'])
  expect(watched()).toEqual(['/a'])
})

test('a link that cannot be fetched makes room for the next one', async () => {
  const { show, fetched, fail } = await openPage({ budget: 5, links: ['/a', '/b', '/c'] })
  show('/a', '/b', '/c')
  await fail('/a')
  expect(fetched()).toEqual(['/a', '/b', '/c'])
})

test.each([
  ['a budget of 0', { budget: 0 }],
  ['a reader who saves data', { budget: 5, connection: { saveData: true } }],
])('with %s no link is watched', async (_, settings) => {
  const { watched } = await openPage({ ...settings, links: ['/a'] })
  expect(watched()).toEqual([])
})

test('links in view are fetched with low priority, and one that is pointed at with high priority', async () => {
  const { show, point, priorities } = await openPage({ budget: 5, links: ['/a', '/b'] })
  show('/a')
  point('/b')
  expect(priorities()).toEqual(['low', 'high'])
})

interface Settings {
  budget: number
  links: string[]
  connection?: object
}
interface Answer {
  resolve: (response: Response) => void
  reject: (error: Error) => void
}

/** A page with these links; as much of the browser as prefetching uses. */
async function openPage({ budget, links, connection = {} }: Settings) {
  const window = new EventTarget()
  const listeners = new EventTarget()
  const answers = new Map<string, Answer>()
  let shown = links.map(createLink)
  const watching = new Set<object>()
  let onIntersection: (entries: object[]) => void = () => {}
  const fetch = vi.fn(
    (address: string, _options: { priority: string }) =>
      new Promise<Response>((resolve, reject) => answers.set(address, { resolve, reject })),
  )
  class Observer {
    constructor(callback: typeof onIntersection) {
      onIntersection = callback
    }
    observe = (link: object) => watching.add(link)
    unobserve = (link: object) => watching.delete(link)
    disconnect = () => watching.clear()
  }
  const document = Object.assign(listeners, {
    documentElement: { dataset: { prefetch: String(budget) } },
    querySelectorAll: (selector: string) => (selector.startsWith('a:is') ? [] : shown),
  })
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/here' })
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('fetch', fetch)
  vi.useFakeTimers()
  vi.resetModules()
  const { startPrefetch } = await import('./prefetch.ts')
  startPrefetch()
  vi.useRealTimers()
  const find = (path: string) => shown.find(({ pathname }) => pathname === path) ?? createLink(path)
  const intersect = (isIntersecting: boolean, paths: string[]) =>
    onIntersection(paths.map(path => ({ isIntersecting, target: find(path) })))
  const settled = () => new Promise(resolve => setTimeout(resolve))
  return {
    show: (...paths: string[]) => intersect(true, paths),
    hide: (...paths: string[]) => intersect(false, paths),
    point: (path: string) =>
      window.dispatchEvent(Object.defineProperty(new Event('pointerover'), 'target', { value: find(path) })),
    goTo(...paths: string[]) {
      shown = paths.map(createLink)
      vi.useFakeTimers()
      document.dispatchEvent(new Event('tickwise:page'))
      vi.runAllTimers()
      vi.useRealTimers()
    },
    async finish(path: string) {
      const headers = { 'content-type': 'text/html' }
      const response = new Response('<div id="page"></div>', { headers })
      answers.get(path)?.resolve(Object.defineProperty(response, 'url', { value: `https://site.example${path}` }))
      await settled()
    },
    async fail(path: string) {
      answers.get(path)?.reject(new Error('no network'))
      await settled()
    },
    fetched: () => fetch.mock.calls.map(([address]) => address),
    priorities: () => fetch.mock.calls.map(([, { priority }]) => priority),
    watched: () => [...watching].map(link => (link as ReturnType<typeof createLink>).pathname),
  }
}

function createLink(pathname: string) {
  const link = {
    ...{ origin: 'https://site.example', pathname, search: '', target: '' },
    hasAttribute: () => false,
    matches: (selector: string) =>
      ['/after', '/before'].includes(pathname)
        ? selector === `.pager-${pathname.slice(1)}`
        : selector.includes('.prose a'),
    closest: () => link,
  }
  return link
}
