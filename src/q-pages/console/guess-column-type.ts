/** Types in the order in which they are tried: a column gets the first one that fits all its values. */
const forms: [type: string, form: RegExp][] = [
  ['D', /^\d{4}([.-])\d\d\1\d\d$/],
  ['P', /^\d{4}([.-])\d\d\1\d\d[DT ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?$/],
  ['U', /^\d\d:\d\d$/],
  ['V', /^\d\d:\d\d:\d\d$/],
  ['T', /^\d\d:\d\d:\d\d\.\d{1,3}$/],
  ['N', /^(?:\d+D)?\d\d:\d\d:\d\d(?:\.\d{1,9})?$/],
  ['J', /^[+-]?\d{1,18}$/],
  ['F', /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/],
  ['G', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['S', /^[\w.:/&+-]{1,24}$/],
]

/** The letter that `0:` takes for a column with these values: `1.5` and `2` are `F`. Text is `*`; empty values fit any type. */
export function guessColumnType(values: readonly string[]): string {
  const filled = values.filter(value => value !== '')
  if (filled.length === 0) return '*'
  return forms.find(([, form]) => filled.every(value => form.test(value)))?.[0] ?? '*'
}
