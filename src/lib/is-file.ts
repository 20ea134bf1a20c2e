import { statSync } from 'node:fs'
import { ignoreFileErrors } from './ignore-file-errors.ts'

/** Whether a file is at `path`. Also false for names that no file can have, such as one of thousands of letters. */
export function isFile(path: string): boolean {
  return ignoreFileErrors(() => statSync(path, { throwIfNoEntry: false })?.isFile()) ?? false
}
