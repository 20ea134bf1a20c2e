import { listKeywords } from '@tickwise/q/source/language'
import type { Problem } from '../../content/input/problem.ts'
import { readSource } from '../../content/input/source-file.ts'
import { type AskedWay, findFailedChecks, findOtherWay } from '../exercise/judge-answer.ts'
import { readExchanges, readInputs } from '../fence/session-text.ts'
import { maxCheckedInputMs } from '../limits.ts'
import { PageProcesses } from '../worker/page-processes.ts'
import { isDraft } from './check-examples.ts'
import { toPageBlock } from './check-page.ts'
import { listFileAddresses, readSharedFiles, type SharedFiles } from './shared-files.ts'
import { readSourceBlocks, type SourceBlock } from './source-blocks.ts'

/** An exercise in the Markdown of a page. Lines are counted from 1. */
export interface SourceExercise {
  id: string
  line: number
  asked: AskedWay
  /** The blocks that run before a reader's answer: those above the exercise, and those in its question. */
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

/** What was found when the answers of exercises were judged. */
export interface AnswersCheck {
  exercises: number
  /** Model answers and answers marked `wrong`. */
  answers: number
  /** One for each model answer that was refused, and for each wrong one that was accepted. */
  problems: Problem[]
}

const keywords = new Set(listKeywords())
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
            above: blocks.filter(block => block.line < find('<Answer>') && shown.has(block.fence.role)),
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
  return {
    reasons: failed.length > 0 ? failed : findOtherWay({ text: typed, operations, keywords }, asked),
    operations,
  }
}

/**
 * Judges the answers of the exercises on these pages of the site in `root`; drafts are left out. So are exercises that have a model
 * answer alone and leave the way open: the check of examples runs their checks after that answer already.
 */
export async function checkAnswers(root: string, paths: readonly string[]): Promise<AnswersCheck> {
  const site: AnswersCheck = { exercises: 0, answers: 0, problems: [] }
  for (const path of paths) {
    const { text } = readSource(root, path)
    if (isDraft(text)) continue
    for (const exercise of readExercises(text).filter(hasMoreToJudge)) {
      site.exercises++
      site.answers += 1 + exercise.wrong.length
      const files = readSharedFiles(root, listFileAddresses(exercise.above))
      site.problems.push(...(await findMisjudgedAnswers(exercise, path, files)))
    }
  }
  return site
}

/** Whether the check of examples leaves something to judge: wrong answers, or the way to the result. */
export const hasMoreToJudge = ({ wrong, asked }: SourceExercise) => wrong.length > 0 || Object.keys(asked).length > 0

async function findMisjudgedAnswers(exercise: SourceExercise, path: string, files: SharedFiles): Promise<Problem[]> {
  const { id, line, model, wrong } = exercise
  const problems: Problem[] = []
  const { reasons } = await judgeAnswer(exercise, model, files)
  if (reasons.length > 0)
    problems.push({
      level: 'error',
      where: `${path}:${line}`,
      what: `The exercise \`${id}\` refuses its own model answer:\n    ${reasons.join('\n    ')}`,
      fix: 'Correct the model answer in `<Answer>`, or what the exercise checks.',
    })
  for (const answer of wrong) {
    const judgement = await judgeAnswer(exercise, answer.text, files)
    if (judgement.reasons.length > 0) continue
    problems.push({
      level: 'error',
      where: `${path}:${answer.line}`,
      what: `The exercise \`${id}\` accepts an answer that is marked \`wrong\`:\n    ${answer.text.replaceAll('\n', '\n    ')}`,
      fix: 'Add an input to `q check` that this answer fails, or remove the block if the answer is right.',
    })
  }
  return problems
}
