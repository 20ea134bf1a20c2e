import { databaseVerbs } from './database/database-verbs.ts'
import { runDiskCommand } from './database/run-disk-command.ts'
import { openFile } from './files/file-handles.ts'
import { replayLog } from './files/replay-log.ts'
import { json } from './namespaces/json.ts'
import { markup } from './namespaces/markup.ts'
import { namespaceVariables } from './namespaces/namespace-variables.ts'
import { utilities } from './namespaces/utilities.ts'
import type { Library } from './session/session.ts'
import { fileBinary } from './verbs/files/file-binary.ts'
import { fileText } from './verbs/files/file-text.ts'
import { saveLoad } from './verbs/files/save-load.ts'
import { makePrimitives } from './verbs/make-primitives.ts'

/**
 * The functions and variables of `.h` and `.j`, those of `.Q` that are not about display, and databases on disk. They
 * stand apart from the interpreter, so that a browser fetches them only for code that needs them.
 */
export const library: Library = {
  variables: { ...namespaceVariables, ...makePrimitives({ ...json, ...markup, ...utilities, ...databaseVerbs }) },
  database: { openFile, replayLog, runCommand: runDiskCommand, fileText, fileBinary, ...saveLoad },
}
