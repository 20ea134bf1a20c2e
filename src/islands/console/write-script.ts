/**
 * The inputs of a session as a script that q loads: lines in which a statement goes on are indented. A line break in a string
 * becomes `\n`, since an indentation would become a part of the string.
 */
export function writeScript(inputs: readonly string[]): string {
  return inputs.map(input => `${input.replace(stringCommentOrBreak, escapeBreaks)}\n`).join('')
}

/** Comments are matched because a quote in a comment does not start a string. */
const stringCommentOrBreak = /"(?:[^"\\]|\\.)*"|(?<=^|\s)\/.*|\n(?=\S)/gm

function escapeBreaks(part: string): string {
  if (part === '\n') return '\n '
  return part.startsWith('"') ? part.replaceAll('\n', '\\n') : part
}
