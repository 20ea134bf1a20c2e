// What took long to make, kept from build to build in files. A folder that cannot be read or written only costs time.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const unusedForMs = 60 * 24 * 60 * 60 * 1000

export type FileCache = {
  /** The bytes kept under `name`, as far as `isIntact` says so. */
  read: (name: string, isIntact: (bytes: Buffer) => boolean) => Buffer | undefined
  write: (name: string, bytes: Buffer) => void
  /** Removes what no build has read for two months. */
  prune: () => void
}

export function openFileCache(folder: string): FileCache {
  return {
    read(name, isIntact) {
      const file = join(folder, name)
      const bytes = attempt(() => readFileSync(file))
      if (!bytes || !isIntact(bytes)) return undefined
      attempt(() => utimesSync(file, new Date(), new Date()))
      return bytes
    },
    write(name, bytes) {
      const file = join(folder, name)
      // Renamed when complete: another build may read at the same time.
      const partial = `${file}.${process.pid}`
      attempt(() => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(partial, bytes)
        renameSync(partial, file)
      })
    },
    prune() {
      const oldest = Date.now() - unusedForMs
      for (const name of attempt(() => readdirSync(folder)) ?? []) {
        const file = join(folder, name)
        attempt(() => statSync(file).mtimeMs < oldest && rmSync(file))
      }
    },
  }
}

/** What `access` to a file gives; undefined where the file system refuses it. */
export function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return undefined
  }
}
