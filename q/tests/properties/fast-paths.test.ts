import { expect, test } from 'vitest'
import { isLongRun } from '../../../tests/support/long-run.ts'
import { answer, type Chance, forRandomCases, longsSource } from './random-cases.ts'

const count = isLongRun ? 500 : 25

/** Longs as the bits that q keeps: null is the smallest, the infinities are the outermost after it. */
const nullLong = -(2n ** 63n)

test.each([
  ['sum', totalOf],
  ['prd', productOf],
  ['sums', (items: readonly bigint[]) => items.map((_, end) => totalOf(items.slice(0, end + 1)))],
  ['prds', (items: readonly bigint[]) => items.map((_, end) => productOf(items.slice(0, end + 1)))],
  ['deltas', differencesOf],
  ['3 msum', (items: readonly bigint[]) => movingTotalsOf(items, 3)],
])('%s of the longs of a group keeps 64 bits', (verb, compute) => {
  forRandomCases(count, chance => {
    const { rows, source } = randomTable(chance)
    const groups = ['a', 'b', 'c'].map(name => rows.filter(({ g }) => g === name).map(({ v }) => v))
    const expected = groups.filter(group => group.length).map(group => textOf(compute(group)))
    const list = expected.length > 1 ? `(${expected.join(';')})` : `enlist ${expected[0]}`
    expect(answer(`(value exec ${verb} v by g from ${source})~${list}`), `${verb} ${source}`).toBe('1b')
  })
})

test('quick aggregates of groups are what the verb makes of each group', () => {
  const aggregates = (
    'sum v|avg v|prd v|max v|min v|w wavg v|w wavg p|p wavg v|w wsum v|v wsum p|var v|dev v|w cov v|sum v*w|avg v+w|' +
    "sums v|avgs v|prds v|deltas v|2 msum v|2 mavg v|sum p|avg p|(sum v)-max w|(+/)v|(*/)v|(+\\)v|(-':)v"
  ).split('|')
  forRandomCases(isLongRun ? count : 10, chance => {
    const { source } = randomTable(chance)
    answer(`t:${source}`)
    for (const aggregate of aggregates) {
      const call = `{[v;w;p]${aggregate}}[v;w;p]`
      for (const query of [
        'select x:FORM by g from t',
        'update x:FORM by g from t where w<>0',
        'exec FORM by g from t',
      ]) {
        const [quick, plain] = [aggregate, call].map(form => query.replace('FORM', form))
        expect(answer(`(-8!${quick})~-8!${plain}`), `${quick} ${source}`).toBe('1b')
      }
    }
    for (const verb of ['sum', 'avg', 'max', 'min'])
      expect(answer(`(-8!(${verb};t\`v)fby t\`g)~-8!({${verb} x};t\`v)fby t\`g`), source).toBe('1b')
  })
})

test('an operator folded over longs is the sum or product of them', () => {
  forRandomCases(count, chance => {
    const items = Array.from({ length: chance.whole(2, 8) }, () => bigItem(chance))
    // A total with the bits of the null is one for the operator alone.
    if (items.some((_, end) => [totalOf, productOf].some(f => !isKnown(f(items.slice(0, end + 1)))))) return
    const x = longsSource(items)
    const pairs = ['(+/)|sum ', '(0+/)|sum ', '(+\\)|sums ', '(*/)|prd ', '(1*/)|prd ', '(*\\)|prds ', "(-':)|deltas "]
    for (const pair of pairs) {
      const [folded, verb] = pair.split('|')
      expect(answer(`(${folded}${x})~${verb}${x}`), `${folded}${x}`).toBe('1b')
    }
  })
})

interface Row {
  g: string
  v: bigint
}

/** Rows in three groups: longs that add up beyond 2^53 and come back, nulls and infinities; a second column of them and floats. */
function randomTable(chance: Chance): { rows: Row[]; source: string } {
  const items = [anyItem(chance), ...chance.many(11, () => anyItem(chance))]
  const mixed = items.map(v => ({ g: chance.pick(['a', 'b', 'c']), v }))
  const rows = chance.whole(0, 1) ? mixed : walkPast53Bits(chance)
  const others = rows.map(() => String(chance.whole(0, 3) ? chance.whole(-2, 5) : textOfItem(anyItem(chance))))
  const floats = rows.map(() => chance.pick(['0.5', '-3', '1e15', '9007199254740993', '0n', '0w', '-0w']))
  const names = rows.map(({ g }) => `\`${g}`).join('')
  const source = `([]g:(),${names};v:${textOf(rows.map(({ v }) => v))};w:(),${others.join(' ')};p:"f"$(),${floats.join(' ')})`
  return { rows, source }
}

/** In group b the largest long that a double holds exactly, steps upwards and a step back; between them small longs of others. */
function walkPast53Bits({ pick, whole, many }: Chance): Row[] {
  const ups = [1n, ...many(5, () => BigInt(whole(0, 3)))]
  const back = -totalOf(ups) - BigInt(whole(0, 3))
  const sign = pick([1n, -1n])
  return [2n ** 53n - 1n, ...ups, back].flatMap(v => [
    ...many(1, () => ({ g: pick(['a', 'c']), v: BigInt(whole(-9, 9)) })),
    { g: 'b', v: sign * v },
  ])
}

const anyItem = (chance: Chance): bigint =>
  chance.whole(0, 9) ? bigItem(chance) : chance.pick([nullLong, 2n ** 63n - 1n, 1n - 2n ** 63n])

/** A number close to a power of two at which doubles or longs end, or a small one. */
function bigItem({ pick, whole }: Chance): bigint {
  const near = pick([0n, 0n, 2n ** 52n, 2n ** 53n, 2n ** 53n, 2n ** 62n, 2n ** 63n - 9n]) + BigInt(whole(-4, 4))
  return whole(0, 1) ? near : -near
}

/** The source of one long or of a list of them. */
function textOf(items: bigint | readonly bigint[]): string {
  return typeof items === 'bigint' ? textOfItem(items) : `((),${items.map(textOfItem).join(' ')})`
}

function textOfItem(item: bigint): string {
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
