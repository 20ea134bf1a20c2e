import { createHash } from 'node:crypto'
import { levelFromCheck, type Problem } from '../../content/input/problem.ts'
import { readSource, type SourceFile } from '../../content/input/source-file.ts'
import { awaitLater } from '../../lib/await-later.ts'
import { ignoreFileErrors } from '../../lib/files.ts'
import type { Memo } from '../../lib/memo.ts'
import type { Difference, ExamplesPage, PageCheck } from './check-page.ts'
import { findSharedFileMistakes, listFileAddresses, readSharedFiles, type SharedFiles } from './shared-files.ts'
import { findFenceMistakes, putChecksAfterAnswers, readSourceBlocks, type SourceBlock } from './source-blocks.ts'

interface Options {
  root: string
  /** Recalls what pages computed. Its version must change with the code of the interpreter. */
  memo: Memo
  /** Runs pages in their order: `runPages`, here or in a worker. */
  run: (pages: readonly ExamplesPage[]) => Promise<PageCheck[]>
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

/** The q of a file. `key` is that of its results: files with the same q share them. */
interface FileExamples {
  key: string
  /** What its blocks load of the files of the site. */
  files: SharedFiles
  fenceMistakes: Problem[]
  /** Undefined for q that has to be run. */
  result: PageCheck | undefined
}

type PageExamples = FileExamples & { source: SourceFile; blocks: SourceBlock[] }

/** A result whose differences have lines that count from their blocks, since edits of the text above move these. */
type MovableCheck = PageCheck & { blocksOfDifferences: number[] }

/** Whether the front matter says `draft: true`. Drafts are not published, so nothing about them is checked. */
export const isDraft = (markdown: string) => draftMark.test(markdown)

const draftMark = /^---\n(?:(?!---\n).*\n)*?draft: *true\b/

export function createExamplesChecker({ root, memo, run }: Options): ExamplesChecker {
  /** By the paths of their files; undefined for a file without q. */
  const pages = new Map<string, PageExamples | undefined>()
  /** The results of q that is run now, by their keys. */
  const running = new Map<string, Promise<MovableCheck>>()
  return {
    begin(files) {
      const sources = files.flatMap(path => ignoreFileErrors(() => readSource(root, path)) ?? [])
      addPages(sources.filter(({ text }) => !isDraft(text)))
    },
    async check(files) {
      addPages(files.filter(path => !pages.has(path)).map(path => readSource(root, path)))
      const site: ExamplesCheck = { executed: 0, exempt: 0, compared: 0, agreeing: 0, kept: 0, problems: [] }
      const counted = new Set<string>()
      for (const { source, blocks, ...page } of files.flatMap(path => pages.get(path) ?? [])) {
        const ran = page.result ? undefined : await running.get(page.key)
        const result = ran ? placeDifferences(ran, blocks) : page.result
        if (!result) throw new Error(`The examples of ${source.path} have no result.`)
        if (!ran || counted.has(page.key)) site.kept++
        counted.add(page.key)
        addResult(site, source.path, { ...page, result })
        if (!ran || wasStopped(ran)) continue
        memo.keep('results', [page.key], ran)
        memo.keep('files', [source], { ...page, result })
      }
      return site
    },
  }

  function addPages(sources: readonly SourceFile[]) {
    const missing = new Map<string, PageExamples>()
    for (const source of sources) {
      const page = readFile(source)
      pages.set(source.path, page)
      if (page && !page.result && !running.has(page.key)) missing.set(page.key, page)
    }
    if (missing.size === 0) return
    const checks = run([...missing.values()].map(({ source, files }) => ({ markdown: source.text, files })))
    for (const [index, [key, { blocks }]] of [...missing].entries())
      running.set(key, awaitLater(checks.then(all => detachDifferences(all[index], blocks))))
  }

  function readFile(source: SourceFile): PageExamples | undefined {
    const kept = memo.recall<FileExamples | 'no q'>(
      'files',
      [source],
      result => result === 'no q' || areFilesCurrent(root, result.files),
    )
    if (kept === 'no q') return undefined
    if (kept) {
      // Needed as soon as only the text around the q is edited.
      memo.renew('results', [kept.key])
      return { ...kept, source, blocks: [] }
    }
    const blocks = readSourceBlocks(source.text)
    if (blocks.length === 0) {
      memo.keep('files', [source], 'no q')
      return undefined
    }
    const files = readSharedFiles(root, listFileAddresses(blocks))
    const key = nameBlocks(blocks, { markdown: source.text, files })
    const fenceMistakes = blocks.flatMap(block => [
      ...findFenceMistakes(source.path, block),
      ...findSharedFileMistakes(source.path, block, { root, files }),
    ])
    const result = memo.recall<MovableCheck>('results', [key])
    return { source, blocks, key, files, fenceMistakes, result: result && placeDifferences(result, blocks) }
  }
}

/** Whether an input took too long, which another machine, or this one with less to do, may finish in time. */
function wasStopped({ differences }: PageCheck): boolean {
  return differences.some(({ computed }) => /^'stop$/m.test(computed))
}

/** Whether files of the site are as they were. One that is missing may now be there, or another be nearest to its name. */
function areFilesCurrent(root: string, files: SharedFiles): boolean {
  const present = readSharedFiles(root, files.keys())
  return [...files].every(([src, text]) => text !== undefined && text === present.get(src))
}

/** Changes with the q of a page, the files that it loads and the order in which it runs, but not with the text around it. */
function nameBlocks(blocks: SourceBlock[], { markdown, files }: ExamplesPage): string {
  const order = putChecksAfterAnswers(blocks, markdown).map(block => blocks.indexOf(block))
  const contents = blocks.map(({ fence, text, line, sourceLines }) => [fence, text, sourceLines.map(at => at - line)])
  return createHash('sha256')
    .update(JSON.stringify([order, contents, [...files]]))
    .digest('hex')
}

function detachDifferences(check: PageCheck | undefined, blocks: SourceBlock[]): MovableCheck {
  if (!check) throw new Error('A page that was run has no result.')
  const blocksOfDifferences = check.differences.map(({ line }) => blocks.findLastIndex(block => block.line <= line))
  const differences = check.differences.map((difference, index) => {
    const block = blocks[blocksOfDifferences[index] ?? -1]
    return { ...difference, line: difference.line - (block?.line ?? 0) }
  })
  return { ...check, differences, blocksOfDifferences }
}

function placeDifferences({ blocksOfDifferences, ...check }: MovableCheck, blocks: SourceBlock[]): PageCheck {
  const differences = check.differences.map((difference, index) => {
    const block = blocks[blocksOfDifferences[index] ?? -1]
    return { ...difference, line: difference.line + (block?.line ?? 0) }
  })
  return { ...check, differences }
}

function addResult(site: ExamplesCheck, file: string, { fenceMistakes, result }: FileExamples & { result: PageCheck }) {
  const { executed, exempt, compared, differences } = result
  site.executed += executed
  site.exempt += exempt
  site.compared += compared
  site.agreeing += compared - differences.filter(({ printed }) => printed !== undefined).length
  site.problems.push(...fenceMistakes, ...differences.map(difference => describeDifference(file, difference)))
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

const indent = (text: string) => `    ${text.replaceAll('\n', '\n    ')}`
