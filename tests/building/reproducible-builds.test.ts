import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { listBuiltFiles, readEntryScript } from '../support/built-files.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { isLongRun } from '../support/long-run.ts'
import { runTickwise } from '../support/run-tickwise.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('two builds of this site hold the same bytes, also in another time zone and language', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  vi.stubEnv('LANG', 'de_DE.UTF-8')
  vi.stubEnv('LC_ALL', 'tr_TR.UTF-8')
  const { root } = createFixtureSite()
  const out = join(root, 'again')
  const { code, output } = await runTickwise('build', '--out', out)
  expect(code, output).toBe(0)
  expect(listBuiltFiles(out)).toEqual(listBuiltFiles(inject('dist')))
  const different = listBuiltFiles(out).filter(
    path => !readFileSync(join(out, path)).equals(readFileSync(join(inject('dist'), path))),
  )
  expect(different).toEqual([])
})

const [few, many] = isLongRun ? [200, 1000] : [100, 200]

test(`with ${many} docs the scripts are the same as with ${few}, and a doc is hardly larger`, async () => {
  const [small, large] = await Promise.all([distOf(few), distOf(many)])
  expect(namesOfScripts(large)).toEqual(namesOfScripts(small))
  expect(readEntryScript()).toBe(readEntryScript(small))
  for (const doc of ['part3/doc16', 'all/doc93']) {
    expect(sizeOfDoc(doc, large)).toBeLessThan(1.1 * sizeOfDoc(doc, small))
  }
})

/** Builds a site of as many docs, most in folders of five and every second in one folder. */
async function distOf(docs: number): Promise<string> {
  const { root, write } = createFixtureSite()
  // A site with browser code of its own is bundled anew; the bundles of others are kept between builds.
  write('components/clock.client.ts', 'export default () => {}\n')
  for (let number = 0; number < docs; number++) {
    const folder = number % 2 === 1 ? 'all' : `part${Math.floor(number / 5)}`
    write(`content/docs/${folder}/doc${number}.md`, `---\ntitle: Doc ${number}\n---\n\nText of doc ${number}.\n`)
  }
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code, output).toBe(0)
  return join(root, 'dist')
}

/** A name holds the hash of its file. */
function namesOfScripts(dist: string): string[] {
  return listBuiltFiles(dist).filter(path => /^\/assets\/[^/]*\.js$/.test(path))
}

function sizeOfDoc(doc: string, dist: string): number {
  return readFileSync(join(dist, `docs/${doc}.html`)).length
}
