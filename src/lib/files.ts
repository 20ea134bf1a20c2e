import { statSync } from 'node:fs'

/**
 * Returns what `access` returns, or undefined if it throws an error of the file system, such as that of a missing file.
 * Throws all other errors.
 */
export function ignoreFileErrors<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch (error) {
    const isFromFileSystem = (error as NodeJS.ErrnoException).code !== undefined
    if (isFromFileSystem) return undefined
    throw error
  }
}

/** Whether a file is at `path`. Also false for names that no file can have, such as one of thousands of letters. */
export function isFile(path: string): boolean {
  return ignoreFileErrors(() => statSync(path, { throwIfNoEntry: false })?.isFile()) ?? false
}
