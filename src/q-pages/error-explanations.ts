import { explanations } from 'virtual:error-explanations'
import type { ErrorKind } from '@tickwise/q/source'
import type { ErrorExplanations } from '../content/input/data-files.ts'

/** What an error means, and the id of the heading that says more on the page `runner.errors` of the configuration. */
export interface ErrorExplanation {
  sentence: string
  anchor: string
}

/** What the site says about the error that an input ended with; undefined if it says nothing. */
export function explainError(failed: FailedInput): ErrorExplanation | undefined {
  return findExplanation(explanations, failed)
}

/** The parts of an input's result that its explanation depends on. */
interface FailedInput {
  typed: string
  /** What q prints after the quote, such as `type` or `hop. OS reports: Connection refused`; undefined without an error. */
  error?: string | undefined
  errorKind?: ErrorKind | undefined
}

export function findExplanation(
  { codes, sections, others }: ErrorExplanations,
  { typed, error: code, errorKind = 'other' }: FailedInput,
): ErrorExplanation | undefined {
  if (code === undefined) return undefined
  // These three codes and this message go on with a name or with the reason that the system gives.
  const known = /^(dup|hop|timeout)(?=\. OS reports: | )|^Cannot write to handle(?= )/.exec(code)?.[0] ?? code
  for (const [anchor, sentences] of [[known, codes], ...Object.entries(sections)] as const) {
    const sentence = Object.hasOwn(sentences, known) && sentences[known]
    if (sentence) return { sentence, anchor }
  }
  const form = classifyError(code, errorKind)
  const habit = form === 'name' ? findHabit(typed, code) : undefined
  const [key, shown] = habit ?? [form, code]
  const other = others[key] ?? others[form]
  return other && { ...other, sentence: other.sentence.replaceAll('{code}', () => shown) }
}

type OtherForm = keyof ErrorExplanations['others']

/** Recognises syntax of other languages that q reads as an undefined name. Returns the key of the sentence and the text to quote. */
function findHabit(typed: string, name: string): [form: OtherForm, text: string] | undefined {
  const code = typed.replaceAll(/"(?:\\.|[^"\\])*"|`[\w.:]*/g, '') // Without strings and symbols.
  const [capitals] = /\b(?:SELECT|EXEC|UPDATE|DELETE|FROM|WHERE|BY)\b/.exec(code) ?? []
  if (capitals !== undefined) return ['capitals', capitals]
  if (typed.includes(`'${name}'`)) return ['quotes', `'${name}'`]
  const [, assigned] = /^\s*(\w+)\s*=(?!=)/.exec(typed) ?? []
  return assigned === name ? ['assignment', name] : undefined
}

/** Errors without a code of their own are known by their form. */
function classifyError(code: string, kind: ErrorKind): OtherForm {
  if (code.includes('. OS reports: ')) return 'file'
  if (/^[([{}\])"]$/.test(code)) return 'bracket'
  if (/^(?:\d\S*|[^\s\w]{1,2})$/.test(code)) return 'literal'
  return kind === 'signal' || !/^\.?[a-z]\w*(?:\.\w+)*$/i.test(code) ? 'signal' : 'name'
}
