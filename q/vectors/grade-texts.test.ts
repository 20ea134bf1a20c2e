import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { run } from '../tests/console.ts'
import { indicesBetween } from '../values/indices.ts'
import { gradeTexts } from './grade-texts.ts'

/** Texts of bytes as they are most likely to be sorted wrongly: of many lengths, with zeros, with beginnings in common. */
const lists: [what: string, makeText: (below: (limit: number) => number) => number[]][] = [
  ['few different texts', below => Array.from({ length: below(4) }, () => 97 + below(2))],
  ['zero bytes', below => new Array(below(20)).fill(0)],
  ['bytes above 127', below => Array.from({ length: below(3) }, () => 126 + below(4))],
  [
    'a long common beginning',
    below => [...new Array(30).fill(65), ...Array.from({ length: below(9) }, () => below(3))],
  ],
  ['two common beginnings', below => [...new Array(20).fill(below(2)), ...Array.from({ length: 9 }, () => below(4))]],
  ['all equal', () => [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['each the beginning of the next', below => new Array(below(1000)).fill(255)],
]

test.each(lists)('long lists of texts sort as if compared byte by byte: %s', (_, makeText) => {
  const random = createRandom(34)
  const texts = Array.from({ length: 3000 }, () => Uint8Array.from(makeText(limit => Math.floor(random() * limit))))
  const indices = indicesBetween(500, 3000).reverse()
  for (const sign of [1, -1]) {
    const compare = (x: number, y: number) => sign * compareBytes(texts[x] ?? [], texts[y] ?? [])
    expect(gradeTexts(texts, sign < 0, indices, compare)).toEqual(indices.slice().sort(compare))
  }
})

test('long lists of strings and of byte vectors sort, and mixed ones by type first', () => {
  const texts = 'x:string(7919*til 5000)mod 5000'
  expect(run(texts, '(asc x)~string asc`$x')).toBe('1b')
  expect(run(texts, '(desc x)~reverse asc x')).toBe('1b')
  expect(run(texts, '("x"$asc"x"$x)~"x"$asc x')).toBe('1b')
  expect(run(texts, '(asc x,enlist 0x00)~enlist[0x00],asc x')).toBe('1b')
  expect(run(texts, '(asc x,enlist 1 2)~enlist[1 2],asc x')).toBe('1b')
})

function compareBytes(x: ArrayLike<number>, y: ArrayLike<number>): number {
  const length = Math.min(x.length, y.length)
  for (let i = 0; i < length; i++) if (x[i] !== y[i]) return (x[i] ?? 0) - (y[i] ?? 0)
  return x.length - y.length
}
