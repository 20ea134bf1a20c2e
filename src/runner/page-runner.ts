import { createSession, type QSession, type SessionOptions } from '../../q/create-session.ts'
import { MemoryFiles } from '../../q/files/memory-files.ts'
import { library } from '../../q/library.ts'
import type { Value } from '../../q/values/value.ts'
import type { BlockResult, InputResult, PageBlock } from './page-block.ts'
import { readExchanges } from './read-exchanges.ts'

/** The q processes of one page, with one disk and one clock. At build and in the worker the same code runs a page. */
export interface PageRunner {
  runBlock(block: PageBlock): Promise<BlockResult>
  /** Runs what a reader typed at the prompt of a process. */
  runInput(process: string, typed: string): Promise<InputResult>
  /** Puts a file on the disk that the processes share. */
  writeFile(path: string, bytes: Uint8Array): void
}

/** The clock of the processes stands still at `2024.03.15D09:30` unless `options` has another, so that output can be compared. */
export function createPageRunner(options: Pick<SessionOptions, 'clock' | 'limits'> = {}): PageRunner {
  const files = new MemoryFiles()
  const session = createSession({ clock: standingClock, ...options, files, library })
  let lastValue: Value | undefined
  const run = (typed: string, line: number): InputResult => {
    const { output, error, exitCode, value } = session.run(typed)
    lastValue = value
    return {
      line,
      typed,
      output,
      prompt: promptOf(session),
      ...(error !== undefined && { error }),
      ...(exitCode !== undefined && { exitCode }),
    }
  }
  return {
    runInput: async (_, typed) => run(typed, 0),
    writeFile: (path, bytes) => files.writeFile(path, bytes),
    async runBlock({ kind, text }) {
      if (kind === 'check' && lastValue) session.define('answer', lastValue)
      if (kind === 'script') return { printed: '', inputs: [run(text, 0)] }
      return { printed: '', inputs: readExchanges(text).map(({ typed, line }) => run(typed, line)) }
    },
  }
}

/** In nanoseconds since 2000.01.01. */
const standingClock = () => 763_810_200_000_000_000n

/** `q)`; in the namespace `.ns`, `q.ns)`. */
const promptOf = ({ context }: QSession) => `q${context === '.' ? '' : context})`
