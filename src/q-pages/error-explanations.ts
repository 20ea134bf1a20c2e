import { explanations } from 'virtual:error-explanations'
import type { ErrorKind } from '../../q/index.ts'
import type { ErrorExplanations } from '../content/input/data-files.ts'

/** What an error means, and the id of the heading that says more on the page `runner.errors` of the configuration. */
export interface ErrorExplanation {
  sentence: string
  anchor: string
}

/** What the site says about the error that an input ended with; undefined if it says nothing. */
export function explainError(code: string, kind: ErrorKind = 'other'): ErrorExplanation | undefined {
  return findExplanation(explanations, code, kind)
}

/** `code` is what q prints after the quote, such as `type` or `hop. OS reports: Connection refused`. */
export function findExplanation(
  { codes, sections, others }: ErrorExplanations,
  code: string,
  kind: ErrorKind,
): ErrorExplanation | undefined {
  // These three codes and this message go on with a name or with the reason that the system gives.
  const known = /^(dup|hop|timeout)(?=\. OS reports: | )|^Cannot write to handle(?= )/.exec(code)?.[0] ?? code
  for (const [anchor, sentences] of [[known, codes], ...Object.entries(sections)] as const) {
    const sentence = Object.hasOwn(sentences, known) && sentences[known]
    if (sentence) return { sentence, anchor }
  }
  const other = others[classifyError(code, kind)]
  return other && { ...other, sentence: other.sentence.replace('{code}', () => code) }
}

/** Errors without a code of their own are known by their form. */
function classifyError(code: string, kind: ErrorKind): keyof ErrorExplanations['others'] {
  if (code.includes('. OS reports: ')) return 'file'
  if (/^[([{}\])"]$/.test(code)) return 'bracket'
  if (/^(?:\d\S*|[^\s\w]{1,2})$/.test(code)) return 'literal'
  return kind === 'signal' || !/^\.?[a-z]\w*(?:\.\w+)*$/i.test(code) ? 'signal' : 'name'
}
