import { expect, test } from 'vitest'
import { readBuilt } from '../../support/built-files.ts'
import type { OpenReader } from '../reader.ts'

export function describeEveryPage(open: OpenReader) {
  test('errors, console messages, missing files and violations of the policy are noticed', async () => {
    const reader = await open('/')
    await reader.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown')
      })
      Promise.reject(new Error('rejected'))
      console.warn('warned')
      fetch('/missing.json')
      const inline = document.createElement('script')
      inline.textContent = '0'
      const image = new Image()
      image.src = 'https://images.example/one.png'
      document.body.append(inline, image)
    })
    for (const fault of ['thrown', 'rejected', 'warned', '404: /missing.json', 'policy: script-src', 'policy: img-src'])
      await expect.poll(async () => (await reader.faults()).join('\n')).toContain(fault)
  })

  test('no page has errors or violates the security policy', { timeout: 2_700_000 }, async () => {
    const reader = await open('/')
    const faulty: string[] = []
    for (const path of [...sitemapPaths(), '/search', '/search?q=joins']) {
      await reader.visit(path)
      await reader.waitForControls()
      faulty.push(...(await reader.faults()).splice(0))
    }
    expect(faulty).toEqual([])
    await reader.visit('/no-such-page')
    await reader.waitForControls()
    expect(await reader.faults()).toEqual(['404: /no-such-page'])
  })
}

function sitemapPaths(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
