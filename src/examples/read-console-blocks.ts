import { isComplete } from '../../q/syntax/is-complete.ts'

/** A block of q on a page. */
export interface ConsoleBlock {
  /** The line of the fence in the source, counted from 1. */
  line: number
  /** What was typed and printed; undefined for a block of code without prompts. */
  exchanges: Exchange[] | undefined
  /** The text between the fences. */
  code: string
  /** Marked `norun`: needs what a session in memory lacks. */
  isExempt: boolean
}

/** One input of a session and what the page prints below it. */
export interface Exchange {
  line: number
  typed: string
  printed: string
}

const openingFence = /^(\s*)(`{3,})q\b(.*)$/
const promptAndInput = /^q(?:\.[\w.]+)?\)+ ?(.*)$/

/** The blocks of q in Markdown, from top to bottom. Blocks in blocks of Markdown, shown as examples of it, do not count. */
export function readConsoleBlocks(markdown: string): ConsoleBlock[] {
  const blocks: ConsoleBlock[] = []
  const lines = markdown.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const [, indent = '', fence, meta = ''] = openingFence.exec(lines[i] ?? '') ?? []
    const other = /^\s*(`{3,})/.exec(lines[i] ?? '')?.[1]
    if (!other) continue
    const end = findClosingFence(lines, i + 1, other)
    if (fence) blocks.push(readBlock(lines.slice(i + 1, end), indent, i + 1, meta))
    i = end
  }
  return blocks
}

function findClosingFence(lines: readonly string[], start: number, fence: string): number {
  const end = lines.findIndex(
    (line, i) => i >= start && line.trim().startsWith(fence) && !line.trim().slice(fence.length).replace(/`/g, ''),
  )
  return end < 0 ? lines.length : end
}

function readBlock(indented: readonly string[], indent: string, line: number, meta: string): ConsoleBlock {
  const lines = indented
    .map(text => (text.startsWith(indent) ? text.slice(indent.length) : text))
    .filter(text => !/^\s*\/\/? highlight-(?:next-line|start|end)\s*$/.test(text))
  const code = lines.join('\n')
  const isSession = lines.some(text => promptAndInput.test(text))
  return { line, code, exchanges: isSession ? readExchanges(lines, line) : undefined, isExempt: /\bnorun\b/.test(meta) }
}

/** An input goes on in the lines below while one of its brackets is open. */
function readExchanges(lines: readonly string[], fenceLine: number): Exchange[] {
  const exchanges: Exchange[] = []
  for (const [i, text] of lines.entries()) {
    const [, typed] = promptAndInput.exec(text) ?? []
    const last = exchanges.at(-1)
    if (typed !== undefined) exchanges.push({ line: fenceLine + i + 1, typed, printed: '' })
    else if (last && !last.printed && !isComplete(last.typed)) last.typed += `\n${text}`
    else if (last) last.printed += `${text}\n`
  }
  return exchanges
}
