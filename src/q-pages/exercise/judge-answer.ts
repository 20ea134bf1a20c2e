// Judges an answer that has run: what its checks printed, then the way in which it was solved.

import { type ColourToken, colourCode } from '@tickwise/q/source'
import { type Exchange, trimOutput } from '../fence/session-text.ts'
import type { InputResult } from '../worker/worker-messages.ts'

/** An input of a check that printed something else than it should. */
export interface FailedCheck {
  typed: string
  expected: string
  computed: string
  /** The name that it uses itself and that is not defined: the answer may not have reached it yet. */
  missing?: string
}

/** What is known of a check that has run. */
type CheckResult = Pick<InputResult, 'output' | 'error' | 'errorKind'>

/** The checks that print something else than they should. Trailing blanks and empty lines at the end do not count. */
export function findFailedChecks(checks: readonly Exchange[], results: readonly CheckResult[]): FailedCheck[] {
  return checks
    .map(({ typed, printed }, index) => {
      const { output, error, errorKind }: CheckResult = results[index] ?? { output: '' }
      const failed = { typed, expected: trimOutput(printed), computed: trimOutput(output) }
      const isMissing = errorKind === 'name' && error !== undefined && namesIn(typed).includes(error)
      return isMissing ? { ...failed, missing: error } : failed
    })
    .filter(({ expected, computed }) => expected !== computed)
}

const namesIn = (typed: string): string[] => typed.match(/[.\w]+/g) ?? []

/** What an exercise asks of the way in which it is solved, beside the result. */
export interface AskedWay {
  /** Names that the answer must not use; `loops` stands for all that repeat. */
  avoid?: string[] | undefined
  /** How much the interpreter may do for the answer; at most some times what the model answer takes. */
  maxOperations?: number | undefined
}

/** The names that repeat something: control words, keywords and iterators. `'` before a symbol or a string signals an error. */
const loops = ['do', 'while', 'each', 'peach', 'over', 'scan', 'prior', "'", '/', '\\', "':", '/:', '\\:']

/** An answer that has run. `keywords` are those of q, which the interpreter knows and browsers get without it. */
interface AnswerThatRan {
  text: string
  operations: number
  keywords: ReadonlySet<string>
}

/** What is not as asked about the way of an answer whose result is right, in sentences. */
export function findOtherWay(answer: AnswerThatRan, { avoid = [], maxOperations }: AskedWay): string[] {
  const { operations } = answer
  const used = listAvoided(answer, avoid)
  const reasons = used.map(name => `It uses \`${name}\`, and this exercise asks for a way without it.`)
  if (maxOperations !== undefined && operations > maxOperations)
    reasons.push(
      `It took ${round(operations)} operations, which is more than the ${round(maxOperations)} that this exercise allows. Which items does it visit more than once?`,
    )
  return reasons
}

function listAvoided({ text, keywords }: AnswerThatRan, avoid: readonly string[]): string[] {
  const names = new Set(avoid.flatMap(name => (name === 'loops' ? loops : [name])))
  const kinds = new Set(['operator', 'iterator', 'control', 'query', 'function'])
  const tokens = colourCode(text, keywords)
  const used = tokens.filter(({ kind }, index) => kinds.has(kind) && !isSignal(text, tokens, index))
  return [...new Set(used.map(({ start, end }) => text.slice(start, end)).filter(name => names.has(name)))]
}

/** Whether a token is the `'` of `'type`: it stands at the start of an expression, before what it signals. */
function isSignal(answer: string, tokens: readonly ColourToken[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]]
  if (!token || answer.slice(token.start, token.end) !== "'") return false
  return !before || '([{;:'.includes(answer[before.end - 1] ?? '') || /\n/.test(answer.slice(before.end, token.start))
}

/** Readers compare such numbers by their size, so three digits suffice: 12,345 is 12,300. */
const round = (count: number) => Number(count.toPrecision(3)).toLocaleString('en')
