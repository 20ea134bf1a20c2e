import { hash } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Problem } from '../../content/input/problem.ts'
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
  /** Makes room in the staging folder for a file that is then written in another way. */
  clear: (path: string) => void
  /** Records such a file, when it is written. */
  adopt: (path: string, key: string) => void
  /** The bytes of a file that was written or kept; undefined if there is none. */
  read: (path: string) => Buffer | undefined
  /** Puts the new files into the output folder, and removes from it what is neither new nor kept. */
  publish: () => void
  /** The files written so far, by their paths. */
  written: ReadonlyMap<string, WrittenFile>
  /** The paths in the order in which they were written; a file that was written twice is in it twice. */
  paths: readonly string[]
  /** One for each name that is both that of a file and of a folder; the second of the two is not written. */
  problems: readonly Problem[]
}

/**
 * Collects new files in the folder `staging` until they are published in `out`. A file that the last build wrote there with the
 * same content, according to the record `last`, stays where it is. A path that leads out of the folder throws, since the
 * author's own files may be there.
 */
export function openOutputFolder(
  { out, staging }: { out: string; staging: string },
  last: OutputRecord = new Map(),
): OutputFolder {
  const published = last.size > 0 ? ignoreFileErrors(() => listFolder(out)) : undefined
  const staged = new Set<string>()
  const stagingFolders = new Set<string>()
  const written = new Map<string, WrittenFile>()
  const folders = new Set<string>()
  const paths: string[] = []
  const problems: Problem[] = []
  return { write, keep, clear, adopt, read, publish, written, paths, problems }

  function write(given: string, content: string | Uint8Array | LazyText, key = getKey(content)) {
    const path = toPlainPath(given, staging)
    if (key !== undefined && keep(path, key)) return
    const bytes = typeof content === 'string' || content instanceof Uint8Array ? content : content.read()
    clear(path)
    if (!isFree(path)) return
    makeFolder(dirname(staging + path), stagingFolders)
    recordStaged(path, writeNew(staging + path, key, bytes))
  }

  function keep(path: string, key: string): boolean {
    const recorded = last.get(path)
    if (recorded?.[0] !== key || !published?.files.has(path) || !isUnchanged(out + path, recorded)) return false
    clear(path)
    if (isFree(path)) record(path, recorded)
    return true
  }

  function clear(path: string) {
    written.delete(path)
    if (staged.delete(path)) rmSync(staging + path)
  }

  function adopt(path: string, key: string) {
    const { size, mtimeMs, ino } = statSync(staging + path)
    recordStaged(path, [key, size, mtimeMs, ino])
  }

  function recordStaged(path: string, file: WrittenFile) {
    staged.add(path)
    record(path, file)
  }

  function record(path: string, file: WrittenFile) {
    written.set(path, file)
    paths.push(path)
  }

  /** Whether no folder has the name of this file, and no file that of one of its folders. Else there is a problem. */
  function isFree(path: string): boolean {
    const above: string[] = []
    for (let folder = getFolder(path); folder && !folders.has(folder); folder = getFolder(folder)) above.push(folder)
    const taken = folders.has(path) ? path : above.find(folder => written.has(folder))
    if (taken !== undefined) problems.push(describeTakenName(taken))
    else for (const folder of above) folders.add(folder)
    return taken === undefined
  }

  function read(path: string): Buffer | undefined {
    return written.has(path) ? readFileSync((staged.has(path) ? staging : out) + path) : undefined
  }

  function publish() {
    if (!published || staged.size === written.size) {
      rmSync(out, { recursive: true, force: true })
      renameSync(staging, out)
      return
    }
    // First what is no longer wanted: it may be a folder with the name of a new file, or a file with that of a new folder.
    for (const path of published.files) if (!written.has(path)) rmSync(out + path, { force: true })
    for (const path of published.others) rmSync(out + path, { force: true })
    for (const path of published.folders) if (!folders.has(path)) ignoreFileErrors(() => rmdirSync(out + path))
    const existing = new Set<string>()
    for (const path of staged) {
      makeFolder(dirname(out + path), existing)
      renameSync(staging + path, out + path)
    }
  }
}

interface Listing {
  files: Set<string>
  /** Those within others come first. */
  folders: string[]
  /** Symbolic links, for example. */
  others: string[]
}

/** What is in a folder at any depth, by paths such as `/docs/a.html`. */
function listFolder(root: string): Listing {
  const listing: Listing = { files: new Set(), folders: [], others: [] }
  add('')
  return listing

  function add(folder: string) {
    for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isFile()) listing.files.add(path)
      else if (entry.isDirectory()) {
        add(path)
        listing.folders.push(path)
      } else listing.others.push(path)
    }
  }
}

/** The path in the form `/docs/a.html`. Throws if it leads out of `folder`. */
function toPlainPath(path: string, folder: string): string {
  if (path.startsWith('/') && !/\/[./]/.test(path)) return path
  const file = join(folder, path)
  if (!file.startsWith(join(folder, sep))) throw new Error(`The path ${path} leads out of the site.`)
  return file.slice(folder.length).replaceAll(sep, '/')
}

/** `/docs` for `/docs/a.html`; empty for `/docs`. */
function getFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function describeTakenName(path: string): Problem {
  return {
    level: 'error',
    where: path,
    what: 'The site has both a file and a folder of this name.',
    fix: 'Rename one of them. The file may be in `static`, or come from `outputs`.',
  }
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

/** Whether a file is still the one that a build wrote. */
function isUnchanged(file: string, recorded: WrittenFile): boolean {
  const now = ignoreFileErrors(() => statSync(file))
  return now !== undefined && isSameFile(now, recorded)
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
