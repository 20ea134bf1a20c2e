import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileCache } from '../lib/file-cache.ts'

/** Files as a cache keeps them in JSON: their paths below a folder, and their bytes as Base64. */
export type KeptFiles = [path: string, base64: string][]

export function packFiles(folder: string, paths: string[]): KeptFiles {
  return paths.map(path => [path, readFileSync(join(folder, path), 'base64')])
}

export function unpackFiles(files: KeptFiles, folder: string) {
  for (const [path, base64] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), Buffer.from(base64, 'base64'))
  }
}

/** The JSON that `cache` holds under `name`; undefined where there is none, or where the file was cut or damaged. */
export function readKeptJson<T>(cache: FileCache, name: string, isWhole: (value: T) => boolean): T | undefined {
  let kept: T | undefined
  cache.read(name, bytes => {
    try {
      const value: T = JSON.parse(bytes.toString())
      if (isWhole(value)) kept = value
    } catch {}
    return kept !== undefined
  })
  return kept
}
