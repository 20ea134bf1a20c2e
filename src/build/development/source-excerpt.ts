import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The line that `where` names (`content/docs/intro.md:12`) with two lines on either side, each with its number; empty
 * when `where` names no line of a file.
 *
 *       11 | Some text.
 *     > 12 | :::note
 *       13 |
 */
export function formatExcerpt(root: string, where: string): string {
  const [, file, line] = /^(.*):(\d+)$/.exec(where) ?? []
  if (!file || !line || !existsSync(join(root, file))) return ''
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const number = Number(line)
  const from = Math.max(1, number - 2)
  return lines
    .slice(from - 1, number + 2)
    .map((text, index) => `${from + index === number ? '>' : ' '} ${from + index} | ${text}`)
    .join('\n')
}
