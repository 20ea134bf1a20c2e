import { displayVerbs } from '../display/display-verbs.ts'
import { stringVerbs } from '../display/string-of.ts'
import { applyVerbs } from '../evaluate/apply-verbs.ts'
import { evaluationVerbs } from '../evaluate/evaluation-verbs.ts'
import { iterators } from '../iterate/derive.ts'
import { iteratorWords } from '../iterate/iterator-words.ts'
import { fbyVerbs } from '../query/fby.ts'
import { asOfJoins } from '../query/joins/as-of-join.ts'
import { asofVerbs } from '../query/joins/asof.ts'
import { equiJoins } from '../query/joins/equi-join.ts'
import { innerJoins } from '../query/joins/inner-join.ts'
import { leftJoins } from '../query/joins/left-join.ts'
import { plusJoins } from '../query/joins/plus-join.ts'
import { unionJoins } from '../query/joins/union-join.ts'
import { windowJoins } from '../query/joins/window-join.ts'
import { ungroupVerbs } from '../query/ungroup.ts'
import { groupTableVerbs } from '../query/xgroup.ts'
import { nil } from '../values/nil.ts'
import { Primitive, type Value } from '../values/value.ts'
import type { VerbTable } from '../values/verb-table.ts'
import { aggregates } from './aggregates.ts'
import { arithmetic } from './arithmetic.ts'
import { averages } from './averages.ts'
import { binarySearch } from './bin.ts'
import { comparison } from './comparison.ts'
import { crossing } from './cross.ts'
import { cutting } from './cut.ts'
import { grouping } from './distinct.ts'
import { searching } from './find.ts'
import { flipping } from './flip.ts'
import { joining } from './join.ts'
import { letterCase } from './letter-case.ts'
import { likeVerb } from './like.ts'
import { listBasics } from './list-basics.ts'
import { minMax } from './min-max.ts'
import { dollarVerb } from './overloads/dollar.ts'
import { razing } from './raze.ts'
import { turning } from './reverse.ts'
import { searchReplace } from './search-replace.ts'
import { sets } from './sets.ts'
import { shifting } from './shift.ts'
import { sublists } from './sublist.ts'
import { svVerb } from './sv.ts'
import { trimming } from './trim.ts'
import { unaryForms } from './unary-forms.ts'
import { vsVerb } from './vs.ts'
import { whereVerb } from './where.ts'

/** Every family of verbs. */
const families: readonly VerbTable[] = [
  ...[applyVerbs, evaluationVerbs, iteratorWords],
  ...[arithmetic, comparison, minMax, aggregates, averages],
  ...[listBasics, joining, crossing, cutting, flipping, razing, turning, shifting, sublists, whereVerb],
  ...[grouping, searching, binarySearch, sets],
  ...[dollarVerb, letterCase, trimming, likeVerb, searchReplace, svVerb, vsVerb, stringVerbs, displayVerbs],
  ...[fbyVerbs, leftJoins, innerJoins, equiJoins, unionJoins, plusJoins, asOfJoins, asofVerbs, windowJoins],
  ...[ungroupVerbs, groupTableVerbs],
]

const verbs = new Map<string, Value>([
  ['::', nil],
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

function makePrimitive(name: string, { minRank, maxRank, run }: VerbTable[string]): Primitive {
  return new Primitive(name, maxRank === 1 ? 101 : 102, minRank, maxRank, run)
}
