import { expect, test } from 'vitest'
import { library } from '../library.ts'
import { createSession } from './create-session.ts'

/** What the console prints for the last of the inputs, and the prompt after it. */
function typeLast(...inputs: string[]): string {
  const session = createSession({ library })
  const outputs = inputs.map(input => session.run(input, { suspends: true }).output)
  return `${outputs.at(-1)}${session.prompt}`
}

test(':r goes on with r as the result of what failed, not of the function', () => {
  expect(typeLast('{0N!"x+1 is ",string x+1;x}`asd', ':17')).toBe('"x+1 is 17"\n`asd\nq)')
})

test(': goes on with ::', () => {
  expect(typeLast('{(x+`a;1)}2', ':')).toBe('::\n1\nq)')
})

test(':r evaluates r in the current frame', () => {
  expect(typeLast('{a:x;b:a+`s;b}2', ':10*a')).toBe('20\nq)')
})

test('what has been evaluated is not evaluated again', () => {
  const session = ['n:0', 'up:{n+:1;n}', 'f:{(up x;x+`a;up x;up x)}', 'f 1']
  expect(typeLast(...session, ':9')).toBe('3 9 2 1\nq)')
})

test('the callers of the function go on too, and the input', () => {
  expect(typeLast('f:{1+x}', 'g:{10*f x}', 'r:g`a', ':4', 'r')).toBe('40\nq)')
  expect(typeLast('f:{1+x}', 'r:f`a;s:r+1', ':4', '(r;s)')).toBe('4 5\nq)')
})

test('a script goes on with the lines below', () => {
  const files = ['`:test.q 0:("/ test script";"a:b:0";"func:{1+x}";"a:func`a";"b:1")', '\\l test.q']
  expect(typeLast(...files, ':42', 'a,b')).toBe('42 1\nq)')
})

/** Code of a function of x that fails at `` `a ``, the value to go on with, and the result. */
test.each([
  ['neg x+`a', '5', '-5'],
  ['(x+`a)-1', '5', '4'],
  ['1-x+`a', '5', '-4'],
  ['max(x;x+`a;7)', '9', '9'],
  ['f:{x+y+z};f[1;x+`a;3]', '5', '9'],
  ['(+)[x;x+`a]', '5', '7'],
  ['((x+`a)-)1', '5', '4'],
  ['{x;y}[x+`a]3', '5', '3'],
  ['(x+`a)each 1', '{x}', '1'],
  ['([]a:1 2;b:x+`a)', '3 4', 'a b\n---\n1 3\n2 4'],
  ['([k:x+`a]b:3 4)', '1 2', 'k| b\n-| -\n1| 3\n2| 4'],
  ['([a:1;b:x+`a])', '3', 'a| 1\nb| 3'],
  ['a:x+`a;a*2', '5', '10'],
  ['a:1;a+:x+`a;a', '5', '6'],
  ['a:`s;a+:x;a', '5', '5'],
  ['a:1 2;a[x-x]:1+`a;a', '5', '5 2'],
  ['a:1 2;a[1+`a]:x;a', '0', '2 2'],
  ['(a;b):(x;x+`a);b,a', '5', '5 2'],
  ['$[x>`a;`yes;`no]', '1b', '`yes'],
  ['$[0b;1;x>`a;2;3]', '0b', '3'],
  ['$[1b;1+x+`a;3]', '5', '6'],
  ['if[x>`a;:`in];`out', '1b', '`in'],
  ['if[1b;x+`a];`after', '5', '`after'],
  ['r:();while[(count r)<$[count r;3;x+`a];r,:1];r', '2', '1 1 1'],
  ['i:0;r:();while[i<3;r,:$[i=1;x+`a;i];i+:1];r', '9', '0 9 2'],
  ['r:();do[x+`a;r,:1];r', '2', '1 1'],
  ['i:0;r:();do[3;r,:$[i=1;x+`a;i];i+:1];r', '9', '0 9 2'],
  [':[x+`a;1;`one;`other]', '1', '`one'],
  [':x+`a;5', '7', '7'],
  ['exec a from x+`a', '([]a:1 2)', '1 2'],
  ['value"1+2+`a"', '5', '6'],
  ['eval(+;1;x+`a)', '5', '6'],
  ['{x+`a}. enlist x', '5', '5'],
  ['zz*2', '5', '10'],
])('%s goes on with %s', (body, value, result) => {
  expect(typeLast(`{${body}}2`, `:${value}`)).toBe(`${result}\nq)`)
})

test('an error on the way stops there, with the frames that are left', () => {
  const session = ['f:{x+`a}', 'g:{f[x]+f x}', 'g 1']
  expect(typeLast(...session, ':5')).toBe("'type\n  [2]  f:{x+`a}\n           ^\nq))")
  expect(typeLast(...session, ':5', '.Q.bt[]')).toBe(
    '>>[2]  f:{x+`a}\n           ^\n  [1]  g:{f[x]+f x}\n          ^\n  [0]  g 1\n       ^\nq))',
  )
  expect(typeLast(...session, ':5', ':6')).toBe('11\nq)')
})

test('in the frame of a caller that is left, :r is the result of the call', () => {
  expect(typeLast("f:{'`bad}", 'g:{10*f x}', 'g 1', ':5')).toBe('50\nq)')
  expect(typeLast('f:{x+`a}', 'g:{10*f x}', 'g 1', "'up", ':5')).toBe('50\nq)')
})

test.each([
  ['{x+`a}each 1 2', 'each'],
  ["{x+`a}'[1 2]", "'"],
  ['exec {x+`a}each v from([]v:1 2)', 'each'],
  ['{exec v+`a from x}([]v:1 2)', 'a query'],
  ['@[{x+`a};1;{x+1}]', '@'],
])('in %s nothing can go on, which :r says', (input, inside) => {
  expect(typeLast('h:{x}', `{${input}}1`, ':5')).toBe(`'nyi: cannot resume inside ${inside}\nq))`)
})
