import { readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { styleText } from 'node:util'
import { isInputComplete, type Output } from '@tickwise/q/source'
import { maxHistoryLines } from '../limits.ts'

type Terminal = NodeJS.WritableStream & { isTTY?: boolean }

/** What runs the inputs: a session or a process. */
interface Runner {
  readonly prompt: string
  run(input: string, options: { suspends: boolean }): Output
}

interface RunOptions {
  /** Ends the prompt from outside. */
  ended?: AbortSignal
  afterInput?: () => void
  /** Whether to show no greeting. */
  isQuiet?: boolean
}

/** A console: reads inputs, prints what they give. An input goes on over several lines while brackets are open. */
export class Prompt {
  readonly isTerminal: boolean
  private reader: Interface | undefined
  private lines: string[] = []
  private isShown = false

  constructor(
    private readonly input: NodeJS.ReadableStream & { setRawMode?: (isRaw: boolean) => void },
    private readonly output: Terminal,
  ) {
    this.isTerminal = Boolean(output.isTTY)
  }

  /** Runs inputs until there are no more or one ends the session; then gives its exit code. */
  async run(runner: Runner, { ended, afterInput, isQuiet }: RunOptions = {}): Promise<number | undefined> {
    const { output, isTerminal } = this
    const reader = this.open(ended)
    if (isTerminal && !isQuiet) output.write("Tickwise's own interpreter of q. \\\\ or Ctrl+D leaves.\n")
    this.show(runner)
    let exitCode: number | undefined
    for await (const line of reader) {
      this.isShown = false
      this.lines.push(line)
      const text = this.lines.join('\n')
      if (isInputComplete(text)) {
        this.lines = []
        exitCode = this.runInput(runner, text)
        if (exitCode !== undefined) break
        afterInput?.()
      }
      this.show(runner)
    }
    this.isShown = false
    reader.close()
    return exitCode
  }

  private open(ended: AbortSignal | undefined): Interface {
    const { input, output, isTerminal } = this
    const history = isTerminal ? readHistory() : []
    const reader = createInterface({ input, output, terminal: isTerminal, history, ...(ended && { signal: ended }) })
    if (isTerminal) reader.on('history', writeHistory)
    reader.on('SIGINT', () => {
      this.lines = []
      output.write('\n')
      reader.prompt()
    })
    this.reader = reader
    return reader
  }

  /** While an input runs, Ctrl+C ends the command, since Node hears of no key then. */
  private runInput(runner: Runner, text: string): number | undefined {
    if (this.isTerminal) this.input.setRawMode?.(false)
    const { output: printed, error, exitCode } = runner.run(text, { suspends: true })
    if (this.isTerminal) this.input.setRawMode?.(true)
    this.output.write(this.isTerminal && error !== undefined ? styleText('red', printed) : printed)
    return exitCode
  }

  private show({ prompt }: Runner): void {
    this.reader?.setPrompt(this.isTerminal ? (this.lines.length ? '  ' : prompt) : '')
    this.reader?.prompt()
    this.isShown = true
  }

  /** Prints while the prompt may be shown, and then shows it again with what has been typed. */
  interrupt(print: () => void): void {
    const isShown = this.isShown && this.isTerminal
    if (isShown) this.output.write('\r\x1b[K')
    print()
    if (isShown) this.reader?.prompt(true)
  }
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
