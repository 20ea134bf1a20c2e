import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { run } from '../../tests/console.ts'

test('atoms are added, subtracted and multiplied', () => {
  expect(run('17+25')).toBe('42')
  expect(run('17-25')).toBe('-8')
  expect(run('17*25')).toBe('425')
})

test('a quotient is a float, whatever is divided', () => {
  expect(run('9%4')).toBe('2.25')
  expect(run('8%4')).toBe('2f')
  expect(run('type 8e%4e')).toBe('-9h')
  expect(run('1 -1 0%0')).toBe('0w -0w 0n')
})

test('the type of a result is the wider of the two, at least int', () => {
  expect(run('type each(1b+1b;0x02*3h;2h+2h;1i-1h;1i*5;2*2e;2e+2f)')).toBe('-6 -6 -6 -6 -7 -8 -9h')
})

test('chars are numbers only beside floats and times', () => {
  expect(run('"b"+0.5')).toBe('98.5')
  expect(run('"b"+2000.01.01')).toBe('2000.04.08')
  expect(run('"b"+1')).toContain("'type")
})

test('symbols and guids are no numbers', () => {
  expect(run('`a+1')).toContain("'type")
  expect(run('1%0Ng')).toContain("'type")
})

test('a null makes the result null', () => {
  expect(run('0N 3+4')).toBe('0N 7')
  expect(run('2h*0Nh')).toBe('0Ni')
  expect(run('0Np-2020.05.05D')).toBe('0Nn')
})

test('ints and longs wrap around where they overflow', () => {
  expect(run('2147483000i+1000i')).toBe('-2147483296i')
  expect(run('9223372036854775806+10')).toBe('-9223372036854775800')
  expect(run('0W+1 2')).toBe('0N -0W')
})

test('longs beyond 2 to the 53 are exact', () => {
  expect(run('9007199254740993 9007199254740995+2')).toBe('9007199254740995 9007199254740997')
  expect(run('123456789123*1000003')).toBe('123457159493367369')
  expect(run('(4611686018427387905-4611686018427387904)+0 1')).toBe('1 2')
})

test('the product of longs has no negative zero', () => {
  expect(run('1%0*-5')).toBe('0w')
})

test('an int with a long is a long before it can overflow', () => {
  expect(run('0Wi+1')).toBe('2147483648')
})

test('dates and months move by whole numbers', () => {
  expect(run('2024.02.28+0 1 2')).toBe('2024.02.28 2024.02.29 2024.03.01')
  expect(run('2024.01m-1')).toBe('2023.12m')
  expect(run('23:59+2')).toBe('24:01')
})

test('a date and a time make a timestamp, in either order', () => {
  expect(run('2024.02.28+06:15')).toBe('2024.02.28D06:15:00.000000000')
  expect(run('06:15:01.002+2024.02.28')).toBe('2024.02.28D06:15:01.002000000')
})

test('a date and a float make a datetime', () => {
  expect(run('2024.02.28+0.25')).toBe('2024.02.28T06:00:00.000')
})

test('two points in time have a span between them', () => {
  expect(run('2024.03.01-2024.02.01')).toBe('29i')
  expect(run('2024.03m-2023.01m')).toBe('14i')
  expect(run('2024.03.01D12-2024.03.01')).toBe('0D12:00:00.000000000')
})

test('times of day are added in the finer of their units', () => {
  expect(run('06:15+00:00:30')).toBe('06:15:30')
  expect(run('06:15:00.500-06:15')).toBe('00:00:00.500')
  expect(run('0D01+00:01')).toBe('0D01:01:00.000000000')
})

test('a month and a time have no sum, nor have two times a product', () => {
  expect(run('2024.03m+06:15')).toContain("'type")
  expect(run('06:15*06:15')).toContain("'type")
})

test('a time multiplied by a float is a float', () => {
  expect(run('00:10*1.5')).toBe('15f')
  expect(run('00:10*2')).toBe('00:20')
})

test('adding an atom keeps a list sorted, multiplying does not', () => {
  expect(run('attr 5+`s#1 2 3')).toBe('`s')
  expect(run('attr (`s#1 2 3)-5')).toBe('`s')
  expect(run('attr 5-`s#1 2 3')).toBe('`')
  expect(run('attr 5*`s#1 2 3')).toBe('`')
})

test('random longs are added and multiplied as 64 bits', () => {
  const random = createRandom(11)
  const longs = Array.from({ length: 20 }, () => BigInt.asIntN(64, BigInt(Math.floor(random() * 2 ** 53)) ** 2n))
  for (const [i, x] of longs.entries()) {
    const y = longs.at(i - 1) as bigint
    expect(run(`(${x})+${y}`)).toBe(String(BigInt.asIntN(64, x + y)))
    expect(run(`(${x})*${y}`)).toBe(String(BigInt.asIntN(64, x * y)))
    expect(run(`(${x})-${y}`)).toBe(String(BigInt.asIntN(64, x - y)))
  }
})
