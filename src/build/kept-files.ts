import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
