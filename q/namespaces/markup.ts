import { formatTemporal } from '../temporal/format-temporal.ts'
import { chars } from '../values/construct.ts'
import { exactLong } from '../values/exact-long.ts'
import { signal } from '../values/q-error.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb-table.ts'
import { browseVerbs } from './markup/browse-table.ts'
import { formatVerbs } from './markup/data-formats.ts'
import { escapeVerbs } from './markup/escapes.ts'
import { responseVerbs } from './markup/http-responses.ts'
import { pageVerbs } from './markup/pages.ts'
import { tagVerbs } from './markup/tags.ts'
import { workbookVerbs } from './markup/workbook.ts'

/** The functions of the `.h` namespace; its variables are among `namespaceVariables`. */
export const markup: VerbTable = {
  ...tagVerbs,
  ...pageVerbs,
  ...escapeVerbs,
  ...responseVerbs,
  ...formatVerbs,
  ...workbookVerbs,
  ...browseVerbs,
  '.h.iso8601': unary(isoMoment),
}

/** `.h.iso8601 1` is `"2000-01-01T00:00:00.000000001"`: nanoseconds since 2000, or a timestamp. */
function isoMoment(value: Value): Value {
  if (value.kind !== 'atom') return signal('type')
  return chars(
    formatTemporal(Type.timestamp, exactLong(value.item))
      .replaceAll(/\.(?=.*D)/g, '-')
      .replace('D', 'T'),
  )
}
