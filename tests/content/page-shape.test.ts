import { expect, test } from 'vitest'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { repository } from '../support/run-tickwise.ts'

// Readers said that pages of one shape are tiring, and that pages which take two sittings are left unfinished.
const docs = readPages('content/docs')
const pages = [...docs, ...readPages('content/blog')]

/** Formulas by which readers recognised the template of earlier pages. */
const formulas =
  /\*\*The question:\*\*|at the end of this (?:page|tutorial|plan) you|^#+ (?:The mental model|Common mistakes|Now at scale|Where to go next)\b|you will hit this|\bKX (?:says|names|warns|calls)\b/gim

test('no page uses the formulas of a template', () => {
  const used = pages.flatMap(({ path, prose }) => (prose.match(formulas) ?? []).map(formula => `${path}: ${formula}`))
  expect(used).toEqual([])
})

test('no two pages begin with the same three words', () => {
  const byOpening = new Map<string, string[]>()
  for (const { path, prose } of pages) {
    const opening = listWords(prose).slice(0, 3).join(' ').toLowerCase()
    byOpening.set(opening, [...(byOpening.get(opening) ?? []), path])
  }
  expect([...byOpening].filter(([, paths]) => paths.length > 1)).toEqual([])
})

/** Fifteen minutes at the usual speed leave some time for the code between the words. */
const mostWordsFirst = 1600

test('what a doc teaches above the line reads in fifteen minutes', () => {
  const long = docs.map(({ path, prose }) => ({ path, words: listWords(prose.split('<LookUpLine>')[0] ?? '').length }))
  expect(long.filter(({ words }) => words > mostWordsFirst)).toEqual([])
})

test('a script of thirty lines or more is printed on one page, and other pages load it by name', () => {
  const printed = new Map<string, Set<string>>()
  for (const { path, markdown } of docs) {
    for (const [, code = ''] of markdown.matchAll(/^```q file title="[^"]+"\n([\s\S]*?)^```$/gm)) {
      if (code.split('\n').length > 30) printed.set(code, (printed.get(code) ?? new Set()).add(path))
    }
  }
  expect([...printed.values()].filter(({ size }) => size > 1).map(paths => [...paths])).toEqual([])
})

function readPages(folder: string) {
  return listFiles(repository, folder)
    .filter(path => /\.mdx?$/.test(path))
    .map(path => {
      const markdown = readSource(repository, path).text.replace(/^---\n[\s\S]*?\n---\n/, '')
      return { path, markdown, prose: readProse(markdown) }
    })
}

/** The text and the tables of a page, without exercises and code. */
function readProse(markdown: string): string {
  return markdown
    .replace(/<Exercise[\s\S]*?<\/Exercise>/g, '')
    .replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|^import .*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
}

function listWords(text: string): string[] {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
}
