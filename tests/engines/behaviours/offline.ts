import { describe, expect, test } from 'vitest'
import { doc, nextDoc } from '../places.ts'
import type { OpenReader, Reader } from '../reader.ts'

export function describeOffline(open: OpenReader) {
  describe('offline', () => {
    test('a page that was read opens without a network and says so; one that was not read says that too', async () => {
      const reader = await open(`${doc}?offline=on`)
      await reader.waitForControls()
      await expect.poll(() => reader.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
      // What the page asks for while it is left would fail, and Firefox would say so.
      await expect.poll(() => savedPaths(reader)).toEqual(expect.arrayContaining([doc, await controlsStyles(reader)]))
      await reader.visit(nextDoc)
      await expect.poll(() => savedPaths(reader)).toContain(nextDoc)
      expect(await reader.faults()).toEqual([])
      reader.site.isDown = true
      await reader.reload()
      await expect.poll(() => reader.textOf('h1')).toBe('Iterators')
      expect(await reader.textOf('.saved-copy')).toMatch(/^Saved copy of/)
      await reader.visit('/blog/archive')
      await expect.poll(() => reader.textOf('h1')).toBe('You are offline')
      reader.site.isDown = false
      await reader.reload()
      await expect.poll(() => reader.textOf('h1')).toBe('Archive')
    })
  })
}

async function controlsStyles(reader: Reader): Promise<string> {
  return reader.evaluate(() => document.documentElement.dataset.controlsStyles ?? '')
}

/** Paths of the pages and files that are saved for reading offline. */
async function savedPaths(reader: Reader): Promise<string[]> {
  return reader.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
