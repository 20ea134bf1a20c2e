/** A disk in memory: files by their paths. A folder is there as long as a file is in it. */
export class MemoryFiles {
  private readonly contents = new Map<string, Uint8Array>()

  /** The bytes of a file; undefined if there is none of this path. */
  readFile(path: string): Uint8Array | undefined {
    return this.contents.get(normalizePath(path))
  }

  /** Makes a file, or replaces what is in it. */
  writeFile(path: string, bytes: Uint8Array): void {
    this.contents.set(normalizePath(path), bytes)
  }

  /** Deletes a file; false if there is none. */
  deleteFile(path: string): boolean {
    return this.contents.delete(normalizePath(path))
  }

  /** The names of the files and folders in a folder, in order; undefined if there is no such folder. */
  listFolder(path: string): string[] | undefined {
    const folder = normalizePath(path)
    const prefix = folder && folder !== '/' ? `${folder}/` : folder
    const names = new Set<string>()
    for (const file of this.contents.keys())
      if (file.startsWith(prefix)) names.add(file.slice(prefix.length).split('/')[0] ?? '')
    return names.size ? [...names].sort() : undefined
  }
}

/** `./data//a/` and `data/a` are one path; the folder `.` is the empty path. */
function normalizePath(path: string): string {
  const parts = path.split('/').filter(part => part && part !== '.')
  return (path.startsWith('/') ? '/' : '') + parts.join('/')
}
