// Lists the sentences of docs and posts that begin with the same words on several pages, the most frequent first, so that
// writers can vary them.
//
// Usage: node tools/list-repeated-openings.mjs [--words 3] [--pages 4] [--show 2]
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '3' },
    pages: { type: 'string', default: '4' },
    show: { type: 'string', default: '2' },
  },
})
const wordCount = Number(values.words)
const leastPages = Number(values.pages)
const shownPages = Number(values.show)

/**
 * By the first words of a sentence: the paths of the pages, each with the sentence.
 * @type {Map<string, Map<string, string>>}
 */
const openings = new Map()
const paths = ['content/docs', 'content/blog'].flatMap(folder =>
  readdirSync(folder, { recursive: true }).map(name => `${folder}/${name}`),
)
for (const path of paths.filter(each => /\.mdx?$/.test(each)).sort()) {
  for (const sentence of readSentences(readFileSync(path, 'utf8'))) {
    const words = sentence.split(' ').slice(0, wordCount)
    if (words.length < wordCount) continue
    const opening = words.join(' ').toLowerCase()
    const pages = openings.get(opening) ?? new Map()
    openings.set(opening, pages.set(path, sentence))
  }
}

const repeated = [...openings].filter(([, pages]) => pages.size >= leastPages)
for (const [opening, pages] of repeated.sort(([, a], [, b]) => b.size - a.size)) {
  console.log(`${pages.size} pages: ${opening} …`)
  for (const [path, sentence] of [...pages].slice(0, shownPages)) console.log(`  ${path}: ${sentence.slice(0, 100)}`)
}

/**
 * The sentences of the paragraphs and list items of a page without exercises and code; `x` stands for code within a line.
 * @param {string} markdown
 */
function readSentences(markdown) {
  const prose = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm, '')
    .replace(/<Exercise[\s\S]*?<\/Exercise>/g, '')
    .replace(/^(?:#|\||import ).*$/gm, '')
    .replace(/`[^`\n]*`/g, 'x')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>|\{\/\*[\s\S]*?\*\/\}|[*_]/g, '')
  const paragraphs = prose.split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s+/).map(each => each.replace(/\s+/g, ' ').trim())
  return paragraphs.flatMap(paragraph => paragraph.split(/(?<=[.?!:])\s+(?=\p{Lu})/u)).filter(Boolean)
}
