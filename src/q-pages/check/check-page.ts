import { type Exchange, readExchanges, readShellExchanges, trimOutput } from '../fence/session-text.ts'
import { maxCheckedInputMs } from '../limits.ts'
import { PageProcesses } from '../worker/page-processes.ts'
import type { BlockResult, PageBlock } from '../worker/worker-messages.ts'
import type { SharedFiles } from './shared-files.ts'
import { putChecksAfterAnswers, readSourceBlocks, type SourceBlock } from './source-blocks.ts'

/** An input whose printed output is not what the interpreter computes. */
export interface Difference {
  /** The line of the input in the source, counted from 1. */
  line: number
  typed: string
  /** Undefined for a script, or a command without a `$`, whose output the page does not show: it must not end in an error. */
  printed: string | undefined
  computed: string
}

/** What is needed to run a page. It travels between threads. */
export interface ExamplesPage {
  markdown: string
  files: SharedFiles
}

/** What the check of a page found. */
export interface PageCheck {
  /** Blocks that were run. */
  executed: number
  /** Blocks marked `norun`. */
  exempt: number
  /** Inputs whose output was compared. */
  compared: number
  differences: Difference[]
}

/** Runs the q of pages, one after the other. */
export async function runPages(pages: readonly ExamplesPage[]): Promise<PageCheck[]> {
  const checks: PageCheck[] = []
  for (const { markdown, files } of pages) checks.push(await checkPageExamples(markdown, files))
  return checks
}

/** Runs the blocks of a page from top to bottom and compares what it prints with what is computed. */
export async function checkPageExamples(markdown: string, files: SharedFiles = new Map()): Promise<PageCheck> {
  const check: PageCheck = { executed: 0, exempt: 0, compared: 0, differences: [] }
  const processes = new PageProcesses({ limits: { milliseconds: maxCheckedInputMs } })
  for (const source of putChecksAfterAnswers(readSourceBlocks(markdown), markdown)) {
    if (source.fence.role === 'exempt') check.exempt++
    const block = toPageBlock(source, files)
    if (!block) continue
    const { compared, differences } = compareBlock(source, block, await processes.runBlock(block))
    check.executed++
    check.compared += compared
    check.differences.push(...differences)
  }
  check.differences.sort((a, b) => a.line - b.line)
  return check
}

/**
 * The block as it is run, with the text of the site's file if it names one. Undefined for a block that is only shown, for the
 * text with which an exercise starts, and for wrong answers to it.
 */
export function toPageBlock({ fence, text }: SourceBlock, files: SharedFiles): PageBlock | undefined {
  const block = { text, process: '', file: '', advance: 0 }
  switch (fence.role) {
    case 'exempt':
    case 'starter':
    case 'wrong':
      return undefined
    case 'file':
      return { ...block, text: readFileText(text, fence.src, files), kind: 'file', file: fence.file }
    case 'session':
    case 'script':
      return { ...block, kind: fence.role, process: fence.process, advance: fence.advance }
    case 'start':
    case 'check':
      return { ...block, kind: fence.role }
    default:
      return fence satisfies never
  }
}

/** The check of the site reports an `src` without a file. */
const readFileText = (text: string, src: string | undefined, files: SharedFiles) =>
  src === undefined ? text : (files.get(src) ?? '')

type Comparison = Pick<PageCheck, 'compared' | 'differences'>

function compareBlock({ sourceLines }: SourceBlock, block: PageBlock, { inputs, printed }: BlockResult): Comparison {
  const shown = readShown(block)
  const differences = inputs.flatMap(({ line, typed, output, error }, index): Difference[] => {
    const exchange = shown.find(each => each.line === line)
    const difference = { line: sourceLines[line] ?? 0, typed }
    if (!exchange)
      return error === undefined ? [] : [{ ...difference, printed: undefined, computed: trimOutput(output) }]
    const computed = trimOutput((index === 0 ? printed : '') + output)
    const expected = trimOutput(exchange.printed)
    return computed === expected ? [] : [{ ...difference, printed: expected, computed }]
  })
  return { compared: shown.length, differences }
}

/** The inputs whose output the page shows: all of a session, and those after a `$` in a shell block. */
function readShown({ kind, text }: PageBlock): Exchange[] {
  if (kind === 'start') return readShellExchanges(text)
  return kind === 'session' || kind === 'check' ? readExchanges(text) : []
}
