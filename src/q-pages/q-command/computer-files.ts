import {
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  rmdirSync,
  type Stats,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { type Files, numberComputer, resolvePath, signal } from '@tickwise/q/source'
import { systemCode, systemMessage } from './system-message.ts'

/** A file that changed less than this before it was read may change again without another time of change. */
const settledMs = 2000n

interface CachedFile {
  bytes: WeakRef<Uint8Array>
  /** Tells whether the file is still the same. */
  stamp: string
}

/**
 * The files of this computer, in the allowed folders only. A path to any other place signals `access`, also if a link leads
 * there. Values have the format of `q/files/stored-values.ts`, which is not that of kdb+.
 */
export class ComputerFiles implements Files {
  readonly computer = numberComputer()
  folder: string
  isReadOnly = false
  private roots: readonly string[]
  /** What was read, as long as it is in use: the same bytes let the interpreter recognise a column that it knows. */
  private cache = new Map<string, CachedFile>()

  /** `allowed` are the folders and single files that may be used beside the folder `start`, with what is in them. */
  constructor(start: string, allowed: readonly string[] = []) {
    this.folder = slashed(resolve(start))
    this.roots = [start, ...allowed].map(path => realpathSync.native(path))
  }

  /** They take no memory of the process. */
  measureBytes(): number {
    return 0
  }

  openView(): ComputerFiles {
    const view: ComputerFiles = Object.create(ComputerFiles.prototype)
    return Object.assign(view, this)
  }

  resolve(path: string): string {
    return resolvePath(this.folder, path)
  }

  readFile(path: string, length = Number.POSITIVE_INFINITY): Uint8Array | undefined {
    const file = this.locate(path)
    if (!isRegularFile(file, path)) return undefined
    const cached = this.cache.get(file)
    const known = cached && cached.stamp === stampOf(file) ? cached.bytes.deref() : undefined
    return known ?? attempt(path, () => this.read(file, length))
  }

  private read(file: string, length: number): Uint8Array {
    const descriptor = openSync(file, 'r')
    try {
      const { size } = fstatSync(descriptor)
      const bytes = new Uint8Array(Math.min(size, length))
      let offset = 0
      while (offset < bytes.length) {
        const count = readSync(descriptor, bytes, offset, bytes.length - offset, offset)
        if (!count) break
        offset += count
      }
      const stamp = offset === size ? stampOf(file) : undefined
      if (stamp) this.cache.set(file, { bytes: new WeakRef(bytes), stamp })
      return offset === bytes.length ? bytes : bytes.slice(0, offset)
    } finally {
      closeSync(descriptor)
    }
  }

  writeFile(path: string, bytes: Uint8Array): void {
    this.write(path, bytes, 'w')
  }

  appendFile(path: string, bytes: Uint8Array): void {
    this.write(path, bytes, 'a')
  }

  private write(path: string, bytes: Uint8Array, flag: 'w' | 'a'): void {
    const file = this.locateWritable(path)
    isRegularFile(file, path)
    this.cache.delete(file)
    attempt(path, () => {
      mkdirSync(dirname(file), { recursive: true })
      const descriptor = openSync(file, flag)
      try {
        for (let offset = 0; offset < bytes.length; ) offset += writeSync(descriptor, bytes, offset)
      } finally {
        closeSync(descriptor)
      }
    })
  }

  addFolder(path: string): void {
    const folder = this.locateWritable(path)
    attempt(path, () => mkdirSync(folder, { recursive: true }))
  }

  deleteFile(path: string): boolean {
    const file = this.locateWritable(path)
    const found = findEntry(file)
    if (!found || (found.isDirectory() && readdirSync(file).length)) return false
    attempt(path, () => (found.isDirectory() ? rmdirSync(file) : unlinkSync(file)))
    this.cache.delete(file)
    return true
  }

  listFolder(path: string): string[] | undefined {
    const folder = this.locate(path)
    const isFolder = findEntry(folder)?.isDirectory()
    return isFolder ? attempt(path, () => readdirSync(folder)).sort() : undefined
  }

  leavesFolder(folder: string, path: string): boolean {
    try {
      return !this.locate(`/${path}`).startsWith(this.locate(folder) + sep)
    } catch {
      return true
    }
  }

  private locateWritable(path: string): string {
    return this.isReadOnly ? signal('access') : this.locate(path)
  }

  /** The path without links. Signals `access` unless it is in an allowed folder. */
  private locate(path: string): string {
    const file = followLinks(unslashed(this.resolve(path)))
    const isAllowed = this.roots.some(root => file === root || file.startsWith(root.endsWith(sep) ? root : root + sep))
    return isAllowed ? file : signal('access')
  }
}

/** The place of a path after all links; the end of the path need not exist. Signals `access` for a link to nothing. */
function followLinks(path: string): string {
  const missing: string[] = []
  for (let place = path; ; place = dirname(place)) {
    try {
      return join(realpathSync.native(place), ...missing)
    } catch (error) {
      if (!isMissing(error) || isLink(place)) return signal('access')
      missing.unshift(basename(place))
    }
  }
}

/** What is at a path; undefined for nothing, also for `t.csv/x`, which is below a file. */
function findEntry(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(systemCode(error))

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}

/** Whether there is a file; false for a folder or nothing. Signals `access` for what could block, such as a pipe. */
function isRegularFile(file: string, path: string): boolean {
  const found = attempt(path, () => findEntry(file))
  return !found || found.isDirectory() ? false : found.isFile() || signal('access')
}

/** A text that changes whenever the file does; undefined if it has just changed and may do so again. */
function stampOf(file: string): string | undefined {
  const { ino, size, mtimeMs, mtimeNs } = statSync(file, { bigint: true })
  return BigInt(Date.now()) - mtimeMs > settledMs ? `${ino} ${size} ${mtimeNs}` : undefined
}

/** Runs an action on a file; an error of the system becomes an error of q with its message. */
function attempt<Result>(path: string, action: () => Result): Result {
  try {
    return action()
  } catch (error) {
    return signal(`${path}. OS reports: ${systemMessage(error)}`)
  }
}

/** `/home/ann` is `home/ann`, `C:\\Users` is `C:/Users`. */
const slashed = (path: string): string => path.split(sep).join('/').replace(/^\//, '')

const unslashed = (path: string): string => (sep === '/' ? `/${path}` : path.split('/').join(sep))
