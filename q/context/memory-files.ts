import { signal } from '../values/errors.ts'

/** A disk in memory: files by their paths. A folder comes with the first file in it and stays until it is deleted. */
export class MemoryFiles {
  /** The current folder, under which paths lie that start with no slash; empty for the root. */
  folder = ''
  /** While set, a change of any file signals `access`. */
  isReadOnly = false
  private contents = new Map<string, Uint8Array>()
  /** Folders that may hold no file. */
  private folders = new Set<string>()

  /** The same files with a current folder of their own, as each process has one. */
  openView(): MemoryFiles {
    const view = new MemoryFiles()
    view.folder = this.folder
    view.contents = this.contents
    view.folders = this.folders
    return view
  }

  /** The bytes of a file; undefined if there is none of this path. */
  readFile(path: string): Uint8Array | undefined {
    return this.contents.get(this.resolve(path))
  }

  /** Makes a file, or replaces what is in it. */
  writeFile(path: string, bytes: Uint8Array): void {
    this.requireWritable()
    this.contents.set(this.resolve(path), bytes)
  }

  addFolder(path: string): void {
    this.requireWritable()
    this.folders.add(this.resolve(path))
  }

  /** Deletes a file or an empty folder; false if there is none. */
  deleteFile(path: string): boolean {
    this.requireWritable()
    const file = this.resolve(path)
    const isDeleted = this.contents.delete(file) || (!this.listFolder(path)?.length && this.folders.delete(file))
    if (isDeleted) this.folders.add(file.replace(/\/?[^/]*$/, ''))
    return isDeleted
  }

  /** The names of the files and folders in a folder, in order; undefined if there is no such folder. */
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

  /** In the folder `data`, `./a//b`, `/data/a/b` and `a/b` are all `data/a/b`; the root is the empty path. */
  resolve(path: string): string {
    const parts: string[] = []
    for (const part of (path.startsWith('/') ? path : `${this.folder}/${path}`).split('/'))
      if (part === '..') parts.pop()
      else if (part && part !== '.') parts.push(part)
    return parts.join('/')
  }
}
