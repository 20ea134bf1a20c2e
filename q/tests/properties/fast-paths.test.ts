import { describe, expect, test } from 'vitest'
import { isLongRun } from '../../../tests/support/long-run.ts'
import { answer, type Chance, codeOrText, forRandomCases } from './random-cases.ts'

// Compares what is computed in one pass over typed data with the plain way, on numbers near the limits of their types.
const count = isLongRun ? 500 : 15

describe('by group', () => {
  const ofOneColumn =
    'sum avg prd max min count first last med var dev sdev svar all any sums prds maxs mins avgs deltas ratios fills (+/) (*/) (|/)'
      .split(' ')
      .map(verb => `${verb} v`)
  const ofMoreColumns = (
    'w wavg v|w wavg p|p wavg v|p wavg neg p|w wsum v|v wsum p|w cov v|w scov v|w cor v|sum v*w|avg v+w|max v-w|min v&w|sum v=w|any v<w|' +
    'sum v mod 7|max v div 2|sum 5 xbar w|(sum v)-max w|1+avg w|sum neg v|max abs v|sum not null w|avg sqrt p|sum p%w|' +
    '2 msum v|2 mavg v|3 mmax v|sum distinct v'
  ).split('|')

  test.each([...ofOneColumn, ...ofMoreColumns])('%s is what a function makes of the rows of each group', form => {
    forRandomCases(isLongRun ? 200 : form.includes('wavg') ? 20 : 4, chance => {
      const type = ofOneColumn.includes(form) ? chance.pick(numericTypes) : chance.pick([long, safeLong, smallLong])
      const table = randomTable(chance, type)
      define(`t:${table}`)
      const call = `{[v;w;p] ${form}}`
      for (const query of [
        'select x:FORM by g from t',
        'update x:FORM by g from t where w<>0',
        'exec FORM by g from t',
      ])
        expectSame(query.replace('FORM', form), query.replace('FORM', `${call}[v;w;p]`), table)
      const eachGroup = `{${call}'[t[\`v]x;t[\`w]x;t[\`p]x]}value{(asc key x)#x}group t\`g`
      expectSame(`value exec ${form} by g from t`, eachGroup, table)
    })
  })

  test.each(['sum', 'avg', 'max', 'min', 'count', 'first', 'last', 'prd', 'dev'])(
    '%s with fby is that of a function',
    verb => {
      forRandomCases(count, chance => {
        const table = randomTable(chance, chance.pick(numericTypes))
        define(`t:${table}`)
        for (const column of ['v', 'w', 'p'])
          expectSame(`(${verb};t\`${column})fby t\`g`, `({${verb} x};t\`${column})fby t\`g`, table)
      })
    },
  )
})

describe('longs keep 64 bits', () => {
  test.each([
    ['sum', totalOf],
    ['prd', productOf],
    ['sums', (items: readonly bigint[]) => items.map((_, end) => totalOf(items.slice(0, end + 1)))],
    ['prds', (items: readonly bigint[]) => items.map((_, end) => productOf(items.slice(0, end + 1)))],
    ['deltas', differencesOf],
    ['3 msum', (items: readonly bigint[]) => movingTotalsOf(items, 3)],
  ])('in %s of a list and of groups', (verb, compute) => {
    forRandomCases(2 * count, chance => {
      const groups = [1, 2].map(() => walkPast53Bits(chance))
      const [x = '', y = ''] = groups.map(bitsSource)
      const [first, second] = groups.map(items => bitsSource(compute(items)))
      expectSame(`${verb} ${x}`, `${first}`, verb)
      const query = `value exec ${verb} v by g from([]g:where count each v;v:raze v:`
      expectSame(`${query}(${x};${y}))`, `(${first};${second})`, verb)
    })
  })
})

describe('folds and scans', () => {
  test.each(['+', '*', '&', '|'])('with %s are those with a function over the items that are not null', operator => {
    forRandomCases(4 * count, chance => {
      const x = randomVector(chance, chance.pick('&|'.includes(operator) ? numericTypes : [long, int, float]))
      define(`x:${x};y:{x${operator}y}\\[x:x where not null x]`)
      // A result with the bits of the null is null for the function from there on.
      if (holds('(2>count x)or any null y')) return
      expectSame(`(${operator}/)x`, 'last y', x)
      expectSame(`(${operator}\\)x`, 'y', x)
      expectSame(`(${operator}/)[x 0;1_x]`, 'last y', x)
      expectSame(`(${operator}/)${x}`, 'last y', x)
    })
  })

  test.each([
    ['sum', '(+/)'],
    ['prd', '(*/)'],
    ['max', '(|/)'],
    ['min', '(&/)'],
    ['sums', '(+\\)'],
    ['prds', '(*\\)'],
    ['maxs', '(|\\)'],
    ['mins', '(&\\)'],
    ['fills', '(^\\)'],
    ['deltas', "(-':)"],
    ['ratios', "(%':)"],
  ])('%s is %s', (verb, derived) => {
    forRandomCases(count, chance => {
      const x = randomVector(chance, chance.pick(numericTypes))
      // A scan of no items gives one item, as q documents.
      if (derived.endsWith('\\)') && holds(`0=count ${x}`)) return
      expectSame(`${verb} ${x}`, `${derived}${x}`, verb)
    })
  })
})

describe('a vector is treated as its items are', () => {
  test.each(['sum', 'prd', 'max', 'min', 'sums', 'prds', 'maxs', 'mins', 'deltas', 'ratios', 'fills'])(
    'by %s, each in a row of its own',
    verb => {
      forRandomCases(count, chance => {
        const x = randomVector(chance, chance.pick(typesOf(verb)))
        const seen = /^(sum|prd)/.test(verb) ? `{x${verb.startsWith('s') ? '+' : '*'}y}\\[x]` : 'x'
        const hasNull = /deltas|ratios|fills/.test(verb) ? '0b' : `any null ${seen}`
        define(`x:${x}`)
        if (!holds(`(0=count x)or ${hasNull}`)) expectSame(`(),${verb} x`, `raze ${verb} enlist each x`, x)
      })
    },
  )

  test.each(['+', '-', '*', '%', '&', '|', '=', '<', '>', '<=', '>=', '<>', ' div ', ' mod ', ' xbar ', '^'])(
    'by x%sy, with a list and with an atom',
    verb => {
      forRandomCases(2 * count, chance => {
        const [xType, yType] = [chance.pick(numericTypes), chance.pick([float, int, smallLong, long])]
        const length = chance.whole(1, 8)
        const [x, y] = [xType, yType].map(type => vectorSource(type, chance, length))
        define(`x:${x};y:${y};a:first y`)
        expectSame(`x${verb}y`, `{x${verb}y}'[x;y]`, `${x} ${y}`)
        expectSame(`x${verb}a`, `{x${verb}a}each x`, `${x} ${y}`)
        expectSame(`a${verb}x`, `{a${verb}x}each x`, `${x} ${y}`)
        expectSame(`(x;1)${verb}(y;2)`, `({x${verb}y}'[x;y];1${verb}2)`, `${x} ${y}`)
      })
    },
  )
})

describe('statistics are what their definitions say', () => {
  const definitions = [
    ['avg x', '(sum k)%count k'],
    ['var x', 'avg d*d:k-avg k'],
    ['dev x', 'sqrt avg d*d:k-avg k'],
    ['x cov y', 'avg(p-avg p)*q-avg q'],
    ['x cor y', '(avg(p-avg p)*q-avg q)%(dev p)*dev q'],
    ['x wavg y', '(sum p*q)%sum p'],
    ['med x', 'avg(asc m)(floor .5*n-1),floor .5*n:count m'],
    ['x wsum y', 'sum f*g'],
  ] as const

  test.each(definitions)('%s', (call, definition) => {
    forRandomCases(2 * count, chance => {
      const types = call.includes('wsum') ? [smallLong, float] : [...timeTypes, timespan, smallLong]
      const length = chance.whole(1, 8)
      const [x, y] = [1, 2].map(() => `(${chance.pick(types).cast}${vectorSource(smallLong, chance, length)})`)
      // f and g are floats, k and m the items without nulls, p and q the pairs without one.
      define(`x:${x};y:${y};f:"f"$"j"$x;g:"f"$"j"$y;k:f where not null f;m:f;b:not null f*g;p:f where b;q:g where b`)
      // Means of 1, 2, 4 or 8 small numbers are exact.
      if (holds('all(count each(k;p))in 1 2 4 8')) expectSame(call, definition, `${x} ${y}`)
    })
  })

  test.each([
    ['msum', 'sum'],
    ['mavg', 'avg'],
    ['mcount', '{sum"j"$not null x}'],
    ['mmin', '{first(&/)enlist each x}'],
  ])('%s is the %s of each window', (moving, aggregate) => {
    forRandomCases(count, chance => {
      const [x, width] = [randomSmall(chance), chance.whole(1, 9)]
      const windows = `{(neg y&count z)#z:(1+x)#z}[;${width};${x}]each til count ${x}`
      expectSame(`${width} ${moving} ${x}`, `${aggregate} each ${windows}`, x)
    })
  })
})

describe('an attribute changes no answer', () => {
  const attributes = [
    ['u', 'distinct x'],
    ['g', 'x'],
    ['p', 'raze x value group x'],
    ['s', 'asc x'],
  ] as const
  const calls = (
    'x?y|y in x|x in y|distinct x|group x|count distinct x|x?first y|x except y|x inter y|y except x|y inter x|x union y|' +
    'y?x|(key[x!til count x]?y)|value x!til count x|(x!til count x)y|where x=first y|where x in y|where x<first y|' +
    'x bin y|x binr y|iasc x|idesc x|rank x|2 xrank x|desc x|max x|min x|med x|avg x|sum x|x within 2#y|' +
    'reverse x|plain 1_x|plain x,y|plain x,x|differ x|deltas x|fills x|prev x|plain 3#x|plain x where x>first y|group x,y|{x?y}[x]each y'
  ).split('|')
  const conditions = (
    'c=f|c in y|c within(min y;max y)|c<f|c>=f|c<>f|not c in y|(c=f)|c in y|c=f,n>1|n>0,c=f|c in y,c>f|f=c|c in f|' +
    'null c|c=first c|c in distinct c|c in 0#y|c within(first c;last c)|c=max c|c in enlist f|c within(f;f)|c within f|c within y|c=y'
  ).split('|')
  const queries = [
    'exec n from t where WHERE',
    'plain each flip select from t where WHERE',
    'select m:count i by c from t where WHERE',
    'plain each flip delete from t where WHERE',
  ]
  const ofTables = [
    '`c xgroup t',
    'select sum n by c from t',
    'distinct t',
    '([]c:y)lj 1!select last n by c from t',
    'ej[`c;([]c:y);t]',
    'plain each flip`c xdesc t',
    'plain each flip`c xasc t',
  ]

  test.each(attributes)('%s, on %s', (attribute, list) => {
    // As in q, `#x takes the attribute from x itself, and asc gives it to x if it is sorted: both would change the case.
    define('plain:{x til count x}')
    forRandomCases(count, chance => {
      const type = chance.pick(searchedTypes)
      const x = vectorSource(type, chance, chance.whole(0, 9) ? chance.whole(0, 9) : 300)
      const y = vectorSource(type, chance, chance.whole(2, 6))
      define(`x:${x};x:\`${attribute}#${list};z:plain x;y:2#z,${y},z;f:first y`)
      expectSame('attr x', `$[count x;\`${attribute};attr x]`, x)
      for (const call of calls) expectSame(call, `{[x;y]${call}}[z;y]`, `${x} ${y}`)
      define('t:([]c:x;n:til count x);u:([]c:z;n:til count z)')
      const tableCalls = queries.flatMap(query => conditions.map(condition => query.replace('WHERE', condition)))
      for (const call of [...chance.many(40, () => chance.pick(tableCalls)), ...ofTables])
        expectSame(call, call.replace(/\bt\b/g, 'u'), `${x} ${y}`)
      expectSame('asc x', 'asc z', `${x} ${y}`)
    })
  })
})

/** A type by the function that makes it of longs or floats, and the numbers to make it of. */
interface RandomType {
  cast: string
  item: (chance: Chance) => string
}

const specials = ['0N', '0W', '-0W'] as const

const integral = (cast: string, bits: number): RandomType => ({
  cast,
  item: chance => (chance.whole(0, 7) ? String(nearLimit(chance, bits)) : chance.pick(specials)),
})

const long = integral('', 64)
/** Longs that a vector holds as doubles. */
const safeLong = integral('', 54)
const int = integral('"i"$', 32)
const float: RandomType = {
  cast: '"f"$',
  item: ({ pick }) => pick(['0.5', '-3', '3', '0.1', '0.3', '1e15', '9007199254740993', '1e300', '0n', '0w', '-0w']),
}
const smallLong: RandomType = {
  cast: '',
  item: ({ whole, pick }) => pick(['0N', ...[1, 2, 3].map(() => `${whole(-9, 9)}`)]),
}

const timespan = integral('"n"$', 64)
const timeTypes = ['"p"$', '"t"$', '"d"$', '"u"$', '"m"$'].map(cast => ({ ...smallLong, cast }))
const numericTypes = [long, safeLong, float, int, integral('"h"$', 16), integral('"t"$', 32), timespan, ...timeTypes]
const wordType: RandomType = { cast: '`$string ', item: smallLong.item }
const searchedTypes = [
  long,
  long,
  long,
  safeLong,
  ...numericTypes,
  integral('"p"$', 64),
  wordType,
  { ...smallLong, cast: '"e"$' },
]

const vectorSource = ({ cast, item }: RandomType, chance: Chance, length: number): string =>
  length ? `(${cast}(),${Array.from({ length }, () => item(chance)).join(' ')})` : `(${cast}0#0)`

const randomVector = (chance: Chance, type: RandomType): string => vectorSource(type, chance, chance.whole(0, 8))

/** One to eight small longs or nulls. */
const randomSmall = (chance: Chance): string => vectorSource(smallLong, chance, chance.whole(1, 8))

/** Rows of up to three groups: v of the type, w of longs, p of floats. */
function randomTable(chance: Chance, type: RandomType): string {
  const length = chance.whole(1, 12)
  const names = Array.from({ length }, () => `\`${chance.pick(['a', 'b', 'c'])}`).join('')
  const v =
    type === long && chance.whole(0, 1) ? bitsSource(walkPast53Bits(chance)) : vectorSource(type, chance, length)
  const w = vectorSource(chance.pick([smallLong, safeLong]), chance, length)
  return `{(count[x\`v]&count x\`g)#flip x}\`g\`v\`w\`p!${length}#/:(${names};${v};${w};${vectorSource(float, chance, length)})`
}

/** The largest long that a double holds exactly, steps beyond it and a step back to where doubles have lost digits. */
function walkPast53Bits(chance: Chance): bigint[] {
  if (chance.whole(0, 1)) return [nearLimit(chance, 64), ...chance.many(8, () => nearLimit(chance, 64))]
  const steps = [1n, ...chance.many(5, () => BigInt(chance.whole(0, 3)))]
  const back = -totalOf(steps) - BigInt(chance.whole(0, 3))
  const sign = chance.pick([1n, -1n])
  return [2n ** 53n - 1n, ...steps, back].map(item => sign * item)
}

/** A number close to 0, to a power of two at which doubles end, or to the last number of so many bits. */
function nearLimit({ pick, whole }: Chance, bits: number): bigint {
  const limits = [0n, 0n, 7n, 2n ** BigInt(bits - 2), 2n ** BigInt(bits - 1) - 9n]
  const near = pick(bits === 64 ? [...limits, 2n ** 52n, 2n ** 53n, 2n ** 53n] : limits) + BigInt(whole(-4, 4))
  return whole(0, 1) ? near : -near
}

/** Longs as the bits that q keeps: null is the smallest, the infinities are the outermost after it. */
const nullLong = -(2n ** 63n)

function bitsSource(items: bigint | readonly bigint[]): string {
  return typeof items === 'bigint' ? bitSource(items) : `((),${items.map(bitSource).join(' ')})`
}

function bitSource(item: bigint): string {
  if (item === nullLong) return '0N'
  if (item === 2n ** 63n - 1n) return '0W'
  return item === 1n - 2n ** 63n ? '-0W' : String(item)
}

const wrap = (item: bigint) => BigInt.asIntN(64, item)

const isKnown = (item: bigint) => item !== nullLong

const difference = (x: bigint, y: bigint) => (isKnown(x) && isKnown(y) ? wrap(x - y) : nullLong)

function totalOf(items: readonly bigint[]): bigint {
  return wrap(items.filter(isKnown).reduce((total, item) => total + item, 0n))
}

function productOf(items: readonly bigint[]): bigint {
  return wrap(items.filter(isKnown).reduce((total, item) => total * item, 1n))
}

function differencesOf(items: readonly bigint[]): bigint[] {
  return items.map((item, i) => difference(item, items[i - 1] ?? 0n))
}

/** As q computes them: the sum so far less the sum before the window. */
function movingTotalsOf(items: readonly bigint[], width: number): bigint[] {
  const totals = items.map((_, end) => totalOf(items.slice(0, end + 1)))
  return totals.map((total, i) => difference(total, totals[i - width] ?? 0n))
}

/** The types on which an aggregate or its running form is compared. A time cannot be multiplied. */
function typesOf(verb: string) {
  if (/^(?:max|min)/.test(verb)) return numericTypes
  return verb.startsWith('prd') ? [long, float] : [long, float, timespan]
}

/** Runs assignments, which print nothing. */
const define = (input: string) => expect(answer(input)).toBe('')

/** Whether a condition is true; an error fails the test. */
function holds(condition: string): boolean {
  const verdict = answer(condition)
  expect(verdict, condition).toMatch(/^[01]b$/)
  return verdict === '1b'
}

/** Both are the same in type, bits and attributes, or end in the same error. */
function expectSame(fast: string, plain: string, context: string) {
  const verdict = answer(`(-8!${fast})~-8!${plain}`)
  if (verdict.startsWith("'")) expect(codeOrText(fast), `${fast} for ${context}`).toBe(codeOrText(plain))
  else expect(verdict, `${fast} is ${plain} for ${context}`).toBe('1b')
}
