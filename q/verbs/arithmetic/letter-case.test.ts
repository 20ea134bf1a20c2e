import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('upper and lower change chars, strings and symbols', () => {
  expect(run('upper "Tick 12"')).toBe('"TICK 12"')
  expect(run('lower `Tick`TOCK')).toBe('`tick`tock')
  expect(run('upper "x"')).toBe('"X"')
})

test('lists and dictionaries are changed inside', () => {
  expect(run('upper ("ab";`c)')).toBe('"AB"\n`C')
  expect(run('upper `a`b!("x1";"y2")')).toBe('a| "X1"\nb| "Y2"')
})

test('numbers have no case', () => {
  expect(run('upper 12')).toContain("'type")
})

test.each([
  ['upper "az{`AZ"', '"AZ{`AZ"'],
  ['lower "AZ[@az"', '"az[@az"'],
  ['upper `az`Bz1`', '`AZ`BZ1`'],
  ['lower `AZ`bZ1', '`az`bz1'],
  ['lower "A"', '"a"'],
])('%s changes case', (input, output) => expect(run(input)).toBe(output))
