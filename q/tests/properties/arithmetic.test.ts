import { expect, test } from 'vitest'
import { isLongRun } from '../../../tests/support/long-run.ts'
import { answer, type Chance, forRandomCases, longsSource } from './random-cases.ts'

const count = isLongRun ? 1000 : 60

test.each(['+', '-', '*', '&', '|', '=', '<', '>=', '%', ' div ', ' mod ', ' xbar '])(
  'x%sy on vectors is what it is item by item',
  verb => {
    forRandomCases(count, chance => {
      const [x, y] = pairs(chance, 1, number)
      expect(answer(`{(x${verb}y)~{x${verb}y}'[x;y]}[${x};${y}]`), `${x} ${y}`).toBe('1b')
    })
  },
)

test('x is y times its quotient and the remainder', () => {
  forRandomCases(count, chance => {
    const [x, y] = pairs(chance, 1, () => chance.whole(-1000, 1000))
    const divisors = `(1+abs ${y})*1 -1 til[count ${y}]mod 2`
    expect(answer(`{all x=(y*x div y)+x mod y}[${x};${divisors}]`), `${x} ${y}`).toBe('1b')
  })
})

test('y xbar x is the multiple of y that is next below x', () => {
  forRandomCases(count, chance => {
    const [x, y] = pairs(chance, 1, () => chance.whole(-1000, 1000))
    expect(answer(`{y:1+abs y;b:y xbar x;all(b<=x)&(x<b+y)&0=b mod y}[${x};${y}]`), `${x} ${y}`).toBe('1b')
  })
})

test.each([
  ['+', (x: bigint, y: bigint) => x + y],
  ['-', (x: bigint, y: bigint) => x - y],
  ['*', (x: bigint, y: bigint) => x * y],
] as const)('%s of longs keeps 64 bits', (verb, compute) => {
  forRandomCases(count, chance => {
    const [x, y] = [bigNumber(chance), bigNumber(chance)]
    const exact = BigInt.asIntN(64, compute(x, y))
    if (!isFinite64(exact)) return
    expect(answer(`(${x})${verb}${y}`)).toBe(`${exact}`)
    expect(answer(`(${longsSource([x, 1n])}${verb}${longsSource([y, 1n])})0`)).toBe(`${exact}`)
    expect(answer(`first(enlist ${x})${verb}${y}`)).toBe(`${exact}`)
  })
})

test.each([
  ['sum', (x: bigint, y: bigint) => x + y],
  ['prd', (x: bigint, y: bigint) => x * y],
] as const)('%s of longs keeps 64 bits', (verb, compute) => {
  forRandomCases(count, chance => {
    const items = Array.from({ length: chance.whole(1, 6) }, () => bigNumber(chance))
    let total = items[0] ?? 0n
    for (const item of items.slice(1)) total = BigInt.asIntN(64, compute(total, item))
    if (isFinite64(total)) expect(answer(`${verb} ${longsSource(items)}`), items.join(' ')).toBe(`${total}`)
  })
})

test('quotients of big longs are rounded down', () => {
  forRandomCases(count, chance => {
    const [x, y] = [bigNumber(chance), BigInt(chance.whole(1, 999_999))]
    const quotient = x / y - (x % y < 0n ? 1n : 0n)
    expect(answer(`(${x})div ${y}`)).toBe(`${quotient}`)
    expect(answer(`(${x})mod ${y}`)).toBe(`${x - quotient * y}`)
  })
})

test('deltas undoes sums, and sums deltas', () => {
  forRandomCases(count, chance => {
    const [x] = pairs(chance, 0, () => chance.whole(-999, 999))
    expect(answer(`{(x~deltas sums x)&x~sums deltas x}${x}`), x).toBe('1b')
  })
})

/** Numbers, now and then null or infinite, and now and then beyond what a double holds exactly. */
const number = ({ whole, pick, random }: Chance): string =>
  random() < 0.15 ? pick(['0N', '0W', '-0W', '4611686018427387904', '-9007199254740993']) : `${whole(-50, 50)}`

/** The sources of two vectors of one count. */
function pairs(chance: Chance, fewest: number, make: (chance: Chance) => number | string): [string, string] {
  const length = chance.whole(fewest, 8)
  const vector = () => {
    const items = Array.from({ length }, () => make(chance))
    return length > 1 ? `(${items.join(' ')})` : length ? `(enlist ${items[0]})` : '(`long$())'
  }
  return [vector(), vector()]
}

/** A whole number of up to 63 bits, small ones as often as large ones. */
function bigNumber({ whole }: Chance): bigint {
  const magnitude = (BigInt(whole(0, 2 ** 31 - 1)) << 32n) | BigInt(whole(0, 2 ** 32 - 1))
  const item = magnitude >> BigInt(whole(0, 62))
  return isFinite64(item) ? (whole(0, 1) ? item : -item) : 1n
}

/** The outermost numbers of 64 bits stand for null and infinity. */
const isFinite64 = (item: bigint) => item > -(2n ** 63n) + 1n && item < 2n ** 63n - 1n
