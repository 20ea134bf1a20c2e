/**
 * The disk of a session: `MemoryFiles`, or files of the computer for a process at a command line. Paths may be relative to
 * `folder`; a path that must not be used signals `access`.
 */
export interface Files {
  /** The current folder without a slash at its start, to which relative paths refer; empty for the root. */
  folder: string
  /** The number of the computer that the files belong to; processes on it share the limit of memory. */
  readonly computer: number
  /** The bytes of memory that the files take. */
  measureBytes(): number
  /** Whether every change of a file signals `access`. */
  isReadOnly: boolean
  /** The same files with a current folder of their own, for another process. */
  openView(): Files
  /** The bytes of a file, which must not be changed, or at least its first `length`. Undefined if there is none. */
  readFile(path: string, length?: number): Uint8Array | undefined
  /** Creates a file or replaces its bytes. Creates its folder, too. */
  writeFile(path: string, bytes: Uint8Array): void
  /** Appends to a file, which need not exist. Arrays that were read from it before keep their bytes. */
  appendFile(path: string, bytes: Uint8Array): void
  addFolder(path: string): void
  /** Deletes a file or an empty folder; returns false if there is none. */
  deleteFile(path: string): boolean
  /** The sorted names of the files and folders in a folder; undefined if there is no such folder. */
  listFolder(path: string): string[] | undefined
  /** An absolute path without a slash at its start. In the folder `data`, `./a//b`, `/data/a/b` and `a/b` are `data/a/b`. */
  resolve(path: string): string
  /** Whether a link leads from below a folder to a place that is not below it. */
  leavesFolder(folder: string, path: string): boolean
}

let computers = 0

/** A number for a new computer. */
export const numberComputer = () => ++computers

/** The path that `path` is in a folder; see `Files.resolve`. */
export function resolvePath(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/'))
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  return parts.join('/')
}
