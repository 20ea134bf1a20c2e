import { readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { styleText } from 'node:util'
import { createSession, isInputComplete, loadLibrary } from '../../../q/index.ts'
import { maxHistoryLines } from '../limits.ts'

const library = await loadLibrary()

type Terminal = NodeJS.WritableStream & { isTTY?: boolean }

/** A console: reads inputs, prints what they give. An input goes on over several lines while brackets are open. */
export async function runPrompt(input: NodeJS.ReadableStream, output: Terminal) {
  const isTerminal = Boolean(output.isTTY)
  const session = createSession({ library })
  const reader = createInterface({ input, output, terminal: isTerminal, history: isTerminal ? readHistory() : [] })
  if (isTerminal) reader.on('history', writeHistory)
  const promptFor = (lines: string[]) => (lines.length ? '  ' : session.prompt)
  let lines: string[] = []
  const showPrompt = () => {
    reader.setPrompt(isTerminal ? promptFor(lines) : '')
    reader.prompt()
  }
  reader.on('SIGINT', () => {
    lines = []
    output.write('\n')
    showPrompt()
  })
  if (isTerminal) output.write("Tickwise's own interpreter of q. \\\\ or Ctrl+D leaves.\n")
  showPrompt()
  for await (const line of reader) {
    lines.push(line)
    const text = lines.join('\n')
    if (isInputComplete(text)) {
      lines = []
      const { output: printed, error, exitCode } = session.run(text)
      output.write(isTerminal && error !== undefined ? styleText('red', printed) : printed)
      if (exitCode !== undefined) {
        process.exitCode = exitCode
        break
      }
    }
    showPrompt()
  }
  reader.close()
}

const historyFile = join(homedir(), '.tickwise_q_history')

/** What was typed at earlier prompts, the latest first; nothing if there is no such file. */
function readHistory(): string[] {
  try {
    return readFileSync(historyFile, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** Keeps what was typed for the next prompt. A home that cannot be written only loses the history. */
function writeHistory(lines: string[]) {
  try {
    writeFileSync(historyFile, lines.slice(0, maxHistoryLines).join('\n'))
  } catch {}
}
