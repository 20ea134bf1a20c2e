import { createHash } from 'node:crypto'
import { levelFromCheck, type Problem } from '../../content/input/problem.ts'
import { readSource } from '../../content/input/source-file.ts'
import type { FileCache } from '../../lib/file-cache.ts'
import type { Difference, PageCheck } from './check-page.ts'
import { findFenceMistakes, readSourceBlocks } from './source-blocks.ts'

interface Options {
  root: string
  /** The Markdown files of the pages, relative to `root`. */
  files: readonly string[]
  cache: FileCache
  /** Changes with the code of the interpreter, so that the cache holds nothing that an older one computed. */
  interpreterId: string
}

export type ExamplesCheck = Omit<PageCheck, 'differences'> & {
  /** Inputs whose output is that of the page. */
  agreeing: number
  problems: Problem[]
  /** Pages whose results the cache held. */
  kept: number
}

/** Runs the q of all pages and reports each output that differs from what the page prints. */
export async function checkExamples({ root, files, cache, interpreterId }: Options): Promise<ExamplesCheck> {
  const site: ExamplesCheck = { executed: 0, exempt: 0, compared: 0, agreeing: 0, kept: 0, problems: [] }
  for (const file of files) {
    const { text } = readSource(root, file)
    const blocks = readSourceBlocks(text)
    if (blocks.length === 0) continue
    const key = createHash('sha256')
      .update(JSON.stringify([interpreterId, blocks]))
      .digest('hex')
    const kept = readKept(cache, key)
    const page = kept ?? (await runExamples(text))
    if (kept) site.kept++
    else cache.write(key, Buffer.from(JSON.stringify(page)))
    site.executed += page.executed
    site.exempt += page.exempt
    site.compared += page.compared
    site.agreeing += page.compared - page.differences.filter(({ printed }) => printed !== undefined).length
    site.problems.push(...blocks.flatMap(block => findFenceMistakes(file, block)))
    site.problems.push(...page.differences.map(difference => describeDifference(file, difference)))
  }
  cache.prune()
  return site
}

/** The interpreter is loaded for the first page whose results are not kept. */
async function runExamples(text: string): Promise<PageCheck> {
  const { checkPageExamples } = await import('./check-page.ts')
  return checkPageExamples(text)
}

function readKept(cache: FileCache, key: string): PageCheck | undefined {
  const bytes = cache.read(key, stored => parsePageCheck(stored) !== undefined)
  return bytes && parsePageCheck(bytes)
}

/** Undefined for a file that was cut or damaged. */
function parsePageCheck(bytes: Buffer): PageCheck | undefined {
  try {
    const check: PageCheck = JSON.parse(bytes.toString())
    return Array.isArray(check.differences) ? check : undefined
  } catch {
    return undefined
  }
}

/** The problem for the author: what was typed, what the page prints, what was computed, and how to accept that. */
function describeDifference(file: string, { line, typed, printed, computed }: Difference): Problem {
  const where = `${file}:${line}`
  if (printed === undefined) {
    return {
      ...levelFromCheck('examples'),
      where,
      what: `This code ends in an error:\n${indent(computed)}`,
      fix: 'Correct it, or mark the block `norun="the reason in a few words"` if a page cannot run it.',
    }
  }
  return {
    ...levelFromCheck('examples'),
    where,
    what: `\`${typed}\` prints\n${indent(computed || '(nothing)')}\n  and the page shows\n${indent(printed || '(nothing)')}`,
    fix: `If the computed output is right, accept it: npm run examples -- --write ${file}`,
  }
}

const indent = (text: string) => text.replace(/^/gm, '    ')
