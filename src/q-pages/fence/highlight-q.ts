import { keywords } from 'virtual:q-keywords'
import { type ColourKind, colourCode } from '@tickwise/q/source'
import { escapeHtml } from '../../lib/text.ts'

/** A piece of code that has one colour, by its offsets, the end exclusive; its class is empty for text without. */
interface Run {
  name: string
  start: number
  end: number
}

/** HTML of q code, coloured by the interpreter's own lexer. */
export function highlightQ(code: string): string {
  let html = ''
  for (const { name, start, end } of findRuns(code)) html += renderRun(name, code.slice(start, end))
  return html
}

/** Neighbours of one colour are one run, with the blanks between them. */
function findRuns(code: string): Run[] {
  const runs: Run[] = []
  let last: Run | undefined
  const add = (name: string, start: number, end: number) => {
    if (start === end) return
    if (last?.name === name) last.end = end
    else {
      last = { name, start, end }
      runs.push(last)
    }
  }
  let end = 0
  for (const token of colourCode(code, keywords)) {
    const name = qTokenClasses[token.kind] ?? ''
    const isOneRun = last?.name === name && !code.slice(end, token.start).includes('\n')
    add(isOneRun ? name : '', end, token.start)
    add(name, token.start, token.end)
    end = token.end
  }
  add('', end, code.length)
  return runs
}

/** No element goes over the end of a line: a line may become an element itself (`renderLine`). */
function renderRun(name: string, text: string): string {
  if (name === '') return escapeHtml(text)
  if (!text.includes('\n')) return renderPiece(name, text)
  return text
    .split('\n')
    .map(line => renderPiece(name, line))
    .join('\n')
}

function renderPiece(name: string, text: string): string {
  return text.trim() === '' ? text : `<span class="${name}">${escapeHtml(text)}</span>`
}

/** The classes of src/styles/code-colours.css; names, punctuation and invalid text have none. */
export const qTokenClasses: Partial<Record<ColourKind, string>> = {
  comment: 'c',
  string: 's',
  escape: 'e',
  symbol: 'y',
  number: 'n',
  constant: 'l',
  operator: 'o',
  iterator: 'i',
  control: 'k',
  query: 'q',
  command: 'm',
  function: 'f',
  variable: 'v',
}
