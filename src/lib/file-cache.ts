// Keeps results that take long to compute in files from one build to the next. Where the folder cannot be read or written,
// builds are slower but do not fail.

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { ignoreFileErrors } from './files.ts'

const twoMonthsMs = 60 * 24 * 60 * 60 * 1000

export interface FileCache {
  /** The bytes stored under `name`; undefined where there are none, or where `isIntact` refuses them. */
  read: (name: string, isIntact: (bytes: Buffer) => boolean) => Buffer | undefined
  write: (name: string, bytes: Buffer) => void
  /** Removes files that no build has read for two months. */
  prune: () => void
}

/** Without a folder nothing is kept. */
export function openFileCache(folder: string | undefined): FileCache {
  if (folder === undefined) return { read: () => undefined, write() {}, prune() {} }
  return {
    read(name, isIntact) {
      const file = join(folder, name)
      const bytes = unwrap(ignoreFileErrors(() => readFileSync(file)))
      if (!bytes || !isIntact(bytes)) return undefined
      // Shows `prune` that the file is in use.
      ignoreFileErrors(() => utimesSync(file, new Date(), new Date()))
      return bytes
    },
    write(name, bytes) {
      const file = join(folder, name)
      // Another build may be reading, so the file is written under another name and renamed when it is complete.
      const partial = `${file}.${process.pid}`
      ignoreFileErrors(() => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(partial, wrap(bytes))
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

const checksumLength = 4

/** A file of a cache starts with a checksum: many formats, such as PNG, do not show that a byte in their middle has changed. */
function wrap(bytes: Buffer): Buffer {
  const checksum = Buffer.alloc(checksumLength)
  checksum.writeUInt32LE(crc32(bytes))
  return Buffer.concat([checksum, bytes])
}

/** Undefined for a damaged file. */
function unwrap(file: Buffer | undefined): Buffer | undefined {
  if (!file || file.length < checksumLength) return undefined
  const bytes = file.subarray(checksumLength)
  return crc32(bytes) === file.readUInt32LE() ? bytes : undefined
}

/** Name and version of a package: `shiki@4.6.0`. Throws if it is not installed. */
export function readPackageVersion(name: string): string {
  const { resolve } = createRequire(import.meta.url)
  const entry = resolve(name)
  // `resolve` gives a file inside the package: `node_modules/shiki/dist/index.mjs`.
  const folder = entry.slice(0, entry.lastIndexOf(name) + name.length)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return `${name}@${version}`
}
