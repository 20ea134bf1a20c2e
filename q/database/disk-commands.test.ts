import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'
import { run } from '../tests/console.ts'

test('\\echo expands environment variables', () => {
  expect(run('`SITE setenv"/srv/q"', '\\echo "at $SITE/db" $NONE.')).toBe('"at /srv/q/db ."')
})

test('\\l of a file that set wrote defines the variable with its name', () => {
  expect(compact('`:db/limits set 3 4', '\\l db/limits', 'limits')).toBe('3 4')
})

test('\\cd makes a folder that is missing, and \\pwd tells where the session is', () => {
  expect(run('\\cd new/deep', '\\cd')).toBe('"/new/deep"')
  expect(run('\\cd new/deep', 'key`:.')).toBe('`symbol$()')
  expect(run('\\cd new', '`:a set 1', '\\cd /new', '\\pwd')).toBe('"/new"')
})

test('\\r renames a file', () => {
  expect(compact('`:a.txt 0:("one";"two")', '\\r a.txt db/b.txt', '(read0`:db/b.txt;key`:a.txt)')).toBe(
    '(("one";"two");())',
  )
  expect(run('\\r none.txt b.txt')).toMatch(/^'none.txt/)
  expect(run('\\r')).toBe('')
})

test('\\1 appends what is printed to a file, and \\2 errors, until they get the name of the console', () => {
  const redirected = ['\\1 log/out.txt', '\\2 err.txt', '2+3', '-1"one";-2"two";', '1+`a']
  expect(redirected.map((_, index) => run(...redirected.slice(0, index + 1))).join('')).toBe('')
  const back = ['\\1 /dev/stdin', '\\2 /dev/stdin']
  expect(run(...redirected, ...back, '7')).toBe('7')
  expect(compact(...redirected, ...back, 'read0`:log/out.txt')).toBe('(,"5";"one")')
  expect(compact(...redirected, ...back, '2#read0`:err.txt')).toBe('("two";"\'type")')
})

test('\\_ tells whether changes are blocked', () => {
  expect(run('(system"_";reval parse"system\\"_\\"")')).toBe('01b')
  expect(run('\\_ f.q')).toBe("'nyi")
})
