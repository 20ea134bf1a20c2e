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
