import { expect, test } from 'vitest'
import { isLongRun } from '../../../tests/support/long-run.ts'
import { answer, type Chance, forRandomCases, longsSource, symbolsSource } from './random-cases.ts'

const count = isLongRun ? 1000 : 60

test('sorts are in order and stable', () => {
  forRandomCases(count, chance => {
    const x = numbers(chance)
    const upwards = x.map((_, i) => i).sort((i, j) => at(x, i) - at(x, j))
    const downwards = x.map((_, i) => i).sort((i, j) => at(x, j) - at(x, i))
    const source = longsSource(x)
    expectEqual(`iasc ${source}`, longsSource(upwards))
    expectEqual(`idesc ${source}`, longsSource(downwards))
    expectEqual(`asc ${source}`, longsSource(upwards.map(i => at(x, i))))
    expect(answer(`{(asc[x]~x iasc x)&(desc[x]~x idesc x)&(til count x)~asc iasc x}${source}`), source).toBe('1b')
  })
})

test('rank says at which place an item stands once sorted', () => {
  forRandomCases(count, chance => {
    const source = longsSource(numbers(chance))
    expect(answer(`{x~(asc x)rank x}${source}`), source).toBe('1b')
  })
})

test('distinct, except, inter and union are those of sets that keep their order', () => {
  forRandomCases(count, chance => {
    const [x, y] = [names(chance), names(chance)]
    const [left, right] = [symbolsSource(x), symbolsSource(y)]
    expectEqual(`distinct ${left}`, symbolsSource([...new Set(x)]))
    expectEqual(`${left} except ${right}`, symbolsSource(x.filter(each => !y.includes(each))))
    expectEqual(`${left} inter ${right}`, symbolsSource(x.filter(each => y.includes(each))))
    expectEqual(`${left} union ${right}`, symbolsSource([...new Set([...x, ...y])]))
    expectEqual(`${left} in ${right}`, booleansSource(x.map(each => y.includes(each))))
    expectEqual(`${left}?${right}`, longsSource(y.map(each => (x.includes(each) ? x.indexOf(each) : x.length))))
  })
})

test('group gives for each item the places where it stands', () => {
  forRandomCases(count, chance => {
    const x = names(chance)
    for (const name of new Set(x)) {
      const indices = x.flatMap((each, i) => (each === name ? [i] : []))
      expectEqual(`group[${symbolsSource(x)}]\`${name}`, longsSource(indices))
    }
    expectEqual(`key group ${symbolsSource(x)}`, symbolsSource([...new Set(x)]))
  })
})

test('bin finds the last item that is not above, binr the first that is not below', () => {
  forRandomCases(count, chance => {
    const x = numbers(chance).sort((i, j) => i - j)
    const y = numbers(chance)
    const last = y.map(each => x.filter(item => item <= each).length - 1)
    const first = y.map(each => x.filter(item => item < each).length)
    expectEqual(`${longsSource(x)} bin ${longsSource(y)}`, longsSource(last))
    expectEqual(`${longsSource(x)} binr ${longsSource(y)}`, longsSource(first))
  })
})

test('running and moving aggregates are aggregates of what came before', () => {
  forRandomCases(count, chance => {
    const [x, width] = [longsSource(numbers(chance)), chance.whole(1, 4)]
    for (const [running, moving, aggregate] of aggregates) {
      expect(answer(`{(${running} x)~${aggregate} each(1+til count x)#\\:x}${x}`), `${running} ${x}`).toBe(isEmpty(x))
      const windows = `{(neg y&count z)#z:(1+x)#z}[;y;x]each til count x`
      expect(answer(`{(y ${moving} x)~${aggregate} each ${windows}}[${x};${width}]`), `${moving} ${x}`).toBe(isEmpty(x))
    }
  })
})

test('rotate, sublist, take and drop divide a list as slices do', () => {
  forRandomCases(count, chance => {
    const x = Array.from({ length: chance.whole(1, 9) }, () => chance.whole(-9, 9))
    const [n, source] = [chance.whole(0, x.length), longsSource(x)]
    expectEqual(`${n} rotate ${source}`, longsSource([...x.slice(n), ...x.slice(0, n)]))
    expectEqual(`${n}#${source}`, longsSource(x.slice(0, n)))
    expectEqual(`${n}_${source}`, longsSource(x.slice(n)))
    expectEqual(`${-n}_${source}`, longsSource(x.slice(0, x.length - n)))
    expectEqual(`${n} sublist ${source}`, longsSource(x.slice(0, n)))
  })
})

const aggregates = [
  ['sums', 'msum', 'sum'],
  ['maxs', 'mmax', 'max'],
  ['mins', 'mmin', 'min'],
  ['avgs', 'mavg', 'avg'],
] as const

/** A running aggregate of nothing has its own type, `each` of nothing is a general list. */
const isEmpty = (source: string) => (source === longsSource([]) ? '0b' : '1b')

function expectEqual(input: string, expected: string) {
  expect(answer(`(${input})~${expected}`), `${input} and ${expected}`).toBe('1b')
}

/** Up to 12 numbers, some of them equal. */
const numbers = ({ many, whole }: Chance): number[] => many(12, () => whole(-9, 9))

const names = ({ many, pick }: Chance): string[] => many(8, () => pick(['a', 'b', 'c', 'd', 'e']))

const at = (items: readonly number[], index: number): number => items[index] ?? 0

const booleansSource = (flags: readonly boolean[]): string =>
  flags.length > 1 ? `${flags.map(Number).join('')}b` : flags.length ? `(enlist ${Number(flags[0])}b)` : '(`boolean$())'
