import { currentSession } from '../../evaluate/current-session.ts'
import { signal } from '../../values/q-error.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'

const database = () => currentSession().database ?? signal('nyi')

/** Verbs of files whose code the library brings along: the operators `0:` and `1:`, and what keeps variables in files of their names. */
export const libraryVerbs: VerbTable = {
  '0:': binary((x, y) => database().fileText(x, y)),
  '1:': binary((x, y) => database().fileBinary(x, y)),
  save: unary(x => database().save(x)),
  rsave: unary(x => database().rsave(x)),
  load: unary(x => database().load(x)),
  rload: unary(x => database().rload(x)),
}
