import type { Library } from './context/session.ts'
import { runDiskCommand } from './database/disk-commands.ts'
import { mapTable } from './database/disk-tables.ts'
import { extendStoredEnumeration } from './database/enumerate-symbols.ts'
import { loadDatabaseVerbs } from './database/load-database.ts'
import { databaseVerbs } from './database/partition-verbs.ts'
import { savingVerbs } from './database/save-database.ts'
import { openFile } from './files/file-handles.ts'
import { saveLoad } from './files/save-load.ts'
import { findStored, storeValue } from './files/stored-values.ts'
import { windowJoins } from './joins/window-joins.ts'
import { json } from './namespaces/json.ts'
import { markup } from './namespaces/markup-tables.ts'
import { utilities } from './namespaces/utilities.ts'
import { namespaceVariables } from './namespaces/variables.ts'
import { libraryInternals } from './operators/negative-bang.ts'
import { oneColonVerbs } from './operators/one-colon.ts'
import { twoColonVerbs } from './operators/two-colon.ts'
import { zeroColonVerbs } from './operators/zero-colon.ts'
import { makePrimitives } from './session/all-verbs.ts'
import { md5Of } from './text/digests.ts'
import { unary, type VerbTable } from './values/verb.ts'
import { inversion } from './verbs/arithmetic/solve-matrix.ts'

/**
 * The functions and variables of `.h` and `.j`, those of `.Q` that are not about display, files, databases on disk, and
 * some verbs that few programs use. They stand apart from the interpreter, so that a browser fetches them only for code
 * that needs them.
 */
export const library: Library = session => ({
  variables: {
    ...namespaceVariables(session),
    ...makePrimitives({
      ...json(session),
      ...markup(session),
      ...utilities(session),
      ...databaseVerbs(session),
      ...loadDatabaseVerbs(session),
      ...functionsOf(savingVerbs(session)),
    }),
  },
  verbs: {
    ...zeroColonVerbs(session),
    ...oneColonVerbs(session),
    ...twoColonVerbs,
    ...savingVerbs(session),
    md5: unary(md5Of),
    ...saveLoad(session),
    ...inversion,
    ...windowJoins(session),
  },
  internals: libraryInternals,
  runCommand: (letters, argument) => runDiskCommand(session, letters, argument),
  openFile: path => openFile(session, path),
  findStored: path => findStored(session, path),
  storeValue: (path, value) => storeValue(session, path, value),
  mapTable: (names, index) => mapTable(session, names, index),
  extendStoredEnumeration: (path, y) => extendStoredEnumeration(session, path, y),
})

/** The functions of namespaces in a table, without keywords such as `dsave`. */
const functionsOf = (table: VerbTable): VerbTable =>
  Object.fromEntries(Object.entries(table).filter(([name]) => name.startsWith('.')))
