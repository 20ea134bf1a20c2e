import { databaseVerbs } from './database/database-verbs.ts'
import { dsave } from './database/dsave.ts'
import { mapTable } from './database/map-table.ts'
import { runDiskCommand } from './database/run-disk-command.ts'
import { openFile } from './files/file-handles.ts'
import { findStored, storeValue } from './files/stored-values.ts'
import { json } from './namespaces/json.ts'
import { markup } from './namespaces/markup.ts'
import { namespaceVariables } from './namespaces/namespace-variables.ts'
import { utilities } from './namespaces/utilities.ts'
import { windowJoins } from './query/joins/window-join.ts'
import type { Library } from './session/session.ts'
import { signal } from './values/q-error.ts'
import { binary, unary } from './values/verb-table.ts'
import { extendStoredEnumeration } from './verbs/enumerations/stored-enumeration.ts'
import { fileBinary } from './verbs/files/file-binary.ts'
import { fileText } from './verbs/files/file-text.ts'
import { saveLoad } from './verbs/files/save-load.ts'
import { makePrimitives } from './verbs/make-primitives.ts'
import { inversion } from './verbs/matrices/inverse.ts'
import { libraryInternals } from './verbs/overloads/library-internals.ts'
import { md5Of } from './verbs/strings/digest.ts'

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
