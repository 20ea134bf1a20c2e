import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { readBuilt } from '../support/built-files.ts'
import { repository } from '../support/run-tickwise.ts'

// A tutorial shows each of its scripts in parts: the fences titled with the script's name, from top to bottom. Joined with
// one blank line between them, and a line feed at the end, they are the file in `static/code/<id of the doc>`. A script that
// an earlier tutorial explains is repeated with the bytes of that tutorial's file.
const code = join(repository, 'static/code')
const tutorials = listFiles(repository, 'content/docs/tutorials')
  .filter(path => /\.mdx?$/.test(path))
  .map(path => ({ id: basename(path).replace(/\.mdx?$/, ''), shown: shownScripts(readSource(repository, path).text) }))

test.each(tutorials)(
  'the scripts of $id are its files, and those it repeats are the files of others',
  ({ id, shown }) => {
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(scriptsOf(id)))
    for (const [name, text] of Object.entries(shown)) {
      expect(text, name).toBe(readFileSync(join(code, findFolder(id, name), name), 'utf8'))
    }
  },
)

test('every folder of scripts belongs to a tutorial', () => {
  expect(readdirSync(code).sort()).toEqual(tutorials.map(({ id }) => id).sort())
})

test('every tutorial links its scripts for download, and they are served as they are', async () => {
  for (const { id } of tutorials) {
    const page = readBuilt(`docs/tutorials/${id}.html`)
    const offered = [...page.matchAll(/<a href="(\/code\/[^"]+)" download(?:="")?>/g)].map(([, address]) => address)
    expect(offered).toEqual(expect.arrayContaining(scriptsOf(id).map(name => `/code/${id}/${name}`)))
    for (const name of scriptsOf(id)) {
      const response = await fetch(`${inject('origin')}/code/${id}/${name}`)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(await response.text()).toBe(readFileSync(join(code, id, name), 'utf8'))
    }
  }
})

/** The tutorial's own folder if it has the script, or else the folder of another tutorial that has it. */
function findFolder(id: string, script: string): string {
  return [id, ...readdirSync(code)].find(folder => existsSync(join(code, folder, script))) ?? id
}

function scriptsOf(id: string): string[] {
  const folder = join(code, id)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

function shownScripts(page: string): Record<string, string> {
  const parts = new Map<string, string[]>()
  for (const [, name = '', part = ''] of page.matchAll(/^```q\b[^\n]*\stitle="([^"]+)"[^\n]*\n([\s\S]*?)^```$/gm)) {
    parts.set(name, [...(parts.get(name) ?? []), part])
  }
  return Object.fromEntries([...parts].map(([name, texts]) => [name, texts.join('\n')]))
}
