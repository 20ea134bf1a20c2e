// Exit code 0: done, perhaps with warnings. 1: the content or the configuration has errors, or the
// port is in use. 2: the command line itself is wrong.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { isUpToDate } from '../build-id.ts'
import type { Folders } from '../folders.ts'
import { BuildFailure, PortInUseError } from '../report-problems.ts'
import { type CommandLine, readCommandLine, readOrExplain, usage } from './read-command-line.ts'

/** Runs the command in `args`; `generator` is the folder of this repository. Each command loads its own code alone. */
export async function runCommandLine(args: string[], generator: string) {
  const [command, ...rest] = args
  if (command === 'q') {
    const { runQCommand } = await import('../../q-pages/q-command/q-command.ts')
    return runQCommand(rest)
  }
  if (command === 'examples') {
    const { runExamplesCommand } = await import('./examples-command.ts')
    return runExamplesCommand(rest, resolve(generator))
  }
  if (command === 'new' && rest[0] === 'site') {
    const { runNewSiteCommand } = await import('./new-site/new-site-command.ts')
    const { stdin: input, stdout: output } = process
    return runNewSiteCommand(
      rest.slice(1),
      resolve(generator),
      input.isTTY && output.isTTY ? { input, output } : undefined,
    )
  }
  if (command === 'move') {
    const { runMoveCommand } = await import('./move-command.ts')
    return runMoveCommand(rest, resolve(generator))
  }
  const commandLine = readOrExplain(() => readCommandLine(args, resolve(generator)), usage)
  if (!commandLine) return
  try {
    await runCommand(commandLine)
  } catch (error) {
    if (error instanceof PortInUseError) {
      const { command, port } = commandLine
      const again = command === 'start' ? 'npm start' : `npm run ${command}`
      console.error(`Port ${port} is in use. Choose another: PORT=${port + 1} ${again}`)
      process.exit(1) // Vite's file watchers would keep the process alive.
    }
    if (!(error instanceof BuildFailure)) throw error
    process.exitCode = 1
  }
}

async function runCommand({ command, folders, port, names, checksExternalLinks }: CommandLine) {
  switch (command) {
    case 'new':
      return createDraft(folders.root, names)
    case 'dev': {
      const { startDevServer } = await import('../development/dev-server.ts')
      return startDevServer(folders, port)
    }
    case 'build':
      return build(folders, checksExternalLinks)
    case 'test': {
      optimizeLater()
      const { testSite } = await import('./test-site.ts')
      return testSite(folders, checksExternalLinks)
    }
    case 'preview':
      return preview(folders, port)
    case 'start':
      if (!isUpToDate(folders)) await build(folders, checksExternalLinks)
      return preview(folders, port)
    default:
      command satisfies never
  }
}

async function build(folders: Folders, checksExternalLinks: boolean) {
  optimizeLater()
  const { runBuild } = await import('../run-build.ts')
  await runBuild(folders, { checksExternalLinks })
}

/**
 * V8 optimizes functions much earlier in Node 20 than in later versions. A build is over in seconds, and most of that compiling
 * would take longer than it saves. The number counts bytes of executed bytecode and is four times V8's own; see bench/README.md.
 */
function optimizeLater() {
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=270000')
}

async function createDraft(root: string, [kind, name = '', title]: string[]) {
  const { writeNewDoc, writeNewPost } = await import('./drafts.ts')
  try {
    const { path, url } = kind === 'doc' ? writeNewDoc(root, name, title) : writeNewPost(root, name, today())
    console.log(`wrote ${path}, a draft for ${url}`)
    console.log('Only `npm run dev` shows it until you remove `draft: true`.')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

/** Today in the author's time zone, such as `2024-03-19`; in UTC it may be another day. */
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
  const { startPreviewServer } = await import('../preview/preview-server.ts')
  await startPreviewServer(out, port)
  console.log(`serving ${out} at http://localhost:${port}`)
}
