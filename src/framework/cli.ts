// The command line: tickwise dev|build|preview|start [--root DIR] [--out DIR] [--port N] [--check-links], tickwise new
// doc|post. Exit code 0: done, perhaps with warnings; 1: the content or the configuration has errors, or the port is
// taken; 2: the command line itself is wrong.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { writeNewDoc, writeNewPost } from '../content/new-file.ts'
import { BuildFailure, build, isUpToDate } from './build.ts'
import { PortInUse, serve } from './serve.ts'
import { type Folders, viteConfig } from './vite-config.ts'

const usage = `Usage: tickwise dev|build|preview|start [--root DIR] [--out DIR] [--port N] [--check-links]
       tickwise new doc PATH [TITLE] [--root DIR]
       tickwise new post TITLE [--root DIR]`
const defaultPort = 3000
const siteCommands = ['dev', 'build', 'preview', 'start']

type CommandLine = Folders & { command: string; rest: string[]; port: number; asksOtherSites: boolean }

/** Does what `args` say; `generator` is the folder of this repository. */
export async function run(args: string[], generator: string) {
  const options = readCommandLine(args, resolve(generator))
  if (!options) return
  const { command, port, rest, asksOtherSites, ...folders } = options
  try {
    if (command === 'new') create(folders.root, rest)
    if (command === 'dev') await develop(folders, port)
    if (command === 'build' || (command === 'start' && !isUpToDate(folders))) await build(folders, { asksOtherSites })
    if (command === 'preview' || command === 'start') await preview(folders, port)
  } catch (error) {
    if (error instanceof PortInUse) {
      const again = command === 'start' ? 'npm start' : `npm run ${command}`
      console.error(`Port ${port} is in use. Choose another: PORT=${port + 1} ${again}`)
      process.exit(1) // The development server is half started and would live on.
    }
    if (!(error instanceof BuildFailure)) throw error
    process.exitCode = 1
  }
}

function create(root: string, [kind, name = '', title]: string[]) {
  try {
    const { path, url } = kind === 'doc' ? writeNewDoc(root, name, title) : writeNewPost(root, name, today())
    console.log(`wrote ${path}, a draft for ${url}`)
    console.log('It shows in development alone until you remove `draft: true`.')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

/** The author's own day, not that of Greenwich. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

async function preview({ out }: Folders, port: number) {
  if (!existsSync(join(out, '404.html'))) {
    console.error(`There is no built site at ${out}. Build it first: npm run build`)
    process.exitCode = 1
    return
  }
  await serve(out, port)
  console.log(`serving ${out} at http://localhost:${port}`)
}

async function develop(folders: Folders, port: number) {
  const server = await createServer({
    ...viteConfig(folders),
    server: { port, strictPort: true, host: '127.0.0.1', fs: { allow: [folders.generator, folders.root] } },
  })
  await server.listen().catch(error => {
    throw /port \d+ is already in use/i.test(String(error)) ? new PortInUse() : error
  })
  console.log(`developing ${folders.root} at http://localhost:${port}`)
}

function readCommandLine(args: string[], generator: string): CommandLine | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        root: { type: 'string' },
        out: { type: 'string' },
        port: { type: 'string' },
        'check-links': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(usage)
      return undefined
    }
    const [command = '', ...rest] = positionals
    const isKnown = command === 'new' ? isNewFile(rest) : siteCommands.includes(command) && rest.length === 0
    if (!isKnown) throw new Error(`Unknown command: ${positionals.join(' ') || 'none'}.`)
    const root = resolve(values.root ?? generator)
    if (!existsSync(join(root, 'site.config.ts'))) throw new Error(`${root} holds no site.config.ts.`)
    const port = Number(values.port ?? process.env.PORT ?? defaultPort)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`The port ${values.port ?? process.env.PORT} is not a number from 1 to 65535.`)
    const out = readOutFolder(values.out ?? join(root, 'dist'), [root, generator])
    return { generator, root, out, command, rest, port, asksOtherSites: values['check-links'] }
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`)
    process.exitCode = 2
    return undefined
  }
}

function isNewFile([kind, ...names]: string[]): boolean {
  return (kind === 'doc' && (names.length === 1 || names.length === 2)) || (kind === 'post' && names.length === 1)
}

/** The output folder is replaced as a whole, so it must hold nothing but an earlier build. */
function readOutFolder(given: string, precious: string[]): string {
  const out = resolve(given)
  if (precious.some(folder => `${folder}/`.startsWith(`${out}/`)))
    throw new Error(`--out ${given} would replace the site itself.`)
  const isForeign = existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, '.build-id'))
  if (isForeign) throw new Error(`--out ${given} holds files that no build wrote; empty it, or choose another folder.`)
  return out
}
