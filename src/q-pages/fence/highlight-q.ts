import { keywords } from 'virtual:q-keywords'
import { type ColourKind, colourCode } from '../../../q/index.ts'
import { escapeHtml } from '../../lib/text.ts'

/** A piece of code that has one colour; its class is empty for text without. */
interface Run {
  name: string
  text: string
}

/** HTML of q code, coloured by the interpreter's own lexer. */
export function highlightQ(code: string): string {
  return findRuns(code).map(renderRun).join('')
}

/** Neighbours of one colour are one run, with the blanks between them. */
function findRuns(code: string): Run[] {
  const runs: Run[] = []
  let end = 0
  const add = (name: string, text: string) => {
    const last = runs.at(-1)
    if (last?.name === name) last.text += text
    else if (text !== '') runs.push({ name, text })
  }
  for (const token of colourCode(code, keywords)) {
    const name = qTokenClasses[token.kind] ?? ''
    const gap = code.slice(end, token.start)
    add(runs.at(-1)?.name === name && !gap.includes('\n') ? name : '', gap)
    add(name, code.slice(token.start, token.end))
    end = token.end
  }
  add('', code.slice(end))
  return runs
}

/** No element goes over the end of a line: a line may become an element itself (`renderLine`). */
function renderRun({ name, text }: Run): string {
  if (name === '') return escapeHtml(text)
  return text
    .split('\n')
    .map(line => (line.trim() === '' ? line : `<span class="${name}">${escapeHtml(line)}</span>`))
    .join('\n')
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
