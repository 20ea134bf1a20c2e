import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test.each([
  ['.Q.btoa "abcd"', '"YWJjZA=="'],
  ['"c"$.Q.atob "YWJjZA=="', '"abcd"'],
  ['.Q.atob "abc"', '\'domain\n  [0]  .Q.atob "abc"\n       ^'],
  ['.Q.x10 100', '"AAAAAAAABk"'],
  ['.Q.j10 "AAAAAAAABk"', '100'],
  ['.Q.x12 100', '"00000000002S"'],
  ['.Q.j12 "2S"', '100'],
  ['.Q.sha1 ""', '0xda39a3ee5e6b4b0d3255bfef95601890afd80709'],
])('%s encodes or decodes', (input, output) => {
  expect(run(input)).toBe(output)
})

test.each([
  ['.Q.id `$"a b-c"', '`abc'],
  ['.Q.id `$"1st"', '`a1st'],
  ['.Q.id `$"?"', '`a'],
  ['key .Q.id `select`if`x!1 2 3', '`select1`if1`x'],
  ['cols .Q.id (`$("a";"a?";"sum"))xcol([]1 2;3 4;5 6)', '`a`a1`sum1'],
  ['.Q.dd[`:folder;`file]', '`:folder/file'],
  ['.Q.dd[`A;"BC"]', '`A.BC'],
])('%s makes a name', (input, output) => {
  expect(run(input)).toBe(output)
})

test('.Q.opt and .Q.def read the arguments of a command line', () => {
  expect(run('.Q.opt("-n";"5";"-s";"a";"b";"-q")')).toBe('n| ,,"5"\ns| (,"a";,"b")\nq| ()')
  expect(run('.Q.def[`n`x`s!(1;2.5;`a)].Q.opt("-n";"50";"-s";"bc")')).toBe('n| 50\nx| 2.5\ns| `bc')
})

test('.Q.addmonths keeps the day or goes over the end of the month', () => {
  expect(run('.Q.addmonths[2024.01.31;0 1 12]')).toBe('2024.01.31 2024.03.02 2025.01.31')
})

test('questions about tables', () => {
  expect(run('.Q.qt each (1;([]a:1 2);([a:1 2]b:3 4);`a!1)')).toBe('0110b')
  expect(run('.Q.ty each (1 2;"a";(1 2;3 4);("a";1))')).toBe('"jcJ "')
  expect(run('k:([id:1 2]v:3 4)', '.Q.fk each (`k$1 2;1 2)')).toBe('`k`')
  expect(run('.Q.V ([]a:1 2;b:"xy")')).toBe('a| 1 2\nb| x y')
  expect(run('v:7', '.Q.v each (`v;8)')).toBe('7 8')
})

test('functions of tables keep their keys', () => {
  expect(run('.Q.ft[{1_x};([k:`a`b]v:1 2)]')).toBe('k| v\n-| -\nb| 2')
  expect(run('.Q.ff[([]a:1 2);([]a:0#`;b:0#0)]')).toBe('a b\n---\n1  \n2  ')
  expect(run('exec b from .Q.ff[([]a:1 2);([]b:0#0)]')).toBe('0N 0N')
})

test('.Q.fu applies a function to distinct items only', () => {
  expect(run('n:0', 'f:{n+:count x;x*x}', '.Q.fu[f;3 4 3 3]', 'n')).toBe('2')
  expect(run('.Q.fu[{x*x};3 4 3 3]')).toBe('9 16 9 9')
})

test('.Q.fsn goes through a file in pieces of whole lines', () => {
  const write = '`:f.txt 0: ("ab";"cd";"ef")'
  expect(run(write, 'p:()', '.Q.fsn[{p::p,enlist x};`:f.txt;7]')).toBe('9')
  expect(run(write, 'p:()', '.Q.fsn[{p::p,enlist x};`:f.txt;7]', 'p')).toBe('("ab";"cd")\n,"ef"')
})

test('.Q.en enumerates symbols over sym, in memory and in its file', () => {
  expect(run('.Q.en[`:db;([]s:`b`a`b)]', '(sym;get`:db/sym)')).toBe('b a\nb a')
  expect(run('exec s from .Q.ens[::;([]s:`b`a`b);`d]')).toBe('`d$`b`a`b')
})

test('.Q.trp gives the handler the functions that the error left', () => {
  expect(run('f:{2*`a}', '.Q.trp[f;1;{y;x}]')).toBe('"type"')
  expect(run('f:{2*x}', '.Q.trp[f;`a;{.Q.sbt y}]')).toBe('"  [2]  f:{2*x}\\n           ^\\n  [1]  (.Q.trp)\\n\\n"')
  expect(run('.Q.trpd[+;1 2;{x}]')).toBe('3')
})

test('.Q.ld groups the lines of a script', () => {
  expect(run('.Q.ld ("a:1";"f:{";"  x}";"";"b:2")')).toBe('1     2           5    \n"a:1" "f:{\\n  x}" "b:2"')
})

test('.Q.par names the folder of a table in a partition', () => {
  expect(run('.Q.par[`:db;2024.05.17;`t]')).toBe('`:db/2024.05.17/t')
})

test('addresses are ints', () => {
  expect(run('.Q.addr each `10.0.0.1`localhost`elsewhere')).toBe('167772161 2130706433 -1i')
  expect(run('.Q.host 2130706433i')).toBe('`localhost')
})

test('figures of memory and time', () => {
  expect(run('.Q.gc[]')).toBe('0')
  expect(run('key .Q.w[]')).toBe('`used`heap`peak`wmax`mmap`mphy`syms`symw')
  expect(run('last .Q.ts[+;2 3]')).toBe('5')
})
