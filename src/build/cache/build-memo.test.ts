import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { openBuildMemo } from './build-memo.ts'

/** Calls `use` with the memo of one build after another, in the same folder. */
function buildInTurn<Result>(uses: ((memo: ReturnType<typeof openBuildMemo>) => Result)[]): Result[] {
  const folder = folderForTest({})
  return uses.map(use => {
    const build = openBuildMemo(folder, '1')
    const result = use(build)
    build.save()
    return result
  })
}

test('a result is made once for the same inputs, and comes back with maps, sets, dates and undefined values', () => {
  const result = {
    map: new Map([[1, new Set(['a'])]]),
    date: new Date(5),
    none: undefined,
    bytes: Uint32Array.of(1, 70_000),
  }
  let made = 0
  const make = () => {
    made++
    return result
  }
  const recalled = buildInTurn(
    [1, 2].map(
      () =>
        ({ memo }) =>
          memo('things', [new Map([['a', 1]])], make),
    ),
  )
  expect(recalled).toEqual([result, result])
  expect(made).toBe(1)
})

test.each([
  ['other inputs', 'things', [2]],
  ['another kind', 'others', [1]],
])('%s have a result of their own', (_, kind, inputs) => {
  const [, other] = buildInTurn([
    ({ memo }) => memo('things', [1], () => 'first'),
    ({ memo }) => memo(kind, inputs, () => 'second'),
  ])
  expect(other).toBe('second')
})

test('what cannot be known is made each time', () => {
  let made = 0
  buildInTurn(
    [1, 2].map(
      () =>
        ({ memo }) =>
          memo('things', [() => {}], () => ++made),
    ),
  )
  expect(made).toBe(2)
})

test('a result that is no longer current is not recalled, and a newer one takes its place', () => {
  const recalled = buildInTurn<unknown>([
    ({ memo }) => memo.keep('things', [1], 'old'),
    ({ memo }) => memo.recall('things', [1], result => result === 'new'),
    ({ memo }) => memo.keep('things', [1], 'new'),
    ({ memo }) => memo.recall('things', [1], result => result === 'new'),
  ])
  expect(recalled).toEqual([undefined, undefined, undefined, 'new'])
})

test('a text is made when it is first read, and its key tells whether another build made it', () => {
  let made = 0
  const open = ({ memo }: ReturnType<typeof openBuildMemo>) =>
    memo.text('texts', [1], () => {
      made++
      return 'zwölf'
    })
  const [key, text, count] = buildInTurn<unknown>([
    build => open(build).key,
    build => {
      const { read } = open(build)
      return read() + read()
    },
    build => [open(build).key, build.count('texts'), open(build).read()],
  ])
  expect(text).toBe('zwölfzwölf')
  expect(count).toEqual([key, { made: 0, reused: 2 }, 'zwölf'])
  expect(made).toBe(1)
})
