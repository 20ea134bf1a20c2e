import { locateText } from './locate-text.ts'
import type { Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'

/** What must be unique, for the messages. */
interface Rule {
  /** The front matter key that sets the value: `slug`. */
  key: string
  /** What the value is, for the message: `The address`. */
  label: string
  fix: string
}

/**
 * Returns a function that tells whether `file` is the first with this value (an id or an address). A later file with the
 * same value is reported as an error.
 */
export function createUniquenessCheck(
  { key, label, fix }: Rule,
  report: Report,
): (value: string, file: SourceFile) => boolean {
  const pathByValue = new Map<string, string>()
  return (value, file) => {
    const earlierPath = pathByValue.get(value)
    if (earlierPath === undefined) {
      pathByValue.set(value, file.path)
      return true
    }
    report({
      level: 'error',
      where: locateText(file, `${key}:`),
      what: `${label} \`${value}\` is already used by ${earlierPath}.`,
      fix,
    })
    return false
  }
}
