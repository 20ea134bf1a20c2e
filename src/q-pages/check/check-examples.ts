import { createHash } from 'node:crypto'
import { levelFromCheck, type Problem } from '../../content/input/problem.ts'
import { readSource, type SourceFile } from '../../content/input/source-file.ts'
import { awaitLater } from '../../lib/await-later.ts'
import type { FileCache } from '../../lib/file-cache.ts'
import { ignoreFileErrors } from '../../lib/files.ts'
import { type Memo, noMemo } from '../../lib/memo.ts'
import type { Difference, PageCheck } from './check-page.ts'
import { findFenceMistakes, readSourceBlocks } from './source-blocks.ts'

/** A page that was not run before, and the name under which the cache keeps what it computes. */
export interface NewPage {
  key: string
  text: string
}

interface Options {
  root: string
  cache: FileCache
  /** Recalls what is known of a file as a whole. */
  memo?: Memo
  /** Changes with the code of the interpreter, so that the cache holds nothing that an older one computed. */
  interpreterId: string
  /** Runs pages in their order and keeps the results in the cache: `runPages`, here or in a worker. */
  run: (pages: readonly NewPage[]) => Promise<PageCheck[]>
}

type ExamplesCheck = Omit<PageCheck, 'differences'> & {
  /** Inputs whose output is that of the page. */
  agreeing: number
  problems: Problem[]
  /** Pages whose results the cache held, and pages with the same q as another. */
  kept: number
}

interface ExamplesChecker {
  /**
   * Starts to run these Markdown files, relative to `root`, before it is known which of them are pages of the site. Leaves out
   * drafts, which are not published, and files that cannot be read.
   */
  begin: (files: readonly string[]) => void
  /** Runs the q of all pages and reports each output that differs from what the page prints. */
  check: (files: readonly string[]) => Promise<ExamplesCheck>
}

interface PageExamples {
  source: SourceFile
  /** The name of its result. */
  key: string
  isKept: boolean
  fenceMistakes: Problem[]
}

/** What a file contains and what came of it; undefined for a file without q. */
interface FileExamples {
  examples: (Pick<PageExamples, 'key' | 'fenceMistakes'> & { result: PageCheck }) | undefined
}

const draftMark = /^---\n(?:(?!---\n).*\n)*?draft: *true\b/

export function createExamplesChecker({ root, cache, memo = noMemo, interpreterId, run }: Options): ExamplesChecker {
  /** By the paths of their files; undefined for a file without q. */
  const pages = new Map<string, PageExamples | undefined>()
  const results = new Map<string, Promise<PageCheck | undefined>>()
  /** Files of which the memo knows everything. */
  const known = new Set<SourceFile>()
  return {
    begin(files) {
      const sources = files.flatMap(path => ignoreFileErrors(() => readSource(root, path)) ?? [])
      addPages(sources.filter(({ text }) => !draftMark.test(text)))
    },
    async check(files) {
      addPages(files.filter(path => !pages.has(path)).map(path => readSource(root, path)))
      const site: ExamplesCheck = { executed: 0, exempt: 0, compared: 0, agreeing: 0, kept: 0, problems: [] }
      for (const page of files.flatMap(path => pages.get(path) ?? [])) {
        const result = await results.get(page.key)
        if (!result) throw new Error(`The examples of ${page.source.path} have no result.`)
        addResult(site, page, result)
        keepFile(page.source, { key: page.key, fenceMistakes: page.fenceMistakes, result })
      }
      cache.prune()
      return site
    },
  }

  function addPages(sources: readonly SourceFile[]) {
    const missing = sources.flatMap(addPage)
    const running = missing.length > 0 ? run(missing) : Promise.resolve([])
    for (const [index, { key }] of missing.entries())
      results.set(key, awaitLater(running.then(checks => checks[index])))
  }

  /** Returns the page if it has to be run. */
  function addPage(source: SourceFile): NewPage[] {
    const { path, text } = source
    const kept = memo.recall<FileExamples>('examples', [interpreterId, source])
    if (kept) return addKnownFile(source, kept)
    const blocks = readSourceBlocks(text)
    pages.set(path, undefined)
    if (blocks.length === 0) keepFile(source, undefined)
    if (blocks.length === 0) return []
    const key = createHash('sha256')
      .update(JSON.stringify([interpreterId, blocks]))
      .digest('hex')
    const fenceMistakes = blocks.flatMap(block => findFenceMistakes(path, block))
    const isNew = !results.has(key)
    const result = isNew ? readKept(cache, key) : undefined
    if (isNew) results.set(key, Promise.resolve(result))
    pages.set(path, { source, key, isKept: !isNew || result !== undefined, fenceMistakes })
    return isNew && !result ? [{ key, text }] : []
  }

  function addKnownFile(source: SourceFile, { examples }: FileExamples): NewPage[] {
    pages.set(source.path, examples && { source, isKept: true, ...examples })
    if (examples) results.set(examples.key, Promise.resolve(examples.result))
    known.add(source)
    return []
  }

  function keepFile(source: SourceFile, examples: FileExamples['examples']) {
    if (!known.has(source)) memo.keep('examples', [interpreterId, source], { examples } satisfies FileExamples)
    known.add(source)
  }
}

function addResult(site: ExamplesCheck, { source: { path }, isKept, fenceMistakes }: PageExamples, result: PageCheck) {
  const { executed, exempt, compared, differences } = result
  if (isKept) site.kept++
  site.executed += executed
  site.exempt += exempt
  site.compared += compared
  site.agreeing += compared - differences.filter(({ printed }) => printed !== undefined).length
  site.problems.push(...fenceMistakes, ...differences.map(difference => describeDifference(path, difference)))
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
