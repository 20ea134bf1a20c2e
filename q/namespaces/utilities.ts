import type { Session } from '../context/session.ts'
import { enumeratingVerbs } from '../database/enumerate-symbols.ts'
import type { VerbTable } from '../values/verb.ts'
import { applicationVerbs, debuggingVerbs, processVerbs } from './debugging.ts'
import { addressVerbs, encodingVerbs } from './encodings.ts'
import { commandLineVerbs, dateUtilities, nameVerbs, scriptVerbs } from './names-and-options.ts'
import { tableUtilities } from './table-utilities.ts'

/** The functions of the `.Q` namespace except `.Q.s` and its like, which are among `displayVerbs`. */
export const utilities = (session: Session): VerbTable => ({
  ...addressVerbs,
  ...applicationVerbs(session),
  ...commandLineVerbs(session),
  ...dateUtilities,
  ...debuggingVerbs(session),
  ...encodingVerbs,
  ...enumeratingVerbs(session),
  ...nameVerbs(session),
  ...processVerbs(session),
  ...scriptVerbs,
  ...tableUtilities(session),
})
