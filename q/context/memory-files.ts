import { signal } from '../values/errors.ts'
import { charge } from '../values/meter.ts'
import { textOf } from '../values/symbols.ts'
import { isSymbol } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { type Files, numberComputer, resolvePath } from './files.ts'

/** For buffers with room at their end: how many of their bytes are in use. */
const usedLengths = new WeakMap<ArrayBufferLike, number>()

/** A disk in memory: files by path. Writing a file creates its folder, which exists until it is deleted. */
export class MemoryFiles implements Files {
  folder = ''
  isReadOnly = false
  computer = numberComputer()
  private contents = new Map<string, Uint8Array>()
  /** Folders that exist even while they are empty. */
  private folders = new Set<string>()

  openView(): MemoryFiles {
    const view = new MemoryFiles()
    view.folder = this.folder
    view.computer = this.computer
    view.contents = this.contents
    view.folders = this.folders
    return view
  }

  readFile(path: string): Uint8Array | undefined {
    return this.contents.get(this.resolve(path))
  }

  writeFile(path: string, bytes: Uint8Array): void {
    this.requireWritable()
    charge(bytes.length)
    this.contents.set(this.resolve(path), bytes)
  }

  /** All files, each with its spare room, and with the column that queries of partitions have read from it. */
  measureBytes(): number {
    let sum = 0
    for (const { length } of this.contents.values()) sum += 2 * length
    return sum
  }

  /** The bytes stand in a buffer with room for more, so that many appends do not copy the file each time. */
  appendFile(path: string, bytes: Uint8Array): void {
    this.requireWritable()
    const before = this.readFile(path) ?? new Uint8Array(0)
    const { length } = before
    const end = length + bytes.length
    let { buffer } = before
    if (usedLengths.get(buffer) !== length || end > buffer.byteLength) {
      buffer = new ArrayBuffer(end * 2)
      new Uint8Array(buffer).set(before)
    }
    const grown = new Uint8Array(buffer, 0, end)
    grown.set(bytes, length)
    usedLengths.set(buffer, end)
    charge(bytes.length)
    this.contents.set(this.resolve(path), grown)
  }

  addFolder(path: string): void {
    this.requireWritable()
    this.folders.add(this.resolve(path))
  }

  deleteFile(path: string): boolean {
    this.requireWritable()
    const file = this.resolve(path)
    const isDeleted = this.contents.delete(file) || (!this.listFolder(path)?.length && this.folders.delete(file))
    if (isDeleted) this.folders.add(file.replace(/\/?[^/]*$/, ''))
    return isDeleted
  }

  listFolder(path: string): string[] | undefined {
    const folder = this.resolve(path)
    const prefix = folder && `${folder}/`
    const names = new Set<string>()
    for (const file of [...this.contents.keys(), ...this.folders])
      if (file.startsWith(prefix)) names.add(file.slice(prefix.length).split('/')[0] ?? '')
    names.delete('')
    return names.size || this.folders.has(folder) ? [...names].sort() : undefined
  }

  private requireWritable(): void {
    if (this.isReadOnly) signal('access')
  }

  resolve(path: string): string {
    return resolvePath(this.folder, path)
  }

  /** There are no links. */
  leavesFolder(): boolean {
    return false
  }
}

/** The path in a file symbol: `data/a.csv` for `` `:data/a.csv``. Signals `type` for other values. */
export const filePath = (value: Value): string => (isFileSymbol(value) ? textOf(value).slice(1) : signal('type'))

/** Whether a value is a symbol that begins with a colon. */
export const isFileSymbol = (value: Value): boolean => isSymbol(value) && textOf(value).startsWith(':')

/** Signals the operating system's message for a missing file. */
export const signalMissing = (path: string): never => signal(`${path}. OS reports: No such file or directory`)
