// Finds the lines of messages by searching a file's text.
import { escapeRegExp, lineAt } from '../../lib/text.ts'
import { createFenceTracker } from '../code/fences.ts'

/**
 * The 1-based line of the first `needle` in `text`, searched from the first line that starts with `after`, if there is one.
 * Undefined where the text does not contain it.
 */
export function findLine(text: string, needle: string, after?: string): number | undefined {
  const at = text.indexOf(needle, after === undefined ? 0 : Math.max(0, text.indexOf(`\n${after}`)))
  return at < 0 ? undefined : lineAt(text, at)
}

/** `content/docs/joins.md:7` for the line that `findLine` finds; line 1 where it finds none. */
export function locateText({ path, text }: { path: string; text: string }, needle: string, after?: string): string {
  return `${path}:${findLine(text, needle, after) ?? 1}`
}

/**
 * `content/docs/joins.md:7` for each line outside fenced code that contains `address` and not only a longer one: `/docs/b`
 * is neither in `/docs/bb` nor in `x/docs/b`. Line 1 where there is none.
 */
export function locateAddress({ path, text }: { path: string; text: string }, address: string): string[] {
  if (!text.includes(address)) return [`${path}:1`]
  // Not surrounded by characters that an address can contain; a full stop may end the sentence.
  const wholeAddress = new RegExp(`(?<![\\w./#?&=%-])${escapeRegExp(address)}(?![\\w/#?&=%-]|\\.\\w)`)
  const isInFence = createFenceTracker()
  const locations = text
    .split('\n')
    .flatMap((line, index) => (!isInFence(line) && wholeAddress.test(line) ? `${path}:${index + 1}` : []))
  return locations.length > 0 ? locations : [locateText({ path, text }, address)]
}
