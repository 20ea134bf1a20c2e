import { databaseVerbs } from './database/database-verbs.ts'
import { mapTable } from './database/disk-tables.ts'
import { runDiskCommand } from './database/load-database.ts'
import { dsave } from './database/save-database.ts'
import { fileBinary } from './files/binary-files.ts'
import { openFile } from './files/handles.ts'
import { extendStoredEnumeration, findStored, saveLoad, storeValue } from './files/stored-values.ts'
import { fileText } from './files/text-files.ts'
import { windowJoins } from './joins/window-joins.ts'
import { json } from './namespaces/json.ts'
import { markup } from './namespaces/markup-tables.ts'
import { utilities } from './namespaces/utilities.ts'
import { namespaceVariables } from './namespaces/variables.ts'
import { libraryInternals } from './operators/library-internals.ts'
import { makePrimitives } from './session/all-verbs.ts'
import type { Library } from './session/session.ts'
import { md5Of } from './text/digests.ts'
import { signal } from './values/errors.ts'
import { binary, unary } from './values/verb.ts'
import { inversion } from './verbs/arithmetic/solve-matrix.ts'

/**
 * The functions and variables of `.h` and `.j`, those of `.Q` that are not about display, files, databases on disk, and
 * some verbs that few programs use. They stand apart from the interpreter, so that a browser fetches them only for code
 * that needs them.
 */
export const library: Library = {
  variables: { ...namespaceVariables, ...makePrimitives({ ...json, ...markup, ...utilities, ...databaseVerbs }) },
  functions: {
    verbs: {
      '0:': binary(fileText),
      '1:': binary(fileBinary),
      '2:': binary(() => signal('nyi')),
      dsave: binary(dsave),
      md5: unary(md5Of),
      ...saveLoad,
      ...inversion,
      ...windowJoins,
    },
    internals: libraryInternals,
    runCommand: runDiskCommand,
    openFile,
    findStored,
    storeValue,
    mapTable,
    extendStoredEnumeration,
  },
}
