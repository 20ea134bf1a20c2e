import type { VerbTable } from '../values/verb-table.ts'
import { addressVerbs } from './utilities/addresses.ts'
import { applicationVerbs } from './utilities/applications.ts'
import { debuggingVerbs } from './utilities/backtrace.ts'
import { commandLineVerbs } from './utilities/command-line.ts'
import { dateUtilities } from './utilities/dates.ts'
import { encodingVerbs } from './utilities/encodings.ts'
import { enumeratingVerbs } from './utilities/enumerate-tables.ts'
import { processVerbs } from './utilities/process.ts'
import { scriptVerbs } from './utilities/scripts.ts'
import { tableUtilities } from './utilities/tables.ts'
import { nameVerbs } from './utilities/valid-names.ts'

/** The functions of the `.Q` namespace except `.Q.s` and its like, which are among `displayVerbs`. */
export const utilities: VerbTable = {
  ...addressVerbs,
  ...applicationVerbs,
  ...commandLineVerbs,
  ...dateUtilities,
  ...debuggingVerbs,
  ...encodingVerbs,
  ...enumeratingVerbs,
  ...nameVerbs,
  ...processVerbs,
  ...scriptVerbs,
  ...tableUtilities,
}
