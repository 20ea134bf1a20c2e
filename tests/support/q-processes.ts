import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { folderForTest } from './folder-for-test.ts'
import { findFreePort, repository } from './run-tickwise.ts'

/** A busy machine takes its time; what never comes fails all the same. */
const patienceMs = 150_000

/** The ports that the scripts of tutorials name. */
const tutorialPorts = ['5000', '5010', '5011', '5012', '5013', '5110', '6000']

/** A folder with scripts whose processes talk to each other on ports that were free. */
export interface QSystem {
  folder: string
  /** Starts `tickwise q` with these words in the folder; ports become free ones. */
  start(commandLine: string): QProcess
  /** Replaces the ports in a text as in the scripts. */
  withPorts(text: string): string
  /** The scripts that have been started or loaded by a console. */
  scripts: Set<string>
}

/** Copies the scripts of tutorials into a new folder. Everything that is started there ends with the test. */
export async function createQSystem(...tutorials: string[]): Promise<QSystem> {
  const folder = folderForTest({})
  const ports = new Map<string, string>()
  while (ports.size < tutorialPorts.length) {
    const free = String(await findFreePort())
    if (![...ports.values()].includes(free)) ports.set(tutorialPorts[ports.size] ?? '', free)
  }
  const withPorts = (text: string) => text.replace(/\b\d{4}\b/g, word => ports.get(word) ?? word)
  for (const tutorial of tutorials)
    for (const name of readdirSync(join(repository, 'static/code', tutorial)))
      writeFileSync(
        join(folder, name),
        withPorts(readFileSync(join(repository, 'static/code', tutorial, name), 'utf8')),
      )
  const scripts = new Set<string>()
  return {
    folder,
    withPorts,
    scripts,
    start: commandLine => {
      const words = withPorts(commandLine).split(' ').filter(Boolean)
      return new QProcess(words, folder, text => {
        for (const [name] of text.matchAll(/\w+\.q\b/g)) scripts.add(name)
      })
    },
  }
}

/** A process of `tickwise q` whose console is a pipe. */
export class QProcess {
  private readonly child: ChildProcess
  private readonly closed: Promise<unknown>
  private printed = ''
  private lastMark = 0

  constructor(
    words: string[],
    folder: string,
    private readonly onText: (text: string) => void,
  ) {
    onText(words.join(' '))
    const { NODE_ENV: _, VITEST: __, ...env } = process.env
    this.child = spawn(process.execPath, [join(repository, 'bin/tickwise.js'), 'q', ...words], { cwd: folder, env })
    this.closed = once(this.child, 'close')
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', data => {
        this.printed += data
      })
    this.child.stdin?.on('error', () => undefined) // The process has ended.
    onTestFinished(() => this.kill())
  }

  /** Everything that it has printed. */
  get output(): string {
    return this.printed
  }

  get exitCode(): number | null {
    return this.child.exitCode
  }

  /** Waits for the end and gives the exit code. */
  async end(): Promise<number | null> {
    await eventually(`the end of the process, which printed: ${this.printed}`, () => this.child.exitCode !== null)
    await this.closed
    return this.child.exitCode
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.closed
  }

  /** Types a line at the console and gives what it prints, without the last newline. */
  async ask(line: string): Promise<string> {
    this.onText(line)
    const start = this.printed.length
    const mark = `<${++this.lastMark}>`
    this.child.stdin?.write(`${line}\n-1"${mark}";\n`)
    await eventually(`the answer to ${line}; printed: ${this.printed}`, () => {
      if (this.exitCode !== null) throw new Error(`The process has ended: ${this.printed}`)
      return this.printed.includes(mark, start)
    })
    return this.printed.slice(start, this.printed.indexOf(mark, start)).replace(/\n$/, '')
  }

  /** Asks again until the answer is this text, or fits. */
  async awaitAnswer(line: string, expected: string | RegExp): Promise<string> {
    let answer = ''
    await eventually(`${expected} as the answer to ${line}`, async () => {
      answer = await this.ask(line)
      return typeof expected === 'string' ? answer === expected : expected.test(answer)
    })
    return answer
  }

  async awaitOutput(expected: RegExp): Promise<void> {
    await eventually(`${expected} in the output`, () => expected.test(this.printed))
  }
}

/** Waits until a condition holds, without an idea of how long that takes. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`In vain waited for ${what}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
