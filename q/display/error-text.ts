import type { ErrorFrame, QError } from '../values/errors.ts'

/**
 * The text that the console prints for an error: its code, then the innermost function with its depth and a caret under
 * the verb that failed.
 *
 *     'type
 *       [1]  half:{x%2}
 *                   ^
 *
 * An error that a function signals with `'` is shown at the call of the function and, if the function was called by
 * another, also inside it. The frames count from `base`, that of the input.
 */
export function errorText({ message, frames, leavesFunction }: QError, base = 0): string {
  const from = leavesFunction && frames.length === 2 ? 1 : 0
  const innermost = base + frames.length - 1
  const shown = frames.slice(from, leavesFunction ? 2 : 1).map((frame, i) => frameText(frame, innermost - from - i))
  return `'${message}\n${shown.join('')}`
}

/** The text of an error with all its frames. */
export const stackText = ({ message, frames }: QError): string =>
  `'${message}\n${frames.map((frame, i) => frameText(frame, frames.length - 1 - i)).join('')}`

/** A frame of a backtrace: the line with the offset, between its neighbours, and a caret. The input has depth 0. */
export function frameText({ source, location = '', offset, name }: ErrorFrame, depth: number): string {
  const head = `  [${depth}]  ${location}${name && `${name}:`}`
  const lines = source.split('\n')
  const { line, column } = positionOf(lines, offset)
  const shown = lines.slice(Math.max(0, line - 1), line + 2)
  const caretAfter = Math.min(line, 1)
  const indent = line === 0 ? head.length + column : column
  shown.splice(caretAfter + 1, 0, `${' '.repeat(indent)}^`)
  const separator = line > 1 ? '\n' : ''
  return `${head}${separator}${shown.join('\n')}\n`
}

/** The line and column of an offset. */
function positionOf(lines: readonly string[], offset: number): { line: number; column: number } {
  let column = offset
  for (const [line, { length }] of lines.entries()) {
    if (column <= length) return { line, column }
    column -= length + 1
  }
  return { line: Math.max(0, lines.length - 1), column: 0 }
}
