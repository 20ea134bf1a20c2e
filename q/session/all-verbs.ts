import { requireLibrary, type Session } from '../context/session.ts'
import { displayVerbs } from '../display/display-verbs.ts'
import { evaluationVerbs } from '../evaluate/value-verbs.ts'
import { createIterators, iterationVerbs } from '../iterate/iterators.ts'
import { asOfVerbs } from '../joins/as-of.ts'
import { keyedJoinVerbs } from '../joins/keyed-joins.ts'
import { ampersandVerb } from '../operators/ampersand.ts'
import { atVerb } from '../operators/at.ts'
import { atLeastVerb } from '../operators/at-least.ts'
import { atMostVerb } from '../operators/at-most.ts'
import { bangVerb } from '../operators/bang.ts'
import { barVerb } from '../operators/bar.ts'
import { caretVerb } from '../operators/caret.ts'
import { colonVerb } from '../operators/colon.ts'
import { commaVerb } from '../operators/comma.ts'
import { dollarVerb } from '../operators/dollar.ts'
import { dotVerb } from '../operators/dot.ts'
import { equalsVerb } from '../operators/equals.ts'
import { greaterThanVerb } from '../operators/greater-than.ts'
import { hashVerb } from '../operators/hash.ts'
import { lessThanVerb } from '../operators/less-than.ts'
import { minusVerb } from '../operators/minus.ts'
import { notEqualVerb } from '../operators/not-equal.ts'
import { percentVerb } from '../operators/percent.ts'
import { plusVerb } from '../operators/plus.ts'
import { questionVerb } from '../operators/question.ts'
import { starVerb } from '../operators/star.ts'
import { tildeVerb } from '../operators/tilde.ts'
import { underscoreVerb } from '../operators/underscore.ts'
import { groupingVerbs } from '../query/grouping-verbs.ts'
import { char } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { Primitive, type Value, type VerbFacts } from '../values/value.ts'
import { factsOf, type Verb, type VerbTable } from '../values/verb.ts'
import { aggregateVerbs } from '../verbs/aggregates/aggregates.ts'
import { averageVerbs } from '../verbs/aggregates/averages.ts'
import { comparisonVerbs } from '../verbs/arithmetic/comparison.ts'
import { integerDivisionVerbs } from '../verbs/arithmetic/integer-division.ts'
import { letterCaseVerbs } from '../verbs/arithmetic/letter-case.ts'
import { mathVerbs } from '../verbs/arithmetic/math.ts'
import { matrixVerbs } from '../verbs/arithmetic/matrix.ts'
import { roundingVerbs } from '../verbs/arithmetic/rounding.ts'
import { signAndNullVerbs } from '../verbs/arithmetic/signs-and-nulls.ts'
import { binVerbs } from '../verbs/lists/bin.ts'
import { cutVerbs } from '../verbs/lists/cut.ts'
import { distinctVerbs } from '../verbs/lists/distinct.ts'
import { findVerbs } from '../verbs/lists/find.ts'
import { listVerbs } from '../verbs/lists/list-verbs.ts'
import { randomVerbs } from '../verbs/lists/random.ts'
import { reverseVerbs } from '../verbs/lists/reverse.ts'
import { fillVerbs } from '../verbs/running/fill.ts'
import { neighbourVerbs } from '../verbs/running/neighbours.ts'
import { runningVerbs } from '../verbs/running/running.ts'
import { svAndVsVerbs } from '../verbs/strings/sv-and-vs.ts'
import { trimVerbs } from '../verbs/strings/trim-and-pad.ts'
import { attributeVerbs } from '../verbs/tables/attributes.ts'
import { flipVerbs } from '../verbs/tables/flip.ts'
import { insertVerbs } from '../verbs/tables/insert.ts'
import { joinVerbs } from '../verbs/tables/join.ts'
import { keyVerbs } from '../verbs/tables/keyed-tables.ts'
import { setVerbs } from '../verbs/tables/sets.ts'
import { sortVerbs } from '../verbs/tables/sort.ts'
import { sessionVerbs } from './session-verbs.ts'

const families: readonly VerbFamily[] = [
  aggregateVerbs,
  ampersandVerb,
  asOfVerbs,
  atLeastVerb,
  atMostVerb,
  attributeVerbs,
  atVerb,
  averageVerbs,
  bangVerb,
  barVerb,
  binVerbs,
  caretVerb,
  colonVerb,
  commaVerb,
  comparisonVerbs,
  cutVerbs,
  displayVerbs,
  distinctVerbs,
  dollarVerb,
  dotVerb,
  equalsVerb,
  evaluationVerbs,
  fillVerbs,
  findVerbs,
  flipVerbs,
  greaterThanVerb,
  groupingVerbs,
  hashVerb,
  insertVerbs,
  integerDivisionVerbs,
  iterationVerbs,
  joinVerbs,
  keyedJoinVerbs,
  keyVerbs,
  lessThanVerb,
  letterCaseVerbs,
  listVerbs,
  mathVerbs,
  matrixVerbs,
  minusVerb,
  neighbourVerbs,
  notEqualVerb,
  percentVerb,
  plusVerb,
  questionVerb,
  randomVerbs,
  reverseVerbs,
  roundingVerbs,
  runningVerbs,
  sessionVerbs,
  setVerbs,
  signAndNullVerbs,
  sortVerbs,
  starVerb,
  svAndVsVerbs,
  tildeVerb,
  trimVerbs,
  underscoreVerb,
  createLibraryStubs,
]

const createPrimitives = preparePrimitives(families)

/** The operators, keywords and iterators of a session, by name. */
export function createVerbs(session: Session): ReadonlyMap<string, Value> {
  const verbs = new Map<string, Value>()
  for (const verb of [...createIterators(session), ...createPrimitives(session)]) verbs.set(verb.name, verb)
  for (const verb of [...verbs.values()]) {
    const { kForm, code } = factsOf(verb)
    if (kForm && code) verbs.set(kForm, verb)
  }
  verbs.set('get', verbs.get('value') ?? nil)
  verbs.set('::', nil)
  // The delimiter of comma separated values.
  verbs.set('csv', char(','))
  return verbs
}

/** A table of verbs; one whose verbs use variables or settings is a function of the session. */
export type VerbFamily = VerbTable | ((session: Session) => VerbTable)

/** Returns a function that creates the verbs of families for a session. Those of tables are created once, for all sessions. */
export function preparePrimitives(families: readonly VerbFamily[]): (session: Session) => Primitive[] {
  const parts = families.map(family => (typeof family === 'function' ? family : makePrimitives(family)))
  return session => parts.flatMap(part => (typeof part === 'function' ? makePrimitives(part(session)) : part))
}

/** The verbs of a table as values. Their type is 101 for one argument and for `enlist`, which takes any number, else 102. */
function makePrimitives(table: VerbTable): Primitive[] {
  return Object.entries(table).map(([name, verb]) => {
    const { minRank, maxRank, run } = verb
    const type = maxRank === 1 || maxRank > 8 ? 101 : 102
    return new Primitive(name, type, minRank, maxRank, run, verb)
  })
}

/** What the parser and serialization must know of a library verb before the library is added. */
interface LibraryStub extends Pick<VerbFacts, 'code' | 'kForm' | 'overPartitions'> {
  rank: number
}

const deviation = { overPartitions: 'together' } as const

const libraryStubs: Readonly<Record<string, LibraryStub>> = {
  '0:': { rank: 2, code: 20 },
  '1:': { rank: 2, code: 21 },
  '2:': { rank: 2, code: 22 },
  cor: { rank: 2, code: 36, ...deviation },
  cov: { rank: 2, code: 35, ...deviation },
  cross: { rank: 2 },
  dev: { rank: 1, code: 43, ...deviation },
  dsave: { rank: 2 },
  ej: { rank: 3 },
  ema: { rank: 2 },
  fkeys: { rank: 1 },
  gtime: { rank: 1 },
  hcount: { rank: 1 },
  hdel: { rank: 1 },
  hsym: { rank: 1 },
  inv: { rank: 1 },
  like: { rank: 2, code: 25 },
  load: { rank: 1 },
  lsq: { rank: 2 },
  ltime: { rank: 1 },
  mavg: { rank: 2 },
  mcount: { rank: 2 },
  md5: { rank: 1 },
  mdev: { rank: 2 },
  meta: { rank: 1 },
  mmax: { rank: 2 },
  mmin: { rank: 2 },
  msum: { rank: 2 },
  parse: { rank: 1 },
  pj: { rank: 2 },
  read0: { rank: 1, code: 20, kForm: '0::' },
  read1: { rank: 1, code: 21, kForm: '1::' },
  rload: { rank: 1 },
  rsave: { rank: 1 },
  save: { rank: 1 },
  scov: { rank: 2, ...deviation },
  sdev: { rank: 1, ...deviation },
  ss: { rank: 2, code: 27 },
  ssr: { rank: 3 },
  svar: { rank: 1, ...deviation },
  tables: { rank: 1 },
  uj: { rank: 2 },
  ujf: { rank: 2 },
  ungroup: { rank: 1 },
  var: { rank: 1, code: 42, ...deviation },
  wj1: { rank: 4 },
  wj: { rank: 4 },
  xcol: { rank: 2 },
  xcols: { rank: 2 },
  xgroup: { rank: 2 },
}

/** The verbs of the library as the interpreter has them: they call their code in the library. */
function createLibraryStubs(session: Session): VerbTable {
  const entries = Object.entries(libraryStubs).map(([name, { rank, ...facts }]): [string, Verb] => [
    name,
    {
      minRank: rank,
      maxRank: rank,
      run: (...args) => (requireLibrary(session).verbs.get(name) as Primitive).run(...args),
      ...(rank === 2 && { isInfix: true }),
      ...facts,
    },
  ])
  return Object.fromEntries(entries)
}

/** The names of the verbs whose code is in the library. */
export const libraryVerbNames: readonly string[] = Object.keys(libraryStubs)
