import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { run } from '../../tests/console.ts'

test('a string is split at a char or string', () => {
  expect(run('"-" vs "ab-c-"')).toBe('"ab"\n,"c"\n""')
  expect(run('", " vs "ab, cd"')).toBe('"ab"\n"cd"')
  expect(run('count "," vs ""')).toBe('1')
  expect(run('"" vs "ab"')).toContain("'length")
})

test('the null symbol splits lines, names and paths', () => {
  expect(run('` vs "ab\\r\\ncd\\n"')).toBe('"ab"\n"cd"')
  expect(run('` vs `a.b.c')).toBe('`a`b`c')
  expect(run('` vs `:data/2024/trades.csv')).toBe('`:data/2024`trades.csv')
})

test('a number is written in a base', () => {
  expect(run('10 vs 407')).toBe('4 0 7')
  expect(run('16 vs 0W')).toBe('7 15 15 15 15 15 15 15 15 15 15 15 15 15 15 15')
  expect(run('16 vs 255 16')).toBe('15 1\n15 0')
  expect(run('24 60 60 vs 3661')).toBe('1 1 1')
  expect(run('24 60 60 vs 90061')).toBe('1 1 1')
  expect(run('0 60 60 vs 90061')).toBe('25 1 1')
  expect(run('1 vs 5')).toContain("'domain")
})

test('bytes and bits of a number are listed', () => {
  expect(run('0x0 vs 258h')).toBe('0x0102')
  expect(run('0x0 vs 1.0')).toBe('0x3ff0000000000000')
  expect(run('0b vs 0x05')).toBe('00000101b')
  expect(run('sum 0b vs -1')).toBe('64i')
})

test('a byte other than 0 is a base, with as many digits as a long can have', () => {
  expect(run('0x10 vs 254')).toBe('0x000000000000000000000000000f0e')
})

test('byte vectors are split', () => {
  expect(run('0x00 vs 0x010200ff')).toBe('0x0102\n,0xff')
})

test.each([
  ['"," vs "a,bc,,d"', ',"a"\n"bc"\n""\n,"d"'],
  ['"," vs ",a,"', '""\n,"a"\n""'],
  ['"," vs ""', '""'],
  ['", " vs "a, b,c, "', ',"a"\n"b,c"\n""'],
  ['"aab" vs "aaab"', ',"a"\n""'],
  ['"ab" vs "aab"', ',"a"\n""'],
  ['"aa" vs "aaa"', '""\n,"a"'],
  ['` vs "ab\\ncd\\n"', '"ab"\n"cd"'],
  ['` vs "ab\\r\\ncd"', '"ab"\n"cd"'],
  ['` vs "ab\\n\\ncd"', '"ab"\n""\n"cd"'],
  ['` vs `a.b.c', '`a`b`c'],
  ['` vs `abc', ',`abc'],
  ['` vs `:/data/x/y.csv', '`:/data/x`y.csv'],
  ['` vs `:file', '`:`file'],
  ['0x00 vs 258', '0x0000000000000102'],
  ['0x00 vs 258i', '0x00000102'],
  ['0x00 vs 258h', '0x0102'],
  ['0x00 vs -2h', '0xfffe'],
  ['0b vs 5h', '0000000000000101b'],
  ['0b vs -1h', '1111111111111111b'],
  ['0b vs 0x81', '10000001b'],
  ['10 vs 1995', '1 9 9 5'],
  ['10 vs 0', ',0'],
  ['10 vs 10', '1 0'],
  ['10 vs 9', ',9'],
  ['2 vs 8', '1 0 0 0'],
  ['16 vs 255', '15 15'],
  ['24 60 60 vs 3805', '1 3 25'],
  ['24 60 60 vs 86399', '23 59 59'],
  ['24 60 60 vs 86400', '0 0 0'],
  ['0 60 60 vs 90000', '25 0 0'],
  ['10 vs 12 345', '0 3\n1 4\n2 5'],
])('%s splits', (input, output) => expect(run(input)).toBe(output))

test('strings are joined by a char or string', () => {
  expect(run('"-" sv ("ab";"c";"")')).toBe('"ab-c-"')
  expect(run('", " sv ("ab";"cd")')).toBe('"ab, cd"')
})

test('the null symbol joins lines, names and paths', () => {
  expect(run('` sv ("ab";"cd")')).toBe('"ab\\ncd\\n"')
  expect(run('` sv `a`b`c')).toBe('`a.b.c')
  expect(run('` sv `:data`2024`trades')).toBe('`:data/2024/trades')
})

test('digits make a number in a base', () => {
  expect(run('10 sv 4 0 7')).toBe('407')
  expect(run('2 sv 1 0 1 1')).toBe('11')
  expect(run('0 60 60 sv 1 1 1')).toBe('3661')
  expect(run('10 sv 1 2.5')).toBe('12.5')
  expect(run('24 60 sv 1 2 3')).toContain("'length")
})

test('lists of digits make a list of numbers', () => {
  expect(run('10 sv (1 2;3 4)')).toBe('13 24')
})

test('a number beyond 2^53 is exact', () => {
  expect(run('256 sv 0x7f00000000000001')).toBe('9151314442816847873')
})

test('bytes make an integer or a guid', () => {
  expect(run('0x0 sv 0x0100')).toBe('256h')
  expect(run('0x0 sv 0xfffffffe')).toBe('-2i')
  expect(run('0x0 sv 0x0000000000000100')).toBe('256')
  expect(run('0x0 sv 0x0102')).toBe('258h')
  expect(run('0x0 sv 0x010203')).toContain("'length")
})

test('bits make an integer', () => {
  expect(run('0b sv 00000101b')).toBe('0x05')
  expect(run('0b sv 16#1b')).toBe('-1h')
})

test('byte vectors are joined by bytes', () => {
  expect(run('0x00ff sv (0x0102;0x03)')).toBe('0x010200ff03')
})

test('sv undoes vs', () => {
  const random = createRandom(7)
  for (let round = 0; round < 40; round++) {
    const number = Math.floor(random() * 2 ** 50)
    const base = 2 + Math.floor(random() * 300)
    expect(run(`${number}=${base} sv ${base} vs ${number}`)).toBe('1b')
    expect(run(`${number}=0x0 sv 0x0 vs ${number}`)).toBe('1b')
    expect(run(`${-number}=0b sv 0b vs ${-number}`)).toBe('1b')
  }
})

test.each([
  ['` sv `a`b`c', '`a.b.c'],
  ['` sv `:/data`x`y', '`:/data/x/y'],
  ['` sv ("ab";"c")', '"ab\\nc\\n"'],
  ['"," sv ("ab";"c";"")', '"ab,c,"'],
  ['"," sv enlist "ab"', '"ab"'],
  ['", " sv ("a";"b")', '"a, b"'],
  ['0x00 sv 0x0102', '258h'],
  ['0x00 sv 0x00000102', '258i'],
  ['0x00 sv 0x0000000000000102', '258'],
  ['0x00 sv 0xfffffffffffffffe', '-2'],
  ['0x00 sv 0x7ffffffffffffffe', '9223372036854775806'],
  ['0b sv 10000001b', '0x81'],
  ['0b sv 0000000100000010b', '258h'],
  ['0b sv 1000000000000001b', '-32767h'],
  ['10 sv 1 9 9 5', '1995'],
  ['2 sv 1 0 1 1', '11'],
  ['24 60 60 sv 1 3 25', '3805'],
  ['0 24 60 sv 2 3 5', '3065'],
  ['10 sv (1 2;3 4)', '13 24'],
])('%s joins', (input, output) => expect(run(input)).toBe(output))

test.each(['2', '3', '7', '10', '1000', '4503599627370495', '9007199254740991', '2.5'])(
  'vs takes the digits of whole numbers in base %s as those of numbers with a null among them',
  base => {
    const numbers = 'x:(til 50),(-20+til 20),4503599627370490+til 6'
    const agrees = (list: string) => run(numbers, `(${base} vs ${list})~-1_/:${base} vs (${list}),0N`)
    expect(
      ['x', 'neg x', '4503599627370496+x', '-9007199254740971-til 20', '"f"$x', '"i"$til 9', '0#0'].map(agrees),
    ).toEqual(new Array(7).fill('1b'))
  },
)
