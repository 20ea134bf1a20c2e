import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toError } from '../../lib/to-error.ts'
import { buildIdFile } from '../build-id.ts'
import { type Folders, getCacheFolder } from '../folders.ts'

export const usage = `Usage: tickwise dev|build|preview|start [--root DIR] [--out DIR] [--port N] [--check-links]
                                      [--cache DIR|--no-cache]
       tickwise test [--root DIR] [--check-links] [--cache DIR|--no-cache]
       tickwise new site FOLDER (see tickwise new site --help)
       tickwise new doc PATH [TITLE] [--root DIR]
       tickwise new post TITLE [--root DIR]
       tickwise examples [--write] [PAGE...] [--root DIR]
       tickwise move SOURCE [--write] [--to DIR]
       tickwise q [FILE] (see tickwise q --help)`

const defaultPort = 3000
const commands = ['dev', 'build', 'test', 'preview', 'start', 'new'] as const

export interface CommandLine {
  command: (typeof commands)[number]
  /** What follows `new`: `['doc', 'concepts/peach', 'Peach']`. */
  names: string[]
  folders: Folders
  port: number
  checksExternalLinks: boolean
}

/**
 * What `read` makes of the arguments of a command. A mistake in them is printed with `usage`, and the exit code is 2; a request for
 * help, for which `read` returns undefined, prints `usage` alone.
 */
export function readOrExplain<Arguments>(read: () => Arguments | undefined, usage: string): Arguments | undefined {
  try {
    const given = read()
    if (given === undefined) console.log(usage)
    return given
  } catch (error) {
    console.error(`${toError(error).message}\n${usage}`)
    process.exitCode = 2
    return undefined
  }
}

/** Throws with a message for the author if the folder cannot be that of a new site. A repository without files can. */
export function checkNewFolder(folder: string) {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file. Choose another name for the site.`)
  if (readdirSync(folder).some(name => name !== '.git'))
    throw new Error(`${folder} already holds files. Choose a new or an empty folder.`)
}

/**
 * Undefined for a request for help. Throws an error with a message for the author if the command line is wrong. The site is the
 * folder `current`, unless `--root` names another.
 */
export function readCommandLine(
  args: string[],
  generator: string,
  current: string = process.cwd(),
): CommandLine | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      root: { type: 'string' },
      out: { type: 'string' },
      port: { type: 'string' },
      'check-links': { type: 'boolean', default: false },
      cache: { type: 'string' },
      'no-cache': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const { command, names } = readCommand(positionals)
  const root = resolve(values.root ?? current)
  // A link that leads nowhere is there; the build reports it.
  if (!lstatSync(join(root, 'site.config.ts'), { throwIfNoEntry: false }))
    throw new Error(`There is no site.config.ts in ${root}.`)
  if (values['no-cache'] && values.cache !== undefined) throw new Error('Give either --cache or --no-cache.')
  const port = readPort(values.port ?? process.env.PORT)
  if (command === 'test' && values.out !== undefined)
    throw new Error('`test` builds into a folder that it removes, and takes no --out.')
  const out = command === 'test' ? '' : readOutFolder(values.out ?? join(root, 'dist'), [root, generator])
  const cache = values['no-cache'] ? undefined : resolve(values.cache ?? getCacheFolder(root))
  return { command, names, folders: { generator, root, out, cache }, port, checksExternalLinks: values['check-links'] }
}

function readCommand(positionals: string[]): Pick<CommandLine, 'command' | 'names'> {
  const [name, ...names] = positionals
  const command = commands.find(known => known === name)
  if (!command) throw new Error(name === undefined ? 'A command is missing.' : `Unknown command: ${name}.`)
  if (command === 'new' && !namesNewFile(names))
    throw new Error('`new` needs `site FOLDER`, `doc PATH`, `doc PATH TITLE` or `post TITLE`.')
  if (command !== 'new' && names.length > 0) throw new Error(`\`${command}\` takes no ${names.join(' ')}.`)
  return { command, names }
}

/** Whether these are `doc PATH`, `doc PATH TITLE` or `post TITLE`. */
function namesNewFile([kind, ...names]: string[]): boolean {
  return (kind === 'doc' && (names.length === 1 || names.length === 2)) || (kind === 'post' && names.length === 1)
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? defaultPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`The port must be a number from 1 to 65535, not ${text}.`)
  return port
}

/**
 * The absolute path of the output folder. Throws if it contains one of `sources` or anything but an earlier build, since a
 * build replaces the whole folder.
 */
function readOutFolder(given: string, sources: string[]): string {
  const out = resolve(given)
  if (sources.some(folder => `${folder}/`.startsWith(`${out}/`)))
    throw new Error(`--out ${given} would replace the site itself.`)
  const holdsOtherFiles = existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, buildIdFile))
  if (holdsOtherFiles)
    throw new Error(`--out ${given} holds files that no build wrote; empty it, or choose another folder.`)
  return out
}
