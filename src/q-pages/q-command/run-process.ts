import { hostname, userInfo } from 'node:os'
import { styleText } from 'node:util'
import { type ComputerProcess, loadComputerProcess, loadWholeLibrary, type PrintedText } from '@tickwise/q/source'
import { ComputerFiles } from './computer-files.ts'
import { ComputerSockets } from './network/computer-sockets.ts'
import { Prompt } from './prompt.ts'

export interface ProcessOptions {
  /** The words of the command line that are q's own: a script or folder, its parameters, options such as `-p 5010`. */
  words: string[]
  /** The script or folder. */
  file: string | undefined
  /** Folders that may be used beside the current one. */
  allowed: readonly string[]
  /** Origins of web pages whose requests are answered. */
  origins: readonly string[]
}

/**
 * Runs a q process with the files and the network of this computer. It loads what the command line names, then reads its
 * input, and handles messages and the timer in between. A script that neither listens nor has a timer or a connection ends.
 */
export async function runProcess({ words, file, allowed, origins }: ProcessOptions): Promise<void> {
  const prompt = new Prompt(process.stdin, process.stdout)
  const { createComputerProcess } = await loadComputerProcess()
  const sockets = new ComputerSockets(() => events.schedule(), origins)
  const current = createComputerProcess({
    words,
    library: await loadWholeLibrary(),
    files: new ComputerFiles(process.cwd(), file === undefined ? allowed : [...allowed, file]),
    sockets,
    id: process.pid,
    user: userInfo().username,
    host: hostname(),
    environment: process.env,
    print: (text, sort) => prompt.interrupt(() => print(text, sort)),
  })
  const events = new EventLoop(current)
  const { error, exitCode } = current.start()
  const isOver = exitCode !== undefined || (file !== undefined && (error !== undefined || !current.isServing))
  if (!isOver) await serve(current, prompt, events, file !== undefined || words.length > 0)
  events.stop()
  current.loop.stop(error === undefined || !isOver ? 0 : 1)
  process.exitCode = current.loop.exitCode ?? 0
  await sockets.end()
}

/** Runs what is typed and what arrives, until the process ends. */
async function serve(current: ComputerProcess, prompt: Prompt, events: EventLoop, staysAlone: boolean): Promise<void> {
  const ended = new AbortController()
  events.start(() => ended.abort())
  const isQuiet = current.commandLine.options.has('q')
  await prompt.run(current, { ended: ended.signal, afterInput: () => events.schedule(), isQuiet })
  // Without a terminal, the end of the input does not end a process that serves others.
  if (staysAlone && !prompt.isTerminal) await events.untilIdle()
}

function print(text: string, sort: PrintedText): void {
  if (sort === 'stderr') process.stderr.write(text)
  else process.stdout.write(sort === 'error' && process.stdout.isTTY ? styleText('red', text) : text)
}

/** Handles events of a process and calls its timer, whenever Node has nothing else to do. */
class EventLoop {
  private timer: NodeJS.Timeout | undefined
  private isRunning = false
  private onEnd: () => void = () => undefined
  private onIdle: (() => void) | undefined

  constructor(private readonly process: ComputerProcess) {}

  /** `onEnd` is called when the process ends while it handles an event. */
  start(onEnd: () => void): void {
    this.onEnd = onEnd
    this.isRunning = true
    this.schedule()
  }

  stop(): void {
    this.isRunning = false
    clearTimeout(this.timer)
  }

  /** Handles events soon, since one has come or the timer may have changed. */
  schedule(): void {
    if (this.isRunning) this.wake(0)
  }

  private wake(milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.handle(), Math.min(milliseconds, maxDelayMs))
  }

  private handle(): void {
    const exitCode = this.process.handleEvents()
    if (exitCode !== undefined) this.stop()
    if (exitCode !== undefined) this.onEnd()
    if (!this.process.isServing) this.onIdle?.()
    const delay = this.process.timerDelay
    if (delay !== undefined && this.isRunning) this.wake(delay)
  }

  /** Waits until neither messages nor a timer can give the process anything to do. */
  async untilIdle(): Promise<void> {
    if (!this.process.isServing) return
    await new Promise<void>(resolve => {
      this.onIdle = resolve
    })
  }
}

/** A timer of Node takes at most so many milliseconds. */
const maxDelayMs = 2 ** 31 - 1
