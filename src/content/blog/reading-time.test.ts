import { expect, test } from 'vitest'
import { countReadingMinutes } from './reading-time.ts'

test.each([
  [0, 0],
  [1, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(countReadingMinutes(Array.from({ length: words }, () => 'word').join(' '))).toBe(minutes)
})

test('code counts, punctuation does not', () => {
  expect(countReadingMinutes(`\`\`\`q\n${'select from trade;\n'.repeat(67)}\`\`\``)).toBe(2)
  expect(countReadingMinutes('--- *** ??? ``` !')).toBe(0)
})

test('numbers and words next to punctuation count once', () => {
  const words = 'one, (two) 3. `four` '.repeat(50)
  expect(countReadingMinutes(words)).toBe(1)
  expect(countReadingMinutes(`${words}five!`)).toBe(2)
})

test('a long text without white space takes neither quadratic time nor quadratic memory', () => {
  expect(countReadingMinutes('*_`['.repeat(5000) + 'w'.repeat(300_000))).toBe(2)
  expect(countReadingMinutes('a,'.repeat(200_000))).toBe(1000)
})

test('the blocks of an exercise that pages do not show take no time', () => {
  const words = 'word '.repeat(199)
  expect(
    countReadingMinutes(`\`\`\`q starter\n${words}\n\`\`\`\n\n  \`\`\`q check\n${words}\n  \`\`\`\n${words}`),
  ).toBe(1)
  expect(countReadingMinutes(`\`\`\`q\n${words}\n\`\`\`\n${words}`)).toBe(2)
})
