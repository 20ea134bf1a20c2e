import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBuiltFiles } from '../support/built-files.ts'

/** The bytes of all files of a folder by their paths. */
export type Output = ReadonlyMap<string, Buffer>

export function readOutput(folder: string): Output {
  const paths = existsSync(folder) ? listBuiltFiles(folder) : []
  return new Map(paths.map(path => [path, readFileSync(join(folder, path))]))
}

const maxFiles = 12
const maxLength = 400

/** Which files differ, and the first different lines of each; empty for equal outputs. */
export function describeDifferences(actual: Output, expected: Output): string[] {
  const paths = [...new Set([...actual.keys(), ...expected.keys()])].sort()
  const differences = paths.flatMap(path => describeDifference(path, actual.get(path), expected.get(path)) ?? [])
  const left = differences.length - maxFiles
  return left > 0 ? [...differences.slice(0, maxFiles), `and ${left} more files`] : differences
}

function describeDifference(path: string, actual?: Buffer, expected?: Buffer): string | undefined {
  if (!actual) return `${path} is missing`
  if (!expected) return `${path} should not be there`
  if (actual.equals(expected)) return undefined
  const isBinary = [actual, expected].some(bytes => bytes.includes(0))
  return `${path} differs:\n${isBinary ? describeFirstByte(actual, expected) : describeFirstLine(String(actual), String(expected))}`
}

function describeFirstByte(actual: Buffer, expected: Buffer): string {
  const at = actual.findIndex((byte, index) => byte !== expected[index])
  return `  ${actual.length} bytes with the cache, ${expected.length} without it; the first that differs is number ${at}`
}

/** The first line that differs, in both texts, from a little before the difference on: a line of HTML may be a whole page. */
export function describeFirstLine(actual: string, expected: string): string {
  const [lines, expectedLines] = [actual.split('\n'), expected.split('\n')]
  const index = lines.findIndex((line, at) => line !== expectedLines[at])
  const at = index < 0 ? lines.length : index
  const [line = '(no line)', expectedLine = '(no line)'] = [lines[at], expectedLines[at]]
  const start = Math.max(0, [...line].findIndex((character, column) => character !== expectedLine[column]) - 80)
  const excerpt = (text: string) => text.slice(start, start + maxLength)
  return `  line ${at + 1} with the cache: ${excerpt(line)}\n  line ${at + 1} without it:   ${excerpt(expectedLine)}`
}
