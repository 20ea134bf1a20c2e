import { signal } from '../values/errors.ts'
import { charge } from '../values/meter.ts'
import { textOf } from '../values/symbols.ts'
import { isSymbol } from '../values/types.ts'
import type { Value } from '../values/value.ts'

let computers = 0

/** A disk in memory: files by path. Writing a file creates its folder, which exists until it is deleted. */
export class MemoryFiles {
  /** The current folder, to which relative paths refer; empty for the root. */
  folder = ''
  /** Whether every change of a file signals `access`. */
  isReadOnly = false
  /** The number of the computer that the disk belongs to. */
  computer = ++computers
  private contents = new Map<string, Uint8Array>()
  /** Folders that exist even while they are empty. */
  private folders = new Set<string>()

  /** The same files with another current folder, for another process. */
  openView(): MemoryFiles {
    const view = new MemoryFiles()
    view.folder = this.folder
    view.computer = this.computer
    view.contents = this.contents
    view.folders = this.folders
    return view
  }

  /** The bytes of a file; undefined if there is none. */
  readFile(path: string): Uint8Array | undefined {
    return this.contents.get(this.resolve(path))
  }

  /** Creates a file or replaces its bytes. */
  writeFile(path: string, bytes: Uint8Array): void {
    this.requireWritable()
    charge(bytes.length)
    this.contents.set(this.resolve(path), bytes)
  }

  /** The bytes of all files, each with its spare room, and with the column that queries of partitions have read from it. */
  measureBytes(): number {
    let sum = 0
    for (const { length } of this.contents.values()) sum += 2 * length
    return sum
  }

  addFolder(path: string): void {
    this.requireWritable()
    this.folders.add(this.resolve(path))
  }

  /** Deletes a file or an empty folder; returns false if there is none. */
  deleteFile(path: string): boolean {
    this.requireWritable()
    const file = this.resolve(path)
    const isDeleted = this.contents.delete(file) || (!this.listFolder(path)?.length && this.folders.delete(file))
    if (isDeleted) this.folders.add(file.replace(/\/?[^/]*$/, ''))
    return isDeleted
  }

  /** The sorted names of the files and folders in a folder; undefined if there is no such folder. */
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

  /** An absolute path. In the folder `data`, `./a//b`, `/data/a/b` and `a/b` are `data/a/b`; the root is empty. */
  resolve(path: string): string {
    const parts: string[] = []
    for (const part of (path.startsWith('/') ? path : `${this.folder}/${path}`).split('/'))
      if (part === '..') parts.pop()
      else if (part && part !== '.') parts.push(part)
    return parts.join('/')
  }
}

/** The path in a file symbol: `data/a.csv` for `` `:data/a.csv``. Signals `type` for other values. */
export const filePath = (value: Value): string => (isFileSymbol(value) ? textOf(value).slice(1) : signal('type'))

/** Whether a value is a symbol that begins with a colon. */
export const isFileSymbol = (value: Value): boolean => isSymbol(value) && textOf(value).startsWith(':')

/** Signals the operating system's message for a missing file. */
export const signalMissing = (path: string): never => signal(`${path}. OS reports: No such file or directory`)
