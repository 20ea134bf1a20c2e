import { textOf, textsOf } from '../../values/text-of.ts'
import { isString } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'

/** `element('b', 'hi')` is `<b>hi</b>`. */
export const element = (name: string, content: string) => `<${name}>${content}</${name}>`

/** The lines of a list of strings, or the one line of a string, each ended. */
export function endedLines(lines: Value): string {
  const texts = isString(lines) ? [textOf(lines)] : textsOf(lines)
  return texts.map(text => `${text}\n`).join('')
}

/** A document with style rules and a body. */
export const htmlPage = (style: string, body: string) =>
  element('html', element('head', element('style', style)) + element('body', body))
