import type { Report } from './problem.ts'
import type { SourceFile } from './source-file.ts'

/** The sign that stands for bytes which are no UTF-8, and control characters, which no page may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const spoilt = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\uFFFD]/

/** Warns once of a file of which a part is no text. */
export function reportSpoiltText({ path, text }: SourceFile, report: Report) {
  const at = text.search(spoilt)
  if (at < 0) return
  const code = text.charCodeAt(at)
  report({
    level: 'warning',
    where: `${path}:${text.slice(0, at).split('\n').length}`,
    what:
      code === 0xfffd
        ? 'The file holds bytes that are no UTF-8 text.'
        : `The file holds the control character U+${code.toString(16).toUpperCase().padStart(4, '0')}.`,
    fix: 'Save it as UTF-8 and remove what is no text.',
  })
}
