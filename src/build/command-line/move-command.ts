import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toError } from '../../lib/to-error.ts'
import { moveSite, reportFile } from '../../move/move-site.ts'
import { formatTerminalReport } from '../../move/report.ts'
import { scanModule } from '../site-code/scan-module.ts'
import { resolveDocusaurusImport } from '../site-code/site-imports.ts'
import { listOwnPackages } from './own-packages.ts'
import { checkNewFolder, readOrExplain } from './read-command-line.ts'

const usage = `Usage: tickwise move SOURCE                    lists what a move of the Docusaurus site in the folder SOURCE would do
       tickwise move SOURCE --write [--to DIR]  writes the new site into DIR, a new or empty folder (NAME-tickwise)`

/** Runs `tickwise move` with the arguments after `move`. Nothing is ever written into the site that moves. */
export async function runMoveCommand(args: string[], generator: string) {
  const given = readOrExplain(() => readArguments(args), usage)
  if (!given) return
  const { source, out, isWriting } = given
  try {
    checkNewFolder(out)
    const report = await moveSite({ source, out: isWriting ? out : undefined, generator: describeGenerator(generator) })
    console.log(formatTerminalReport(report))
    console.log(
      isWriting
        ? `\nWrote ${out}. ${reportFile} in it has all places. Next: cd ${relative(process.cwd(), out) || '.'} && npm install && npx tickwise build`
        : `\nNothing was written. With --write, the site is written into ${out}.`,
    )
  } catch (error) {
    console.error(toError(error).message)
    process.exitCode = 1
  }
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, write: { type: 'boolean', default: false } },
  })
  const [name, ...others] = positionals
  if (name === undefined) throw new Error('`move` needs the folder of a Docusaurus site.')
  if (others.length > 0) throw new Error(`\`move\` takes one folder, not ${others.join(' ')} too.`)
  const source = resolve(name)
  const out = resolve(values.to ?? `${basename(source)}-tickwise`)
  checkIsApart(out, source)
  return { source, out, isWriting: values.write }
}

function checkIsApart(out: string, source: string) {
  const [target, origin] = [resolveLinks(out), resolveLinks(source)]
  if (`${target}/`.startsWith(`${origin}/`) || `${origin}/`.startsWith(`${target}/`))
    throw new Error(`The new site cannot be in ${source} or around it: choose another folder with --to.`)
}

/** The path without symbolic links, of which a part may not exist yet. */
function resolveLinks(path: string): string {
  if (existsSync(path) || path === dirname(path)) return existsSync(path) ? realpathSync(path) : path
  return join(resolveLinks(dirname(path)), basename(path))
}

function describeGenerator(generator: string) {
  const findExports = (source: string) => {
    const file = resolveDocusaurusImport(source, generator)
    return file === undefined ? undefined : scanModule(file)?.exports
  }
  return { listPackages: (site: string) => listOwnPackages(generator, site), findExports }
}
