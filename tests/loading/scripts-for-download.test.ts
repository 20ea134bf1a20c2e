import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { readBuilt } from '../support/built-files.ts'
import { repository } from '../support/run-tickwise.ts'

// A doc shows each of its scripts in parts: the fences titled with the script's name, from top to bottom. Joined with one
// blank line between them, and a line feed at the end, they are the file in `static/code/<id of the doc>`. A script that another
// doc explains, and offers for download, is repeated with the bytes of that doc's file, or loaded from there with `src`.
const code = join(repository, 'static/code')
const docs = listFiles(repository, 'content/docs')
  .filter(path => /\.mdx?$/.test(path))
  .map(path => ({ path, id: basename(path).replace(/\.mdx?$/, ''), text: readSource(repository, path).text }))
const tutorials = docs.filter(({ path }) => path.startsWith('content/docs/tutorials/'))
const docsWithDownloads = docs.filter(({ text }) => linkedScripts(text).length > 0)

test.each(docsWithDownloads)('the scripts that $id offers for download are those it shows', ({ id, text }) => {
  const shown = shownScripts(text)
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(scriptsOf(id)))
  for (const address of linkedScripts(text)) {
    expect(shown[basename(address)], address).toBe(readFileSync(join(repository, 'static', address), 'utf8'))
  }
})

test.each(tutorials)('the scripts that $id shows without offering them are files of some doc', ({ text }) => {
  for (const [name, script] of Object.entries(shownScripts(text))) expect(filesNamed(name), name).toContain(script)
})

test('every folder of scripts belongs to a doc that offers them', () => {
  const ids = docsWithDownloads.map(({ id }) => id)
  expect(readdirSync(code).filter(folder => !ids.includes(folder))).toEqual([])
})

test('every doc with scripts links them for download, and they are served as they are', async () => {
  for (const { id, path } of docsWithDownloads) {
    const page = readBuilt(path.replace(/^content\/(.*)\.mdx?$/, '$1.html'))
    const offered = [...page.matchAll(/<a href="(\/code\/[^"]+)" download(?:="")?>/g)].map(([, address]) => address)
    expect(offered).toEqual(expect.arrayContaining(scriptsOf(id).map(name => `/code/${id}/${name}`)))
    for (const name of scriptsOf(id)) {
      const response = await fetch(`${inject('origin')}/code/${id}/${name}`)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(await response.text()).toBe(readFileSync(join(code, id, name), 'utf8'))
    }
  }
})

/** The texts of all scripts of this name. */
function filesNamed(script: string): string[] {
  const paths = readdirSync(code).map(folder => join(code, folder, script))
  return paths.filter(path => existsSync(path)).map(path => readFileSync(path, 'utf8'))
}

function scriptsOf(id: string): string[] {
  const folder = join(code, id)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

/** The addresses of scripts, such as `/code/tick/tp.q`, that a page offers for download. */
function linkedScripts(page: string): string[] {
  return [...page.matchAll(/<a href="(\/code\/[^"]+)" download>/g)].map(([, address = '']) => address)
}

function shownScripts(page: string): Record<string, string> {
  const parts = new Map<string, string[]>()
  for (const [, name = '', part = ''] of page.matchAll(
    /^```q\b(?![^\n]*\ssrc=)[^\n]*\stitle="([^"]+)"[^\n]*\n([\s\S]*?)^```$/gm,
  )) {
    parts.set(name, [...(parts.get(name) ?? []), part])
  }
  return Object.fromEntries([...parts].map(([name, texts]) => [name, texts.join('\n')]))
}
