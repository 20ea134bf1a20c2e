import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const script = '`:lib/f.q 0:("/ first";"f:{1+x}";"";"g:{[x]";"  y:x;";"  f y}";"\\\\d .n";"h:{{x+`a}x}";"\\\\d .")'

test('an error in a function of a script shows the path of the script and the line of the function', () => {
  expect(run(script, '\\l lib/f.q', 'f`a')).toBe("'type\n  [1]  /lib/f.q:2: f:{1+x}\n                       ^")
  expect(run(script, '\\l lib/f.q', '.n.h 1')).toContain('  [2]  /lib/f.q:8: .n.h@:{x+`a}\n')
  expect(run(script, '\\l lib/f.q', 'g`a')).toContain('  [2]  /lib/f.q:2: f:{1+x}\n')
  expect(run(script, '\\cd lib', '\\l f.q', 'k:{f x}', 'k`a')).toContain('  [2]  /lib/f.q:2: f:{1+x}\n')
})

test('a function that is defined again at the prompt has no script', () => {
  expect(run(script, '\\l lib/f.q', 'f:{2+x}', 'f`a')).toContain('  [1]  f:{2+x}\n')
})

test('an error while a script is loaded has a frame for \\l and one for the input', () => {
  const failing = '`:bad.q 0:("a:1";"";"a+`b";"c:1")'
  expect(run(failing, '\\l bad.q')).toBe("'type\n  [2]  /bad.q:3: a+`b\n                  ^")
  expect(run(failing, 'system"l bad.q"')).toBe("'type\n  [2]  /bad.q:3: a+`b\n                  ^")
  expect(run(failing, '`:outer.q 0:enlist"\\\\l bad.q"', '\\l outer.q')).toContain('  [4]  /bad.q:3: a+`b\n')
  expect(run(failing, '\\l bad.q', '1+`c')).toBe("'type\n  [0]  1+`c\n        ^")
})

test('a backtrace shows the scripts of its functions', () => {
  expect(run(script, '\\l lib/f.q', '.Q.trp[f;`a;{2 .Q.sbt y;}]')).toBe(
    '  [2]  /lib/f.q:2: f:{1+x}\n                       ^\n  [1]  (.Q.trp)\n',
  )
})
