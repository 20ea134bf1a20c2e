import { hash } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { ignoreFileErrors } from '../../lib/files.ts'
import type { LazyText } from '../../lib/memo.ts'
import type { OutputRecord, WrittenFile } from '../cache/output-record.ts'

/**
 * Writes a file of the site by its path, such as `/docs/a.html`. Without a `key`, which must change with the content, the hash
 * of the content is its key.
 */
export type Write = (path: string, content: string | Uint8Array | LazyText, key?: string) => void

export interface OutputFolder {
  write: Write
  /** Takes over a file of the last build if it was written under the same key. Returns whether there is one. */
  keep: (path: string, key: string) => boolean
  /** Makes room for a file that is then written in another way. */
  clear: (path: string) => void
  /** Records such a file, when it is written. */
  adopt: (path: string, key: string) => void
  /** The files written so far, by their paths. */
  written: ReadonlyMap<string, WrittenFile>
  /** The paths in the order in which they were written; a file that was written twice is in it twice. */
  paths: readonly string[]
}

/**
 * Writes files below `out`. A file that the last build wrote with the same content becomes a second link to it, which is faster
 * and keeps its date. A path that leads out of the folder throws, since the author's own files may be there.
 */
export function openOutputFolder(out: string, last?: OutputRecord): OutputFolder {
  const folders = new Set<string>()
  const written = new Map<string, WrittenFile>()
  const paths: string[] = []
  return { write, keep, clear, adopt, written, paths }

  function write(path: string, content: string | Uint8Array | LazyText, key = getKey(content)) {
    if (key !== undefined && keep(path, key)) return
    const bytes = typeof content === 'string' || content instanceof Uint8Array ? content : content.read()
    record(path, writeNew(prepare(path), key, bytes))
  }

  function keep(path: string, key: string): boolean {
    const known = last && findUnchanged(path, key, last)
    if (!known) return false
    const file = prepare(path)
    const isLinked = ignoreFileErrors(() => {
      linkSync(locate(last.folder, path), file)
      return true
    })
    if (!isLinked) return false
    record(path, known)
    return true
  }

  function clear(path: string) {
    if (written.delete(path)) rmSync(locate(out, path))
  }

  function adopt(path: string, key: string) {
    const { size, mtimeMs, ino } = statSync(locate(out, path))
    record(path, [key, size, mtimeMs, ino])
  }

  function record(path: string, file: WrittenFile) {
    written.set(path, file)
    paths.push(path)
  }

  /** The file to write, which does not exist yet: writing into a link would change the file of the last build too. */
  function prepare(path: string): string {
    const file = locate(out, path)
    if (!isPlain(path) && !file.startsWith(join(out, sep))) throw new Error(`The path ${path} leads out of the site.`)
    makeFolder(dirname(file), folders)
    clear(path)
    return file
  }
}

/** The file of a path such as `/docs/a.html`. `join` takes long, and nearly all paths are plain. */
function locate(folder: string, path: string): string {
  return isPlain(path) ? folder + path : join(folder, path)
}

/** Whether a path cannot lead out of a folder that it is appended to. */
function isPlain(path: string): boolean {
  return path.startsWith('/') && !path.includes('..')
}

/** Makes a folder, and those above it, unless they are `known`. Node's own `recursive` is several times slower. */
function makeFolder(folder: string, known: Set<string>) {
  if (known.has(folder)) return
  known.add(folder)
  try {
    mkdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT') throw error
    makeFolder(dirname(folder), known)
    mkdirSync(folder)
  }
}

/** The record of a file of the last build with this key; undefined if there is none, or if it is gone or was changed. */
function findUnchanged(path: string, key: string, { folder, files }: OutputRecord): WrittenFile | undefined {
  const recorded = files.get(path)
  if (recorded?.[0] !== key) return undefined
  const now = ignoreFileErrors(() => statSync(locate(folder, path)))
  return now && isSameFile(now, recorded) ? recorded : undefined
}

function isSameFile({ size, mtimeMs, ino }: Stats, [, sizeThen, mtimeThen, inodeThen]: WrittenFile): boolean {
  return size === sizeThen && mtimeMs === mtimeThen && ino === inodeThen
}

function writeNew(file: string, key: string | undefined, content: string | Uint8Array): WrittenFile {
  const handle = openSync(file, 'w')
  try {
    writeFileSync(handle, content)
    const { size, mtimeMs, ino } = fstatSync(handle)
    return [key ?? '', size, mtimeMs, ino]
  } finally {
    closeSync(handle)
  }
}

/** Undefined for a text about which nothing is known before it is made. */
function getKey(content: string | Uint8Array | LazyText): string | undefined {
  if (typeof content === 'string' || content instanceof Uint8Array) return hash('sha1', content, 'base64url')
  return content.key
}

/** The file of the page at `path`: `/docs/intro.html` for `/docs/intro`. */
export function getHtmlFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
