// Results that took long to compute, kept in files from build to build. A folder that cannot be read or written only costs
// time.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ignoreFileErrors } from './ignore-file-errors.ts'

const twoMonthsMs = 60 * 24 * 60 * 60 * 1000

export type FileCache = {
  /** The bytes stored under `name`; undefined where there are none, or where `isIntact` refuses them. */
  read: (name: string, isIntact: (bytes: Buffer) => boolean) => Buffer | undefined
  write: (name: string, bytes: Buffer) => void
  /** Removes files that no build has read for two months. */
  prune: () => void
}

export function openFileCache(folder: string): FileCache {
  return {
    read(name, isIntact) {
      const file = join(folder, name)
      const bytes = ignoreFileErrors(() => readFileSync(file))
      if (!bytes || !isIntact(bytes)) return undefined
      // The time of the last reading, for `prune`.
      ignoreFileErrors(() => utimesSync(file, new Date(), new Date()))
      return bytes
    },
    write(name, bytes) {
      const file = join(folder, name)
      // Another build may read at the same time, so the file gets its name when it is complete.
      const partial = `${file}.${process.pid}`
      ignoreFileErrors(() => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(partial, bytes)
        renameSync(partial, file)
      })
    },
    prune() {
      const oldest = Date.now() - twoMonthsMs
      for (const name of ignoreFileErrors(() => readdirSync(folder)) ?? []) {
        const file = join(folder, name)
        ignoreFileErrors(() => statSync(file).mtimeMs < oldest && rmSync(file))
      }
    },
  }
}
