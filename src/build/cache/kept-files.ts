import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileCache } from '../../lib/file-cache.ts'
import { hashJson } from '../../lib/fingerprint.ts'

/** Files of a folder by their paths, such as `assets/client-1a2b3c.js`. */
export type Files = readonly (readonly [path: string, content: string | Uint8Array])[]

/** Files as a cache keeps them in JSON, their bytes as Base64. */
export type KeptFiles = [path: string, base64: string][]

export function readFiles(folder: string, paths: string[]): Files {
  return paths.map(path => [path, readFileSync(join(folder, path))])
}

export function writeFiles(files: Files, folder: string) {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

export function packFiles(files: Files): KeptFiles {
  return files.map(([path, content]) => [path, Buffer.from(content).toString('base64')])
}

export function unpackFiles(files: KeptFiles): Files {
  return files.map(([path, base64]) => [path, Buffer.from(base64, 'base64')])
}

/** The name of the file for what is made from `inputs`. */
export function nameKeptJson(inputs: unknown[]): string {
  return `${hashJson(inputs)}.json`
}

/** The JSON that `cache` holds under `name`; undefined if there is none, if the file was cut or damaged, or if it is not usable. */
export function readKeptJson<T>(cache: FileCache, name: string, isUsable: (value: T) => boolean): T | undefined {
  let kept: T | undefined
  cache.read(name, bytes => {
    try {
      const value: T = JSON.parse(bytes.toString())
      if (isUsable(value)) kept = value
    } catch {}
    return kept !== undefined
  })
  return kept
}
