// What the last build wrote into the output folder, so that the next one can take over the files that stay the same.
import { createHash } from 'node:crypto'
import { openFileCache } from '../../lib/file-cache.ts'
import { readKeptJson } from './kept-files.ts'

/** `key` says what is in a file; the rest, in bytes and milliseconds, shows whether it is still the file that the build wrote. */
export type WrittenFile = [key: string, size: number, mtime: number, inode: number]

/** The files of an output folder by their paths, such as `/docs/intro.html`. */
export type OutputRecord = ReadonlyMap<string, WrittenFile>

interface KeptRecord {
  version: string
  files: [path: string, file: WrittenFile][]
}

/** Empty if there is no record, or one by another `version`, whose keys could mean other content. */
export function readOutputRecord(cacheFolder: string, folder: string, version: string): OutputRecord {
  const isOfVersion = (kept: KeptRecord) => kept.version === version && Array.isArray(kept.files)
  const kept = readKeptJson<KeptRecord>(openFileCache(cacheFolder), nameRecord(folder), isOfVersion)
  return new Map(kept?.files)
}

export function writeOutputRecord(cacheFolder: string, folder: string, files: OutputRecord, version: string) {
  const cache = openFileCache(cacheFolder)
  cache.write(nameRecord(folder), Buffer.from(JSON.stringify({ version, files: [...files] } satisfies KeptRecord)))
  cache.prune()
}

function nameRecord(folder: string): string {
  return `${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`
}
