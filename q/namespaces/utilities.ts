import { enumeratingVerbs } from '../database/save-database.ts'
import type { VerbTable } from '../values/verb.ts'
import { applicationVerbs, debuggingVerbs, processVerbs } from './debugging.ts'
import { addressVerbs, encodingVerbs } from './encodings.ts'
import { commandLineVerbs, dateUtilities, nameVerbs, scriptVerbs } from './names-and-options.ts'
import { tableUtilities } from './table-utilities.ts'

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
