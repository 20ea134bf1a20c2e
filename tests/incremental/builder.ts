import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What a build says: its exit code, and the problems that it prints. */
export interface BuildResult {
  code: number
  problems: string
}

export interface Builder {
  /** Runs `tickwise` with these arguments. */
  build: (args: string[]) => Promise<BuildResult>
  /** Starts a build and kills its process after this share of the time that the build before took, unless it ends earlier. */
  interrupt: (args: string[], share: number) => Promise<void>
  /** Lets the next build start in a new process, which remembers nothing. */
  forget: () => Promise<void>
}

const script = fileURLToPath(new URL('./build-process.js', import.meta.url))

/** Builds in one process, which loads the generator once, or in a process for each build. */
export function createBuilder({ startsEachTime }: { startsEachTime: boolean }): Builder {
  let child: ChildProcess | undefined
  let lastMs = 0
  const start = (args: string[]) => {
    child ??= startProcess()
    child.send(args)
    return child
  }
  const stop = async () => {
    const stopped = child
    child = undefined
    if (!stopped || stopped.exitCode !== null || stopped.signalCode !== null) return
    const closed = once(stopped, 'close')
    stopped.kill('SIGKILL')
    await closed
  }
  return {
    async build(args) {
      const begin = performance.now()
      const result = await waitForAnswer(start(args))
      lastMs = performance.now() - begin
      if (startsEachTime) await stop()
      return result
    },
    async interrupt(args, share) {
      const timer = new Promise(resolve => setTimeout(resolve, share * lastMs))
      await Promise.race([waitForAnswer(start(args)), timer])
      await stop()
    },
    forget: stop,
  }
}

function startProcess(): ChildProcess {
  const { VITEST: _, ...env } = process.env
  return fork(script, { env: { ...env, NODE_ENV: 'production' }, execArgv: [] })
}

/** Never fulfilled for a process that is killed by `interrupt`. */
function waitForAnswer(child: ChildProcess): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null) => {
      if (signal === null) reject(new Error(`The process of builds ended with code ${code}.`))
    }
    child.once('exit', onExit)
    child.once('message', message => {
      child.off('exit', onExit)
      resolve(message as BuildResult)
    })
  })
}
