import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export interface CommandResult {
  code: number
  output: string
}

/** The command of a checkout or an installed package, as if it were typed in the folder `current`. */
export function commandOf(generator: string, current: string = generator) {
  return {
    /** Runs it to its end: `run('build', '--root', root)`. */
    async run(...args: string[]): Promise<CommandResult> {
      const { child, output } = start(generator, current, args)
      const [code] = (await once(child, 'close')) as [number]
      return { code, output: output() }
    },
    /** Starts a server on a free port and waits until it has printed its address. */
    async startServer(command: 'preview' | 'dev' | 'start', ...args: string[]) {
      const port = await findFreePort()
      const { child, output } = start(generator, current, [command, '--port', String(port), ...args])
      while (!output().includes(`http://localhost:${port}`)) {
        if (child.exitCode !== null) throw new Error(`tickwise ${command} ended: ${output()}`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      return {
        origin: `http://localhost:${port}`,
        port,
        output,
        async stop() {
          const closed = once(child, 'close')
          child.kill()
          await closed
        },
      }
    },
  }
}

/** The command of the repository. */
export const { run: runTickwise, startServer: startTickwiseServer } = commandOf(repository)

/** The output of a build without times and without the number of files, which depends on more than the pages. */
export function removeFigures(output: string): string {
  return output.replace(/[\d.]+ s\b/g, 'N s').replace(/\d+ files/g, 'N files')
}

function start(generator: string, current: string, args: string[]): { child: ChildProcess; output: () => string } {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(process.execPath, [join(generator, 'bin/tickwise.js'), ...args], { cwd: current, env })
  let output = ''
  child.stdout.on('data', data => {
    output += data
  })
  child.stderr.on('data', data => {
    output += data
  })
  return { child, output: () => output }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}
