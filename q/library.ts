import { compilePattern } from './compile/assignment-pattern.ts'
import type { Scope } from './compile/scope.ts'
import type { Library, LibraryParts } from './context/session.ts'
import { runDiskCommand, scramble } from './database/disk-commands.ts'
import { mapTable } from './database/disk-tables.ts'
import { enumerationVerbs, extendStoredEnumeration } from './database/enumerate-symbols.ts'
import { loadDatabaseVerbs } from './database/load-database.ts'
import { loadRecordsVerbs } from './database/load-records.ts'
import { partitionVerbs } from './database/partition-verbs.ts'
import { saveDatabaseVerbs } from './database/save-database.ts'
import { parseText, parseVerb } from './evaluate/parse-tree.ts'
import { mayNeedCompression } from './files/compression-needed.ts'
import { openFile } from './files/file-handles.ts'
import { fileVerbs } from './files/file-verbs.ts'
import { saveLoadVerbs } from './files/save-load.ts'
import { findStored, storeValue } from './files/stored-values.ts'
import { unionJoinVerbs } from './joins/union-joins.ts'
import { windowJoinVerbs } from './joins/window-joins.ts'
import { applyVariantVerbs } from './namespaces/apply-variants.ts'
import { backtraceVerbs } from './namespaces/backtrace.ts'
import { browseTableVerbs } from './namespaces/browse-table.ts'
import { dateVerbs } from './namespaces/dates.ts'
import { encodingVerbs } from './namespaces/encodings.ts'
import { escapeVerbs } from './namespaces/escapes.ts'
import { formattingVerbs } from './namespaces/formatting.ts'
import { hostAddressVerbs } from './namespaces/host-addresses.ts'
import { htmlVerbs } from './namespaces/html.ts'
import { httpVerbs } from './namespaces/http.ts'
import { httpClientVerbs } from './namespaces/http-client.ts'
import { jsonVerbs } from './namespaces/json.ts'
import { missingNames } from './namespaces/missing-names.ts'
import { defineModuleNames, moduleVerbs } from './namespaces/modules.ts'
import { setRoot } from './namespaces/root-variables.ts'
import { scriptLineVerbs } from './namespaces/script-lines.ts'
import { socketVerbs } from './namespaces/sockets.ts'
import { commandLineVerbs } from './namespaces/start-options.ts'
import { streamVerbs } from './namespaces/stream-files.ts'
import { tableFormatVerbs } from './namespaces/table-formats.ts'
import { tableUtilityVerbs } from './namespaces/table-utilities.ts'
import { runMemoryCommand, timeAndMemoryVerbs } from './namespaces/time-and-memory.ts'
import { nameVerbs } from './namespaces/valid-names.ts'
import { namespaceVariables } from './namespaces/variables.ts'
import { webPageVerbs } from './namespaces/web-pages.ts'
import { xmlTableVerbs } from './namespaces/xml-tables.ts'
import { libraryInternals } from './operators/negative-bang.ts'
import { oneColonVerbs } from './operators/one-colon.ts'
import { twoColonVerbs } from './operators/two-colon.ts'
import { zeroColonVerbs } from './operators/zero-colon.ts'
import { regroupVerbs } from './query/regroup-verbs.ts'
import { compressMessage, expandMessage } from './serialize/compress-message.ts'
import { preparePrimitives, type VerbFamily } from './session/all-verbs.ts'
import { debug, debuggerVerbs, printBacktrace } from './session/debugger.ts'
import type { Node } from './syntax/ast.ts'
import { signal } from './values/errors.ts'
import { deviationVerbs } from './verbs/aggregates/deviations.ts'
import { matrixDivisionVerbs } from './verbs/arithmetic/matrix-division.ts'
import { timeZoneVerbs } from './verbs/cast/time-zone.ts'
import { movingVerbs } from './verbs/running/moving.ts'
import { decodeNumber, encodeNumber } from './verbs/strings/number-digits.ts'
import { patternVerbs } from './verbs/strings/patterns.ts'
import { searchVerbs } from './verbs/strings/search-text.ts'
import { columnVerbs } from './verbs/tables/column-names.ts'
import { crossVerbs } from './verbs/tables/cross.ts'
import { metaVerbs } from './verbs/tables/meta.ts'

/**
 * Rarely used code: the functions and variables of `.h` and `.j`, most of those of `.Q`, files, databases on disk and some
 * verbs. A browser fetches it separately from the interpreter, when a program needs it.
 */
export const library: Library = session => {
  defineModuleNames(session)
  const verbs = new Map(createLibraryVerbs(session).map(verb => [verb.name, verb]))
  const functions = [...verbs].filter(([name]) => name.startsWith('.'))
  return {
    variables: [...functions, ...Object.entries(namespaceVariables(session))],
    verbs,
    internals: libraryInternals,
    compilePattern: (node, scope) => compilePattern(node as Node | undefined, scope as Scope) as Pattern,
    parseText,
    encodeNumber,
    decodeNumber,
    runCommand: (...command) => runDiskCommand(...command) ?? runMemoryCommand(...command),
    debug,
    printBacktrace,
    openFile,
    findStored,
    storeValue,
    compressMessage,
    expandMessage,
    compressTo: () => signal('nyi'),
    loadAddition: (current, input) => (mayNeedCompression(current, input) ? loadCompression : undefined),
    setRoot,
    scramble,
    mapTable,
    extendStoredEnumeration,
  }
}

const families: readonly VerbFamily[] = [
  oneColonVerbs,
  twoColonVerbs,
  zeroColonVerbs,
  columnVerbs,
  crossVerbs,
  deviationVerbs,
  matrixDivisionVerbs,
  metaVerbs,
  movingVerbs,
  parseVerb,
  patternVerbs,
  regroupVerbs,
  searchVerbs,
  timeZoneVerbs,
  unionJoinVerbs,
  windowJoinVerbs,
  // Files and databases
  fileVerbs,
  enumerationVerbs,
  loadDatabaseVerbs,
  loadRecordsVerbs,
  partitionVerbs,
  saveDatabaseVerbs,
  saveLoadVerbs,
  // Other functions of `.Q`
  applyVariantVerbs,
  backtraceVerbs,
  commandLineVerbs,
  debuggerVerbs,
  dateVerbs,
  encodingVerbs,
  formattingVerbs,
  hostAddressVerbs,
  httpClientVerbs,
  missingNames,
  moduleVerbs,
  nameVerbs,
  scriptLineVerbs,
  socketVerbs,
  streamVerbs,
  tableUtilityVerbs,
  timeAndMemoryVerbs,
  // `.h` and `.j`
  browseTableVerbs,
  escapeVerbs,
  htmlVerbs,
  httpVerbs,
  jsonVerbs,
  tableFormatVerbs,
  webPageVerbs,
  xmlTableVerbs,
]

const loadCompression = async () => (await import('./compression.ts')).compression

type Pattern = ReturnType<LibraryParts['compilePattern']>

/** Creates the operators, keywords and functions of namespaces in the library. */
export const createLibraryVerbs = preparePrimitives(families)
