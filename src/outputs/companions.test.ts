import { expect, test } from 'vitest'
import { companions } from './companions.ts'
import { siteForTest } from './site-for-test.ts'

test('twins are parsed one at a time, each in a turn of its own, and the full text holds them all', async () => {
  const names = ['a', 'b', 'c']
  const site = await siteForTest(Object.fromEntries(names.map(name => [`content/docs/${name}.md`, `# Doc ${name}\n`])))
  let parsed = 0
  for (const doc of site.docs) {
    const { markdown } = doc
    const get = () => {
      parsed++
      return markdown
    }
    Object.defineProperty(doc, 'markdown', { get })
  }
  const files = companions(site, [])
  expect((await files.next()).value?.[0]).toBe('/docs/a.md')
  expect(parsed).toBe(1)
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  expect((await files.next()).value?.[0]).toBe('/docs/b.md')
  expect([parsed, hasTurned]).toEqual([2, true])
  for await (const [path, text] of files)
    if (path === '/llms-full.txt') expect(text).toMatch(/# Doc a.*# Doc b.*# Doc c/s)
  expect(parsed).toBe(3)
})
