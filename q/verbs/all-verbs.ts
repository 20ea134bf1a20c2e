import { displayVerbs } from '../display/display-verbs.ts'
import { stringVerbs } from '../display/string-of.ts'
import { applyVerbs } from '../evaluate/apply-verbs.ts'
import { evaluationVerbs } from '../evaluate/evaluation-verbs.ts'
import { iterators } from '../iterate/derive.ts'
import { iteratorWords } from '../iterate/iterator-words.ts'
import { json } from '../namespaces/json.ts'
import { markup } from '../namespaces/markup.ts'
import { utilities } from '../namespaces/utilities.ts'
import { fbyVerbs } from '../query/fby.ts'
import { asOfJoins } from '../query/joins/as-of-join.ts'
import { asofVerbs } from '../query/joins/asof.ts'
import { equiJoins } from '../query/joins/equi-join.ts'
import { innerJoins } from '../query/joins/inner-join.ts'
import { leftJoins } from '../query/joins/left-join.ts'
import { plusJoins } from '../query/joins/plus-join.ts'
import { unionJoins } from '../query/joins/union-join.ts'
import { windowJoins } from '../query/joins/window-join.ts'
import { queryOperators } from '../query/query-operators.ts'
import { queryVerbs } from '../query/query-verbs.ts'
import { ungroupVerbs } from '../query/ungroup.ts'
import { groupTableVerbs } from '../query/xgroup.ts'
import { sessionVerbs } from '../session/session-verbs.ts'
import { nil } from '../values/nil.ts'
import { Primitive, type Value } from '../values/value.ts'
import type { VerbTable } from '../values/verb-table.ts'
import { aggregates } from './aggregates.ts'
import { allAny } from './all-any.ts'
import { arithmetic } from './arithmetic.ts'
import { attributes } from './attributes.ts'
import { averages } from './averages.ts'
import { binarySearch } from './bin.ts'
import { columnVerbs } from './columns.ts'
import { comparison } from './comparison.ts'
import { crossing } from './cross.ts'
import { cutting } from './cut.ts'
import { deviations } from './deviations.ts'
import { digestVerbs } from './digest.ts'
import { grouping } from './distinct.ts'
import { exponentialAverage } from './ema.ts'
import { fileBinaryVerb } from './file-binary.ts'
import { csv, fileTextVerb } from './file-text.ts'
import { fileVerbs } from './files.ts'
import { filling } from './fills.ts'
import { searching } from './find.ts'
import { flipping } from './flip.ts'
import { inserting } from './insert.ts'
import { integerDivision } from './integer-division.ts'
import { joining } from './join.ts'
import { keyVerbs } from './keys.ts'
import { letterCase } from './letter-case.ts'
import { likeVerb } from './like.ts'
import { listBasics } from './list-basics.ts'
import { math } from './math.ts'
import { matrices } from './matrix.ts'
import { median } from './median.ts'
import { tableFacts } from './meta.ts'
import { minMax } from './min-max.ts'
import { moving } from './moving.ts'
import { movingExtremes } from './moving-extremes.ts'
import { assignOperator } from './overloads/colon.ts'
import { dollarVerb } from './overloads/dollar.ts'
import { hashVerb } from './overloads/hash.ts'
import { underscoreVerb } from './overloads/underscore.ts'
import { prior } from './prior.ts'
import { random } from './random.ts'
import { ranking } from './rank.ts'
import { razing } from './raze.ts'
import { turning } from './reverse.ts'
import { rounding } from './rounding.ts'
import { running } from './running.ts'
import { saveLoad } from './save-load.ts'
import { searchReplace } from './search-replace.ts'
import { sets } from './sets.ts'
import { shifting } from './shift.ts'
import { signs } from './signs.ts'
import { sorting } from './sort.ts'
import { tableSorting } from './sort-table.ts'
import { sublists } from './sublist.ts'
import { svVerb } from './sv.ts'
import { timeZone } from './time-zone.ts'
import { trimming } from './trim.ts'
import { unaryForms } from './unary-forms.ts'
import { vsVerb } from './vs.ts'
import { whereVerb } from './where.ts'
import { withinVerb } from './within.ts'
import { zeroAndNull } from './zero-and-null.ts'

/** Every family of verbs. */
const families: readonly VerbTable[] = [
  ...[assignOperator, sessionVerbs, applyVerbs, evaluationVerbs, iteratorWords],
  ...[arithmetic, comparison, minMax, aggregates, averages],
  ...[listBasics, joining, crossing, cutting, flipping, razing, turning, shifting, sublists, whereVerb],
  ...[grouping, searching, binarySearch, sets],
  ...[dollarVerb, letterCase, trimming, likeVerb, searchReplace, svVerb, vsVerb, stringVerbs, displayVerbs],
  ...[fbyVerbs, leftJoins, innerJoins, equiJoins, unionJoins, plusJoins, asOfJoins, asofVerbs, windowJoins],
  ...[ungroupVerbs, groupTableVerbs],
  ...[
    json,
    markup,
    utilities,
    tableFacts,
    deviations,
    fileTextVerb,
    timeZone,
    allAny,
    fileVerbs,
    saveLoad,
    fileBinaryVerb,
    keyVerbs,
    signs,
    math,
    attributes,
    columnVerbs,
    median,
    digestVerbs,
    zeroAndNull,
    rounding,
    queryVerbs,
  ],
  ...[integerDivision, tableSorting, inserting, withinVerb, filling, ranking, sorting, underscoreVerb, hashVerb],
  ...[prior, running, queryOperators],
  ...[moving, movingExtremes, exponentialAverage, random, matrices],
]

const verbs = new Map<string, Value>([
  ['::', nil],
  ['csv', csv],
  ...iterators.map(iterator => [iterator.name, iterator] as const),
  ...families.flatMap(family =>
    Object.entries(family).map(([name, entry]) => [name, makePrimitive(name, entry)] as const),
  ),
])
for (const [form, name] of Object.entries(unaryForms)) {
  const verb = verbs.get(name)
  if (verb) verbs.set(form, verb)
}

/** The operator, keyword or iterator of this name. */
export const findVerb = (name: string): Value | undefined => verbs.get(name)

/** The names of all operators, keywords and iterators. */
export const verbNames: readonly string[] = [...verbs.keys()]

function makePrimitive(name: string, { minRank, maxRank, run }: VerbTable[string]): Primitive {
  return new Primitive(name, maxRank === 1 ? 101 : 102, minRank, maxRank, run)
}
