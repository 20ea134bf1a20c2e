import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { makeCompanionFiles } from './companion-files.ts'

test('Markdown twins are made one per turn of the event loop, and llms-full.txt contains them all', async () => {
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
  const files = makeCompanionFiles(site, listRoutes(site, []))
  expect((await files.next()).value?.[0]).toBe('/docs/a.md')
  expect(parsed).toBe(1)
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  expect((await files.next()).value?.[0]).toBe('/docs/b.md')
  expect([parsed, hasTurned]).toEqual([2, true])
  const rest = new Map<string, string>()
  for await (const [path, text] of files) rest.set(path, typeof text === 'string' ? text : text.read())
  expect(rest.get('/llms-full.txt')).toMatch(/# Doc a.*# Doc b.*# Doc c/s)
  expect(parsed).toBe(3)
})
