import { describe, expect, test } from 'vitest'
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
})

describe('\\_ with a script', () => {
  const script = ['`:f.q 0:("a:12";"f:{x+2*y}";"g:{{x+`s}x}")', '\\_ f.q']
  const loaded = [...script, '\\l f.q_']

  test('makes a runtime script, which is loaded as usual', () => {
    expect(run(...script)).toBe('`f.q_')
    expect(run(...loaded, '(a;f[10;1 2])')).toBe('12\n12 14')
    expect(run('\\_ none.q')).toMatch(/^'none.q/)
  })

  test('hides the code, in the file, on the console, in errors and in messages', () => {
    expect(compact(...loaded, '(read1`:f.q_)~read1`:f.q')).toBe('0b')
    expect(run(...loaded, 'f')).toBe('locked')
    expect(run(...loaded, 'string f')).toBe('"locked"')
    expect(run(...loaded, 'g 1')).not.toContain('x+')
    expect(run(...loaded, '-8!f')).toMatch(/^'type/)
  })
})
