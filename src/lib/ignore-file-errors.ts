/** The result of `access` to a file; undefined where the file system refuses it. Other errors are thrown. */
export function ignoreFileErrors<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch (error) {
    const isFromFileSystem = (error as NodeJS.ErrnoException).code !== undefined
    if (isFromFileSystem) return undefined
    throw error
  }
}
