import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { type Token, tokenize } from '../syntax/lexer.ts'
import { splitScript } from '../syntax/script.ts'
import { randomSource } from '../tests/random-source.ts'
import { listKeywords } from '../words.ts'
import { type ColourToken, colourCode } from './colour-code.ts'

const keywords = new Set(listKeywords())

const content = join(import.meta.dirname, '../../content')
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter(path => /\.mdx?$/.test(path))
/** All lines, prose included, since readers may type anything. */
const lines = pages.flatMap(path => readFileSync(join(content, path), 'utf8').split('\n'))
const random = createRandom(20_240_229)
const inputs = Array.from({ length: 5000 }, () => randomSource(random))

test.each([
  ['lines of the pages, without their prompts', lines.map(line => line.replace(/^q(?:\.\w+)?\)+/, ''))],
  ['scripts of lines in a row', lines.map((_, index) => lines.slice(index, index + 5).join('\n'))],
  ['random inputs', inputs],
  ['random inputs over several lines', inputs.map(input => input.replaceAll(' ', '\n '))],
])('in %s, tokens are those of the lexer', (_, sources) => {
  let compared = 0
  for (const source of sources) {
    const colours = colourCode(source, keywords)
    const tokens = tokensOf(source)
    if (tokens) compared++
    const fault = findDisorder(source, colours) ?? (tokens && findDifference(colours, tokens))
    // With tens of thousands of sources, assertions would take most of the time.
    if (fault !== undefined) expect.fail(`${JSON.stringify(source)}: ${JSON.stringify(fault)}`)
  }
  expect(compared).toBeGreaterThan(sources.length / 4)
})

test.each(['"', '"a', '\\', '/', '1.2.3x', '\u0001', ')', '{[', 'select ', '`:', "'", '\\ts ', 'k)', 'p)'])(
  'repeated %j is coloured',
  text => {
    for (const source of [text.repeat(500), `${text}\n`.repeat(500), `a ${text}\n `.repeat(500)])
      expect(findDisorder(source, colourCode(source, keywords))).toBeUndefined()
  },
)

/** The tokens of all statements; undefined if there are commands or the lexer refuses a statement. */
function tokensOf(source: string): Token[] | undefined {
  const parts = splitScript(source)
  if (parts.some(({ kind, text }) => kind === 'command' || /^[kp]\)/.test(text))) return undefined
  try {
    return parts.flatMap(({ text, start }) =>
      tokenize(text).map(token => ({ ...token, start: token.start + start, end: token.end + start })),
    )
  } catch {
    return undefined
  }
}

/** What is coloured in another place than the lexer has it, or as invalid. */
function findDifference(colours: readonly ColourToken[], tokens: readonly Token[]) {
  const joined = joinPieces(colours, tokens)
  const differs = ({ start, end }: Range, index: number) => start !== tokens[index]?.start || end !== tokens[index]?.end
  return colours.find(({ kind }) => kind === 'invalid') ?? joined.find(differs) ?? tokens[joined.length]
}

type Range = Pick<Token, 'start' | 'end'>

/** Joins the pieces of each literal; leaves out comment lines, which are outside of statements. */
function joinPieces(colours: readonly ColourToken[], tokens: readonly Token[]) {
  const joined: Range[] = []
  let index = 0
  for (const { start, end, kind } of colours) {
    const token = tokens[index]
    const last = joined.at(-1)
    if (kind === 'comment' && token?.start !== start) continue
    const isWithin = token !== undefined && last !== undefined && start > token.start
    if (isWithin) last.end = end
    else joined.push({ start, end })
    if (end === token?.end) index++
  }
  return joined
}

/** A token that is empty or overlaps the one before, or text outside of tokens that is not blank. */
function findDisorder(source: string, colours: readonly ColourToken[]): ColourToken | string | undefined {
  let last = 0
  for (const token of colours) {
    if (token.start < last || token.end <= token.start) return token
    const gap = source.slice(last, token.start)
    if (gap.trim() && !isPython(source)) return gap
    last = token.end
  }
  const rest = source.slice(last)
  return rest.trim() && !isPython(source) ? rest : undefined
}

const isPython = (source: string) => /^p\)/m.test(source)
