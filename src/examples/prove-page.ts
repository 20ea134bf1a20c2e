import type { BlockResult, PageBlock } from '../runner/page-block.ts'
import { PageRunner } from '../runner/page-runner.ts'
import { readExchanges } from '../runner/read-exchanges.ts'
import { readSourceBlocks, type SourceBlock } from './read-source-blocks.ts'

/** An input whose printed output is not what the runner computes. */
export interface Difference {
  /** The line of the input in the source, counted from 1. */
  line: number
  typed: string
  /** Undefined for a script or a command, which prints nothing on the page and must end without an error. */
  printed: string | undefined
  computed: string
}

export interface PageProof {
  /** Blocks that were run. */
  executed: number
  /** Blocks marked `norun`. */
  exempt: number
  /** Inputs whose output was compared. */
  compared: number
  differences: Difference[]
}

/** Runs the blocks of a page from top to bottom and compares what it prints with what is computed. */
export async function provePage(markdown: string): Promise<PageProof> {
  const proof: PageProof = { executed: 0, exempt: 0, compared: 0, differences: [] }
  const runner = new PageRunner()
  for (const source of readSourceBlocks(markdown)) {
    if (source.fence.role === 'exempt') proof.exempt++
    const block = toPageBlock(source)
    if (!block) continue
    const { compared, differences } = compareBlock(source, block, await runner.runBlock(block))
    proof.executed++
    proof.compared += compared
    proof.differences.push(...differences)
  }
  return proof
}

/** Undefined for a block that is only shown, and for the text with which an exercise starts. */
function toPageBlock({ fence, text }: SourceBlock): PageBlock | undefined {
  const block = { text, process: '', file: '', advance: 0 }
  switch (fence.role) {
    case 'exempt':
    case 'starter':
      return undefined
    case 'file':
      return { ...block, kind: 'file', file: fence.file }
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

type Comparison = Pick<PageProof, 'compared' | 'differences'>

function compareBlock({ sourceLines }: SourceBlock, block: PageBlock, { inputs, printed }: BlockResult): Comparison {
  const isSession = block.kind === 'session' || block.kind === 'check'
  if (!isSession) {
    const failed = inputs.filter(({ error }) => error !== undefined)
    return {
      compared: 0,
      differences: failed.map(({ line, typed, output }) => ({
        line: sourceLines[line] ?? 0,
        typed,
        printed: undefined,
        computed: tidy(output),
      })),
    }
  }
  const exchanges = readExchanges(block.text)
  const differences = exchanges.flatMap(({ line, typed, printed: shown }, index) => {
    const before = index === 0 ? printed : ''
    const computed = tidy(before + (inputs[index]?.output ?? ''))
    return computed === tidy(shown) ? [] : [{ line: sourceLines[line] ?? 0, typed, printed: tidy(shown), computed }]
  })
  return { compared: exchanges.length, differences }
}

/** Blanks at the end of lines and empty lines at the end do not count. */
const tidy = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd()
