import { lineAt } from '../../lib/text.ts'
import type { Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'

/** U+FFFD, which Node reads in place of bytes that are not UTF-8, and the control characters that HTML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is searched for
const invalidCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\uFFFD]/

/** Warns of the first character that shows that a file is not UTF-8 text. */
export function reportInvalidUtf8({ path, text }: SourceFile, report: Report) {
  const at = text.search(invalidCharacter)
  if (at < 0) return
  const code = text.charCodeAt(at)
  report({
    level: 'warning',
    where: `${path}:${lineAt(text, at)}`,
    what:
      code === 0xfffd
        ? 'The file contains bytes that are not UTF-8 text.'
        : `The file contains the control character U+${code.toString(16).toUpperCase().padStart(4, '0')}.`,
    fix: 'Save it as UTF-8 and remove what is not text.',
  })
}
