import { type AskedWay, findFailedChecks, findOtherWay } from '../exercise/judge-answer.ts'
import { readExchanges, readInputs } from '../fence/session-text.ts'
import { maxCheckedInputMs } from '../limits.ts'
import { PageProcesses } from '../worker/page-processes.ts'
import { toPageBlock } from './check-page.ts'
import type { SharedFiles } from './shared-files.ts'
import { readSourceBlocks, type SourceBlock } from './source-blocks.ts'

/** An exercise in the Markdown of a page. Lines are counted from 1. */
export interface SourceExercise {
  id: string
  line: number
  asked: AskedWay
  /** The blocks that a reader's answer finds: those above the exercise. */
  above: SourceBlock[]
  checks: SourceBlock[]
  /** Answers that the checks must refuse. */
  wrong: SourceBlock[]
  /** The code of the model answer, as a reader would type it. */
  model: string
}

/** How an answer was judged: without reasons it was accepted. */
export interface Judgement {
  reasons: string[]
  operations: number
}

const shown = new Set(['session', 'script', 'file', 'start'])

/** The exercises of a page that have a check, from top to bottom. */
export function readExercises(markdown: string): SourceExercise[] {
  const lines = markdown.split('\n')
  const blocks = readSourceBlocks(markdown)
  return lines.flatMap((text, index) => {
    const [, id] = /^<Exercise\b.*?\bid="([^"]+)"/.exec(text) ?? []
    if (id === undefined) return []
    const line = index + 1
    const find = (mark: string) => line + lines.slice(index).indexOf(mark)
    const own = blocks.filter(block => block.line > line && block.line < find('</Exercise>'))
    const checks = own.filter(({ fence }) => fence.role === 'check')
    const answers = own.filter(block => block.line > find('<Answer>') && shown.has(block.fence.role))
    return checks.length === 0
      ? []
      : [
          {
            id,
            line,
            asked: readAskedWay(text),
            above: blocks.filter(block => block.line < line && shown.has(block.fence.role)),
            checks,
            wrong: own.filter(({ fence }) => fence.role === 'wrong'),
            model: answers.flatMap(block => readInputs(block.text)).join('\n'),
          },
        ]
  })
}

/** The attributes `avoid={["loops"]}` and `maxOperations={20000}` of an opening tag. */
function readAskedWay(tag: string): AskedWay {
  const [, avoid] = /\savoid=\{\[([^\]]*)\]\}/.exec(tag) ?? []
  const [, maxOperations] = /\smaxOperations=\{([\d_]+)\}/.exec(tag) ?? []
  return {
    ...(avoid !== undefined && {
      avoid: Array.from(avoid.matchAll(/"([^"]*)"|'([^']*)'/g), ([, a, b]) => a ?? b ?? ''),
    }),
    ...(maxOperations !== undefined && { maxOperations: Number(maxOperations.replaceAll('_', '')) }),
  }
}

/**
 * Judges an answer, typed with or without prompts, as the page does: after the blocks above it, in a session of its own, then by
 * the checks of its exercise.
 */
export async function judgeAnswer(
  { above, checks, asked }: SourceExercise,
  answer: string,
  files: SharedFiles = new Map(),
): Promise<Judgement> {
  const processes = new PageProcesses({ limits: { milliseconds: maxCheckedInputMs } })
  for (const source of above) {
    const block = toPageBlock(source, files)
    if (block) await processes.runBlock(block)
  }
  const typed = readInputs(answer).join('\n')
  const block = { text: typed, process: '', file: '', advance: 0 }
  const { inputs } = await processes.runBlock({ ...block, kind: 'script' })
  const { error, exitCode, operations = 0 } = inputs.at(-1) ?? {}
  if (exitCode !== undefined) return { reasons: ['It ends the session.'], operations }
  if (error !== undefined) return { reasons: [`It ends with '${error}.`], operations }
  const text = checks.map(each => each.text).join('\n')
  const { inputs: checked } = await processes.runBlock({ ...block, kind: 'check', text })
  const failed = findFailedChecks(readExchanges(text), checked).map(
    each => `\`${each.typed}\` prints ${each.computed || 'nothing'} instead of ${each.expected || 'nothing'}.`,
  )
  return { reasons: failed.length > 0 ? failed : findOtherWay(typed, operations, asked), operations }
}
