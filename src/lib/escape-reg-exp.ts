/** Escapes text for use in a regular expression: `a.b` becomes `a\.b`. (Node 20 lacks `RegExp.escape`.) */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
