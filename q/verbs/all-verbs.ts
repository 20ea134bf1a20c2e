import { displayVerbs } from '../display/display-verbs.ts'
import { stringVerbs } from '../display/string-of.ts'
import { applyVerbs } from '../evaluate/apply-verbs.ts'
import { evaluationVerbs } from '../evaluate/evaluation-verbs.ts'
import { iterators } from '../iterate/derive.ts'
import { iteratorWords } from '../iterate/iterator-words.ts'
import { queryOperators } from '../query/query-operators.ts'
import { queryVerbs } from '../query/query-verbs.ts'
import { sessionVerbs } from '../session/session-verbs.ts'
import { char } from '../values/construct.ts'
import { nil } from '../values/nil.ts'
import type { Value } from '../values/value.ts'
import type { VerbTable } from '../values/verb-table.ts'
import { aggregates } from './aggregates/aggregates.ts'
import { averages } from './aggregates/averages.ts'
import { deviations } from './aggregates/deviations.ts'
import { median } from './aggregates/median.ts'
import { arithmetic } from './arithmetic/arithmetic.ts'
import { integerDivision } from './arithmetic/integer-division.ts'
import { math } from './arithmetic/math.ts'
import { minMax } from './arithmetic/min-max.ts'
import { rounding } from './arithmetic/rounding.ts'
import { signs } from './arithmetic/signs.ts'
import { zeroAndNull } from './arithmetic/zero-and-null.ts'
import { attributes } from './attributes.ts'
import { timeZone } from './cast/time-zone.ts'
import { allAny } from './comparison/all-any.ts'
import { comparison } from './comparison/comparison.ts'
import { withinVerb } from './comparison/within.ts'
import { fileVerbs } from './files/files.ts'
import { libraryVerbs } from './library-verbs.ts'
import { crossing } from './lists/cross.ts'
import { cutting } from './lists/cut.ts'
import { flipping } from './lists/flip.ts'
import { joining } from './lists/join.ts'
import { listBasics } from './lists/list-basics.ts'
import { razing } from './lists/raze.ts'
import { turning } from './lists/reverse.ts'
import { sublists } from './lists/sublist.ts'
import { whereVerb } from './lists/where.ts'
import { makePrimitives } from './make-primitives.ts'
import { matrices } from './matrices/matrix.ts'
import { assignOperator } from './overloads/colon.ts'
import { dollarVerb } from './overloads/dollar.ts'
import { hashVerb } from './overloads/hash.ts'
import { unaryForms } from './overloads/unary-forms.ts'
import { underscoreVerb } from './overloads/underscore.ts'
import { random } from './random/random.ts'
import { exponentialAverage } from './running/ema.ts'
import { filling } from './running/fills.ts'
import { moving } from './running/moving.ts'
import { movingExtremes } from './running/moving-extremes.ts'
import { prior } from './running/prior.ts'
import { running } from './running/running.ts'
import { shifting } from './running/shift.ts'
import { binarySearch } from './search/bin.ts'
import { grouping } from './search/distinct.ts'
import { searching } from './search/find.ts'
import { sets } from './search/sets.ts'
import { ranking } from './sort/rank.ts'
import { sorting } from './sort/sort.ts'
import { tableSorting } from './sort/sort-table.ts'
import { letterCase } from './strings/letter-case.ts'
import { likeVerb } from './strings/like.ts'
import { searchReplace } from './strings/search-replace.ts'
import { svVerb } from './strings/sv.ts'
import { trimming } from './strings/trim.ts'
import { vsVerb } from './strings/vs.ts'
import { columnVerbs } from './tables/columns.ts'
import { inserting } from './tables/insert.ts'
import { keyVerbs } from './tables/keys.ts'
import { tableFacts } from './tables/meta.ts'

/** Every family of verbs, by the folder it lies in. */
const familiesByFolder: Record<string, readonly VerbTable[]> = {
  aggregates: [aggregates, averages, deviations, median],
  arithmetic: [arithmetic, integerDivision, math, minMax, rounding, signs, zeroAndNull],
  cast: [timeZone],
  comparison: [allAny, comparison, withinVerb],
  display: [displayVerbs, stringVerbs],
  evaluate: [applyVerbs, evaluationVerbs],
  files: [fileVerbs],
  iterate: [iteratorWords],
  lists: [listBasics, joining, crossing, cutting, flipping, razing, turning, sublists, whereVerb],
  matrices: [matrices],
  overloads: [assignOperator, dollarVerb, hashVerb, underscoreVerb],
  query: [queryOperators, queryVerbs],
  random: [random],
  running: [exponentialAverage, filling, moving, movingExtremes, prior, running, shifting],
  search: [binarySearch, grouping, searching, sets],
  session: [sessionVerbs],
  sort: [ranking, sorting, tableSorting],
  strings: [letterCase, likeVerb, searchReplace, svVerb, trimming, vsVerb],
  tables: [columnVerbs, inserting, keyVerbs, tableFacts],
  verbs: [attributes, libraryVerbs],
}

const verbs = new Map<string, Value>([
  ['::', nil],
  // The delimiter of comma separated values.
  ['csv', char(',')],
  ...iterators.map(iterator => [iterator.name, iterator] as const),
  ...Object.values(familiesByFolder)
    .flat()
    .flatMap(family => Object.entries(makePrimitives(family))),
])
for (const [form, name] of Object.entries(unaryForms)) {
  const verb = verbs.get(name)
  if (verb) verbs.set(form, verb)
}

/** The operator, keyword or iterator of this name. */
export const findVerb = (name: string): Value | undefined => verbs.get(name)

/** The names of all operators, keywords and iterators. */
export const verbNames: readonly string[] = [...verbs.keys()]
