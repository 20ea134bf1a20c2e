import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const cases: [input: string, output: string][] = [
  ['1 3 5 bin 0 1 2 3 4 5 6', '-1 0 0 1 1 2 2'],
  ['1 3 5 binr 0 1 2 3 4 5 6', '0 0 1 1 2 2 3'],
  ['1 3 3 3 5 bin 3', '3'],
  ['1 3 3 3 5 binr 3', '1'],
  ['0N 0N 1 bin 0N 0 1', '1 1 2'],
  ['0N 0N 1 binr 0N 0 1', '0 2 2'],
  ['1 2 bin 0N', '-1'],
  ['1 2 binr 0N', '0'],
  ['-0W 1 0W bin -0W 0 1 0W', '0 0 1 2'],
  ['(0#0) bin 1', '-1'],
  ['`a`c bin `a`b`c`d`', '0 0 1 1 -1'],
  ['`a`c binr `a`b`c`d`', '0 1 1 2 0'],
  ['0.5 1.5 bin 0 0.5 1 1.5 2', '-1 0 0 1 1'],
  ['9007199254740992 9007199254740993 bin 9007199254740993 9007199254740992', '1 0'],
  ['1 2 3 2?2', '1'],
  ['1 2 3?4', '3'],
  ['1 2 3?3 1 9', '2 0 3'],
  ['1 0N 0N?0N', '1'],
  ['1 2?0N', '2'],
  ['5 7 7 0N 9 0N?4 5 7 9 10 0N 6', '6 0 1 4 6 3 6'],
  ['5 7 9?4 5 7 9 10 0N 6', '3 0 1 2 3 3 3'],
  ['1000000 -5000000000 0N 1000000?0N 1000000 -5000000000 3 4', '2 0 1 4 4'],
  ['0.5 0n 0.5 -0w?0n 0.5 -0w 0w 1', '1 0 3 4 4'],
  ['9007199254740993 9007199254740992?9007199254740992 9007199254740993 1 0N 9007199254740991', '1 0 2 2 2'],
  ['1 2 3 4 5 6?9007199254740993 6 1 2 0N', '6 5 0 1 6'],
  ['`a`b`a?`a`b`c``a', '0 1 3 3 0'],
  ['"hello"?"lxhoe"', '2 5 0 4 1'],
  ['(1 2;3 4;1 2)?3 4', '1'],
  ['(1 2;3 4;1 2)?(1 2;9 9)', '0 3'],
  ['("ab";`c;1)?`c', '3'],
  ['(`c;1;"x")?"x"', '2'],
  ['(0Ng;"G"$"00000000-0000-0000-0000-000000000001")?0Ng', '0'],
  ['([]a:1 2 1;b:`x`y`z)?([]a:1 1 2;b:`z`y`y)', '2 3 1'],
  ['(`a`b!1 2)?2 3', '`b`'],
  ['distinct 3 1 3 0N 1 0N', '3 1 0N'],
  ['distinct 9000000000 1 9000000000 0N 0N', '9000000000 1 0N'],
  ['distinct 0.5 0n 0.5 0n', '0.5 0n'],
  ['distinct `b`a`b', '`b`a'],
  ['distinct (1 2;1 2;2 1)', '1 2\n2 1'],
  ['distinct ([]a:1 1 1;b:2 2 3)', 'a b\n---\n1 2\n1 3'],
  ['1 2 3 3 in 3 1', '1011b'],
  ['3 in 1 2', '0b'],
  ['2 in 1 2', '1b'],
  ['1 2f in 2', '01b'],
  ['1 2 3 2 except 2', '1 3'],
  ['1 2 3 2 inter 2 3', '2 3 2'],
  ['1 2 1 union 3 2', '1 2 3'],
  ['group `b`a`b', 'b| 0 2\na| ,1'],
  ['group 0N 5 0N', ' | 0 2\n5| ,1'],
]

test.each(cases)('%s', (input, output) => {
  expect(run(input)).toBe(output)
})

/** A thousand distinct items each: dense and wide integers, and all that are found by their hash. */
const distinctItems = [
  'til 1000',
  '0N,til 999',
  '-7+til 1000',
  '1000003*-500+til 1000',
  '4294967296*til 1000',
  '0.1*til 1000',
  '0n -0w 0w,til 997',
  '9007199254740993+til 1000',
  '"i"$1000003*-500+til 1000',
  '2024.01.01D00+til 1000',
  '`$string til 1000',
  'string til 1000',
]

test.each(distinctItems)('each of many items is found where it stands first: %s', list => {
  const agrees = (input: string) => expect(run(`x:${list}`, input)).toBe('1b')
  agrees('(til 1000)~x?x')
  agrees('(til 1000)~(x,x)?x')
  agrees('(reverse til 1000)~x?reverse x')
  agrees('((til 500),500#500)~(500#x)?x')
  agrees('x~distinct x,reverse x')
  agrees("(value group x,x)~(til 1000),'1000+til 1000")
  agrees('(til 1000)~(asc x)bin asc x')
  agrees('(til 1000)~(asc x)binr asc x')
  agrees('(1+2*til 1000)~(asc x,x)bin asc x')
  agrees('(2*til 1000)~(asc x,x)binr asc x')
})
