import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { filesOf } from './built-files.ts'
import { fixtureSite } from './fixture-site.ts'
import { isLong } from './is-long.ts'
import { repository, tickwise } from './tickwise.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('two builds of this site hold the same bytes, also in another time zone and language', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  vi.stubEnv('LANG', 'de_DE.UTF-8')
  vi.stubEnv('LC_ALL', 'tr_TR.UTF-8')
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

const [few, many] = isLong ? [200, 1000] : [100, 500]

test(`with ${many} docs the entry script has the same bytes as with ${few}, and a doc hardly more`, async () => {
  const [small, large] = await Promise.all([distOf(few), distOf(many)])
  const own = join(repository, 'dist')
  expect(entryIn(large).equals(entryIn(small))).toBe(true)
  expect(entryIn(own).equals(entryIn(small))).toBe(true)
  for (const doc of ['part3/doc16', 'all/doc93']) {
    expect(sizeOfDoc(doc, large)).toBeLessThan(1.1 * sizeOfDoc(doc, small))
  }
})

/** Builds a site of as many docs, most in folders of five and every second in one folder. */
async function distOf(docs: number): Promise<string> {
  const { root, write } = fixtureSite()
  for (let number = 0; number < docs; number++) {
    const folder = number % 2 === 1 ? 'all' : `part${Math.floor(number / 5)}`
    write(`content/docs/${folder}/doc${number}.md`, `---\ntitle: Doc ${number}\n---\n\nText of doc ${number}.\n`)
  }
  const { code, output } = await tickwise('build', '--root', root)
  expect(code, output).toBe(0)
  return join(root, 'dist')
}

function entryIn(dist: string): Buffer {
  const [entry = ''] = filesOf(dist).filter(path => /\/client-.*\.js$/.test(path))
  return readFileSync(join(dist, entry))
}

function sizeOfDoc(doc: string, dist: string): number {
  return readFileSync(join(dist, `docs/${doc}.html`)).length
}
