import { existsSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatProblems } from '../../content/input/problem.ts'
import { listFiles, readSource } from '../../content/input/source-file.ts'
import { createExamplesChecker } from '../../q-pages/check/check-examples.ts'
import type { Difference, ExamplesPage } from '../../q-pages/check/check-page.ts'
import { rewritePage } from '../../q-pages/check/rewrite-page.ts'
import { listFileAddresses, readSharedFiles } from '../../q-pages/check/shared-files.ts'
import { readSourceBlocks } from '../../q-pages/check/source-blocks.ts'
import { openExamplesMemo } from '../cache/site-cache.ts'
import { getCacheFolder } from '../folders.ts'
import { readOrExplain } from './read-command-line.ts'

const usage = `Usage: tickwise examples [PAGE...]     runs the q examples of pages, of all unless some are named, and lists what differs
       tickwise examples --write PAGE...  puts the computed output into the pages and shows what changed
       Both take --root DIR, the folder of the site. A PAGE is a path such as content/docs/intro.md.`

/** Runs `tickwise examples` with the arguments after `examples`. */
export async function runExamplesCommand(args: string[], generator: string) {
  const given = readOrExplain(() => readArguments(args), usage)
  if (!given) return
  const { root, files, isWriting } = given
  if (isWriting) for (const file of files) await rewriteFile(root, file)
  else await reportExamples(root, files, generator)
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { root: { type: 'string' }, write: { type: 'boolean', default: false } },
  })
  const root = resolve(values.root ?? '.')
  const named = positionals.map(path => relative(root, resolve(root, path)))
  for (const path of named) if (!existsSync(join(root, path))) throw new Error(`There is no file ${path} in ${root}.`)
  if (values.write && named.length === 0) throw new Error('`--write` needs the pages to rewrite.')
  const all = listFiles(root, 'content').filter(path => /\.mdx?$/.test(path))
  return { root, files: named.length > 0 ? named : all, isWriting: values.write }
}

async function reportExamples(root: string, files: string[], generator: string) {
  const { memo, save } = openExamplesMemo({ generator, cache: getCacheFolder(root) })
  // The interpreter is loaded only if a page has to be run.
  const run = async (pages: readonly ExamplesPage[]) =>
    (await import('../../q-pages/check/check-page.ts')).runPages(pages)
  const result = await createExamplesChecker({ root, memo, run }).check(files)
  save()
  if (result.problems.length > 0) {
    console.error(formatProblems(result.problems))
    process.exitCode = 1
  }
  console.log(
    `${result.executed} blocks run, ${result.exempt} marked norun; ${result.agreeing} of ${result.compared} inputs print what the page shows`,
  )
}

async function rewriteFile(root: string, path: string) {
  const before = readSource(root, path).text
  const { markdown, accepted } = await rewritePage(
    before,
    readSharedFiles(root, listFileAddresses(readSourceBlocks(before))),
  )
  if (markdown !== before) writeFileSync(join(root, path), markdown)
  console.log([...accepted.map(formatDifference), `${path}: ${accepted.length} outputs rewritten`].join('\n'))
}

const formatDifference = ({ line, typed, printed, computed }: Difference) =>
  [`${line}: ${typed}`, ...markLines('-', printed), ...markLines('+', computed)].join('\n')

const markLines = (mark: string, text: string | undefined) =>
  text ? text.split('\n').map(line => `  ${mark} ${line}`) : []
