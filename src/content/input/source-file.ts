import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { escapeRegExp, lineAt } from '../../lib/text.ts'
import { createFenceTracker } from '../code/fences.ts'
import type { Report } from './problem.ts'

/** A file that an author wrote. `path` is relative to the site's folder, with forward slashes: `content/docs/joins.md`. */
export interface SourceFile {
  path: string
  text: string
}

/** The paths, relative to `root`, of all files below `folder`, sorted; none where there is no such folder. */
export function listFiles(root: string, folder: string): string[] {
  return readFolder(join(root, folder))
    .filter(entry => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort(byCodeUnit)
}

interface ReadSource {
  source: SourceFile
  size: number
  modified: number
  inode: number
}

/** What was read by this process, which in development reads a site again after each edit. */
const sources = new Map<string, ReadSource>()
/** A file that has just been written may be written again without another time of modification. */
const unsettledMs = 100

/** Reads a file as UTF-8, without byte order mark, with `\n` at the end of each line. Reads it again only if it has changed. */
export function readSource(root: string, path: string): SourceFile {
  const file = join(root, path)
  const { size, mtimeMs: modified, ino: inode } = statSync(file)
  const earlier = sources.get(file)
  if (
    earlier?.source.path === path &&
    earlier.size === size &&
    earlier.modified === modified &&
    earlier.inode === inode
  )
    return earlier.source
  const isSettled = Date.now() - modified > unsettledMs
  const text = readFileSync(file, 'utf8')
  const source = { path, text: normalizeText(text) }
  if (isSettled) sources.set(file, { source, size, modified, inode })
  else sources.delete(file)
  return source
}

function normalizeText(text: string): string {
  const withoutMark = text.startsWith('\uFEFF') ? text.replace(/^\uFEFF+/, '') : text
  return withoutMark.includes('\r') ? withoutMark.replace(/\r\n?/g, '\n') : withoutMark
}

/** Undefined if the file does not exist. */
export function readSourceIfPresent(root: string, path: string): SourceFile | undefined {
  return existsSync(join(root, path)) ? readSource(root, path) : undefined
}

// Data files that the generator itself reads; data-files.ts says what is in them.
export const errorExplanationsFile = 'content/data/error-explanations.yml'
export const startingPointsFile = 'content/data/starting-points.yml'
export const practiceTopicsFile = 'content/practice/topics.yml'
export const referenceFamiliesFile = 'content/reference/families.yml'
export const searchAliasFile = 'content/data/search-aliases.yml'
export const searchStartFile = 'content/data/search-start.yml'
export const searchSynonymFile = 'content/data/search-synonyms.yml'

/** Sorts in an order that does not depend on the machine's locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** U+FFFD, which Node reads in place of bytes that are not UTF-8, and the control characters that HTML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
const invalidCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\uFFFD]/

/** Warns of the first character that shows that a file is not UTF-8 text. */
export function reportInvalidUtf8({ path, text }: SourceFile, report: Report) {
  const at = text.search(invalidCharacter)
  if (at < 0) return
  const code = text.charCodeAt(at)
  report({
    level: 'warning',
    where: `${path}:${lineAt(text, at)}`,
    what:
      code === 0xfffd
        ? 'The file contains bytes that are not UTF-8 text.'
        : `The file contains the control character U+${code.toString(16).toUpperCase().padStart(4, '0')}.`,
    fix: 'Save it as UTF-8 and remove what is not text.',
  })
}

// Finds the lines of messages by searching a file's text.

/**
 * The 1-based line of the first `needle` in `text`, searched from the first line that starts with `after`, if there is one.
 * Undefined if the text does not contain it.
 */
export function findLine(text: string, needle: string, after?: string): number | undefined {
  const at = text.indexOf(needle, after === undefined ? 0 : Math.max(0, text.indexOf(`\n${after}`)))
  return at < 0 ? undefined : lineAt(text, at)
}

/** `content/docs/joins.md:7` for the line that `findLine` finds; line 1 where it finds none. */
export function locateText({ path, text }: { path: string; text: string }, needle: string, after?: string): string {
  return `${path}:${findLine(text, needle, after) ?? 1}`
}

/**
 * `content/docs/joins.md:7` for each line outside fenced code that contains `address` and not only a longer one: `/docs/b`
 * is neither in `/docs/bb` nor in `x/docs/b`. Line 1 where there is none.
 */
export function locateAddress({ path, text }: { path: string; text: string }, address: string): string[] {
  if (!text.includes(address)) return [`${path}:1`]
  // Not surrounded by characters that an address can contain; a full stop may end the sentence.
  const wholeAddress = new RegExp(`(?<![\\w./#?&=%-])${escapeRegExp(address)}(?![\\w/#?&=%-]|\\.\\w)`)
  const isInFence = createFenceTracker()
  const locations = text
    .split('\n')
    .flatMap((line, index) => (!isInFence(line) && wholeAddress.test(line) ? `${path}:${index + 1}` : []))
  return locations.length > 0 ? locations : [locateText({ path, text }, address)]
}
