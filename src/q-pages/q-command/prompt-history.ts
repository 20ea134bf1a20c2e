import { readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const file = join(homedir(), '.tickwise_q_history')
const linesKept = 500

/** What was typed at earlier prompts, the latest first; nothing if there is no such file. */
export function readHistory(): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** Keeps what was typed for the next prompt. A home that cannot be written only loses the history. */
export function writeHistory(lines: string[]) {
  try {
    writeFileSync(file, lines.slice(0, linesKept).join('\n'))
  } catch {}
}
