import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { filesOf } from './built-files.ts'
import { fixtureSite } from './fixture-site.ts'
import { repository, tickwise } from './tickwise.ts'

test('two builds of this site hold the same bytes', async () => {
  const { root } = fixtureSite()
  const out = join(root, 'again')
  const { code, output } = await tickwise('build', '--out', out)
  expect(code, output).toBe(0)
  expect(filesOf(out)).toEqual(filesOf(inject('dist')))
  const different = filesOf(out).filter(
    path => !readFileSync(join(out, path)).equals(readFileSync(join(inject('dist'), path))),
  )
  expect(different).toEqual([])
})

test('the entry script has the same bytes for 10 and for 1,000 pages, and for any site', async () => {
  const small = await entryOf(10)
  const large = await entryOf(1000)
  const own = entryIn(join(repository, 'dist'))
  expect(large.equals(small)).toBe(true)
  expect(own.equals(small)).toBe(true)
})

async function entryOf(docs: number): Promise<Buffer> {
  const { root, write } = fixtureSite()
  for (let number = 0; number < docs; number++) {
    write(
      `content/docs/part${number % 20}/doc${number}.md`,
      `---\ntitle: Doc ${number}\n---\n\nText of doc ${number}.\n`,
    )
  }
  const { code, output } = await tickwise('build', '--root', root)
  expect(code, output).toBe(0)
  return entryIn(join(root, 'dist'))
}

function entryIn(dist: string): Buffer {
  const [entry = ''] = filesOf(dist).filter(path => /\/client-.*\.js$/.test(path))
  return readFileSync(join(dist, entry))
}
