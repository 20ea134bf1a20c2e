import { expect, test, vi } from 'vitest'
import { loadStylesheet } from './page-elements.ts'

test('a stylesheet that is loaded already is there at once', async () => {
  const { links, arrive } = openPage()
  await Promise.all([loadStylesheet('/a.css'), arrive('load')])
  expect(await loadStylesheet('/a.css')).toBe(true)
  expect(links).toHaveLength(1)
  expect(links[0]).toMatchObject({ rel: 'stylesheet', href: '/a.css' })
})

test('two requests for a stylesheet wait for the same link', async () => {
  const { links, arrive } = openPage()
  let isThere = false
  const both = Promise.all([loadStylesheet('/b.css'), loadStylesheet('/b.css')]).then(() => {
    isThere = true
  })
  await Promise.resolve()
  expect([links.length, isThere]).toEqual([1, false])
  await arrive('load')
  await both
  expect(isThere).toBe(true)
})

test('a stylesheet that cannot be fetched holds nothing up, and the next call tries again', async () => {
  const { links, arrive } = openPage()
  expect(await Promise.all([loadStylesheet('/c.css'), arrive('error')])).toEqual([false, undefined])
  expect(links).toEqual([])
  expect(await Promise.all([loadStylesheet('/c.css'), arrive('load')])).toEqual([true, undefined])
  expect(links).toHaveLength(1)
})

class Link extends EventTarget {
  rel = ''
  href = ''
  remove = () => {}
}

/** A page without stylesheets. `arrive` is what becomes of the last one that is requested. */
function openPage() {
  const links: Link[] = []
  vi.stubGlobal('document', {
    createElement: () => new Link(),
    head: {
      append(link: Link) {
        link.remove = () => links.splice(links.indexOf(link), 1)
        links.push(link)
      },
    },
  })
  const arrive = async (type: 'load' | 'error') => {
    links.at(-1)?.dispatchEvent(new Event(type))
  }
  return { links, arrive }
}
