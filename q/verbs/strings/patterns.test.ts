import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('a question mark stands for one byte, an asterisk for any number', () => {
  expect(run('("cat";"cart";"ct";"cut") like "c?t"')).toBe('1001b')
  expect(run('`cat`cart`car like "ca*t"')).toBe('110b')
  expect(run('("train";"rain";"rainy";"ran") like "*rain*"')).toBe('1110b')
})

test('brackets hold alternatives and ranges, a caret negates them', () => {
  expect(run('("a1";"b2";"c3") like "[ac][0-9]"')).toBe('101b')
  expect(run('("a1";"b2";"1a") like "[^a-z]?"')).toBe('001b')
  expect(run('("a]";"a-";"a*") like "a[]*]"')).toBe('101b')
})

test('a pattern without wildcards must match as a whole', () => {
  expect(run('`abc`ab like "ab"')).toBe('01b')
  expect(run('"" like ""')).toBe('1b')
})

test('dictionaries keep their keys', () => {
  expect(run('(`x`y!`cat`dog) like "c*"')).toBe('x| 1\ny| 0')
})

test('enumerations match by their symbols', () => {
  expect(run('pets:`cat`dog`cow', '(`pets$`dog`cow`cat) like "c*"')).toBe('011b')
})

test('patterns that q cannot match are refused', () => {
  expect(run('"banana" like "*an*an*"')).toContain("'nyi")
  expect(run('"banana" like "b*n*a"')).toContain("'nyi")
  expect(run('"banana" like "**"')).toContain("'nyi")
  expect(run('"ab" like "[a"')).toContain("'length")
})

test('a prefix and a later part can be matched', () => {
  expect(run('("banana";"bandana";"canal") like "b*d*"')).toBe('010b')
})

test('numbers signal type', () => {
  expect(run('12 like "1*"')).toContain("'type")
  expect(run('"ab" like 5')).toContain("'type")
})

test.each([
  ['("a";"b";"c";"d";"`") like\\:"[a-c]"', '11100b'],
  ['`a`b`c`d`e`f`g like "[b-df]"', '0111010b'],
  ['`a`b`c`d`e`f`g like "[^b-df]"', '1000101b'],
  ['(enlist"-";"a";"b") like\\:"[a-]"', '110b'],
  ['("-";"a";"b") like\\:"[-a]"', '110b'],
  ['("]";"a";"[") like\\:"[]a]"', '110b'],
  ['("]";"a";"[") like\\:"[^]a]"', '001b'],
  ['("^";"a";"b") like\\:"[a^]"', '110b'],
  ['"x3y" like "x[0-9]y"', '1b'],
  ['"x0y" like "x[0-9]y"', '1b'],
  ['"x9y" like "x[0-9]y"', '1b'],
  ['"x:y" like "x[0-9]y"', '0b'],
  ['"x/y" like "x[0-9]y"', '0b'],
  ['"a3z" like "[a-c][1-3][x-z]"', '1b'],
  ['"a3w" like "[a-c][1-3][x-z]"', '0b'],
  ['"*" like "[*]"', '1b'],
  ['"x" like "[*]"', '0b'],
  ['"a?" like "a[?]"', '1b'],
  ['"ab" like "a[?]"', '0b'],
  ['("";"a";"ab";"abc") like\\:"??"', '0010b'],
  ['("";"a";"ab";"abc") like\\:"?*"', '0111b'],
  ['("";"a";"ab";"abc") like\\:"*"', '1111b'],
  ['("";"a";"ab";"abc") like\\:""', '1000b'],
  ['("";"a";"ba";"ab";"aa") like\\:"a*a"', '00001b'],
  ['("aba";"abba";"ab";"ba") like\\:"ab*ba"', '0100b'],
  ['("";"a";"ba";"ab";"bb") like\\:"*a"', '01100b'],
  ['("";"a";"ba";"ab";"bb") like\\:"a*"', '01010b'],
  ['("";"a";"bab";"bb") like\\:"*a*"', '0110b'],
  ['("xay";"xa";"x";"ax";"xxa") like\\:"x*a*"', '11001b'],
  ['("abab";"aba";"abxab";"ab") like\\:"ab*ab*"', '1010b'],
  ['("ab";"aab";"abb") like\\:"ab?"', '001b'],
  ['`apple`banana`avocado`` like "a*"', '10100b'],
  ['(0#`) like "a*"', '`boolean$()'],
  ['"AB" like "ab"', '0b'],
])('%s matches', (input, output) => expect(run(input)).toBe(output))

test('ss finds the indices of a text', () => {
  expect(run('"banana" ss "an"')).toBe('1 3')
  expect(run('"banana" ss "x"')).toBe('`long$()')
  expect(run('"banana" ss "a"')).toBe('1 3 5')
})

test('ss finds patterns, from left to right without overlap', () => {
  expect(run('"banana" ss "?n"')).toBe('1 3')
  expect(run('"aaaa" ss "aa"')).toBe('0 2')
  expect(run('"a1b22" ss "[0-9]"')).toBe('1 3 4')
})

test('ss takes neither asterisks nor empty patterns', () => {
  expect(run('"banana" ss "a*a"')).toContain("'length")
  expect(run('"banana" ss ""')).toContain("'length")
})

test('ssr replaces by a string', () => {
  expect(run('ssr["banana";"an";"um"]')).toBe('"bumuma"')
  expect(run('ssr["banana";"n";""]')).toBe('"baaa"')
  expect(run('ssr["a.b";".";"--"]')).toBe('"a--b"')
})

test('ssr replaces each match by the result of a function', () => {
  expect(run('ssr["room 12, row 3";"[0-9]";{"<",x,">"}]')).toBe('"room <1><2>, row <3>"')
  expect(run('ssr["banana";"an";reverse]')).toBe('"bnanaa"')
})

test('only strings are searched', () => {
  expect(run('ssr["b";"b";"x"]')).toContain("'type")
  expect(run('`banana ss "an"')).toContain("'type")
})

test.each([
  ['"aaaa" ss "aa"', '0 2'],
  ['"aaaaa" ss "aa"', '0 2'],
  ['"ababa" ss "aba"', ',0'],
  ['"abcab" ss "ab"', '0 3'],
  ['"xabc" ss "abc"', ',1'],
  ['"ab" ss "abc"', '`long$()'],
  ['"abc" ss "abc"', ',0'],
  ['"a1b22c3" ss "[1-3]"', '1 3 4 6'],
  ['"a1b2" ss "?[0-9]"', '0 2'],
  ['"abcd" ss "[^bc]"', '0 3'],
  ['"aab" ss "ab"', ',1'],
  ['ssr["aaaa";"aa";"b"]', '"bb"'],
  ['ssr["aaaaa";"aa";"b"]', '"bba"'],
  ['ssr["one two";"o";"00"]', '"00ne tw00"'],
  ['ssr["one two";"o";""]', '"ne tw"'],
  ['ssr["abc";"x";"y"]', '"abc"'],
  ['ssr["a1b2";"[0-9]";{"<",x,">"}]', '"a<1>b<2>"'],
  ['ssr["abcab";"ab";upper]', '"ABcAB"'],
  ['ssr["";"a";"b"]', '""'],
])('%s finds or replaces', (input, output) => expect(run(input)).toBe(output))
