import { readExchanges, readShellExchanges } from '../fence/session-text.ts'
import { checkPageExamples, type Difference } from './check-page.ts'
import type { SharedFiles } from './shared-files.ts'
import { readSourceBlocks, type SourceBlock } from './source-blocks.ts'

interface Rewritten {
  markdown: string
  /** What was rewritten; differences that have no printed output, such as a script that fails, are left out. */
  accepted: Difference[]
}

/** Puts what the interpreter computes in place of what the page prints. Everything else of the source stays as it is. */
export async function rewritePage(markdown: string, files: SharedFiles = new Map()): Promise<Rewritten> {
  const { differences } = await checkPageExamples(markdown, files)
  const accepted = differences.filter(({ printed }) => printed !== undefined)
  const lines = markdown.split('\n')
  const blocks = readSourceBlocks(markdown)
  // From the end, so that the numbers of the lines above stay valid.
  for (const difference of accepted.toReversed()) {
    const block = blocks.find(({ sourceLines }) => sourceLines.includes(difference.line))
    if (block) replacePrinted(lines, block, difference)
  }
  return { markdown: lines.join('\n'), accepted }
}

/** A comment that marks lines of the replaced output goes with it. */
function replacePrinted(lines: string[], block: SourceBlock, { line, computed }: Difference) {
  const { text, sourceLines, indent } = block
  const start = sourceLines.indexOf(line)
  const exchanges = block.fence.role === 'start' ? readShellExchanges(text) : readExchanges(text)
  const exchange = exchanges.find(each => each.line === start)
  if (!exchange) return
  const typedLines = exchange.typed.split('\n').length
  const printedLines = exchange.printed === '' ? 0 : exchange.printed.replace(/\n$/, '').split('\n').length
  const lastTyped = sourceLines[start + typedLines - 1] ?? line
  const lastPrinted = sourceLines[start + typedLines + printedLines - 1] ?? lastTyped
  const printed = computed === '' ? [] : computed.split('\n').map(each => (each ? indent + each : ''))
  lines.splice(lastTyped, lastPrinted - lastTyped, ...printed)
}
