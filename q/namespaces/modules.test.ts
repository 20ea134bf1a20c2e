import { expect, test } from 'vitest'
import { findPartsNeeded } from '../session/parts-needed.ts'
import { run } from '../tests/console.ts'

const write = (file: string, ...lines: string[]) =>
  `\`:${file} 0:(${lines.map(line => JSON.stringify(line)).join(';')};"")`
const counter = write('foo.q', 'n:2', 'f:{x*n}', 'setN:{n::x}', 'export:([f;setN])', '-1"loaded";')

test('use gives what a module exports, and the module has variables of its own', () => {
  expect(run(counter, 'foo:use`foo', 'foo.f 21')).toBe('42')
  expect(run(counter, 'n:100', 'foo:use`foo', 'foo.setN 5', '(n;foo.f 1)')).toBe('100 5')
  expect(run(counter, 'foo:use`foo', 'key`.')).toBe(',`foo')
  expect(run(write('foo.q', 'v:1', 'export:.z.m'), 'foo:use`foo', '1_key foo')).toBe(',`v')
})

test('a module is loaded once', () => {
  expect(run(counter, 'a:use`foo')).toBe('loaded')
  expect(run(counter, 'a:use`foo', 'b:use`foo')).toBe('')
  expect(run(counter, 'a:use`foo', 'a~use`foo')).toBe('1b')
})

test('export may be a function that gives the dictionary', () => {
  expect(run(write('foo.q', 'f:{x+1}', 'export:{([f])}'), 'foo:use`foo', 'foo.f 1')).toBe('2')
})

test('.z.m is the namespace of the module, in its functions too, and .z.M its name', () => {
  const log = write('foo.q', '.z.m.log:{x}', 'off:{.z.M.log set{0};}', 'g:{.z.m.log x}', 'export:([g;off])')
  expect(run(log, 'foo:use`foo', 'foo.g 3')).toBe('3')
  expect(run(log, 'foo:use`foo', 'foo.off[]', 'foo.g 3')).toBe('0')
})

test('modules refer to children, siblings and those above by leading dots, in functions too', () => {
  const parts = [
    write('p/init.q', 'f:{use[`.b][`f]x}', 'export:([f])'),
    write('p/b/init.q', 'c:use`.c', 'f:{"b",c.f x}', 'export:([f])'),
    write('p/b/c.q', 'd:use`..d', 'a:use`...a', 'f:{"c",d.f a.f x}', 'export:([f])'),
    write('p/b/d.q', 'f:{"d",x}', 'export:([f])'),
    write('p/a.q', 'f:{"a",x}', 'export:([f])'),
  ]
  expect(run(...parts, 'p:use`p', 'p.f "x"')).toBe('"bcdax"')
  expect(run(...parts, '([f]):use`p.b', 'f "x"')).toBe('"bcdax"')
  expect(run('use`..a')).toMatch(/^'domain/)
})

test('modules are searched in .Q.m.SP, which is QPATH, or mod of QHOME, or the current folder', () => {
  const files = [write('aa/foo/init.q', 'export:([v:1])', ''), write('bb/foo.q', 'export:([v:2])', '')]
  const found = '(use`foo)`v'
  expect(run(...files, '`QPATH setenv"none:bb:aa"', found)).toBe('2')
  expect(run(...files, '.Q.m.SP:("aa";"bb")', found)).toBe('1')
  expect(run(...files, '.Q.m.SP,:enlist"bb"', found)).toBe('2')
  expect(run('`QHOME setenv"home"', '.Q.m.SP')).toBe('"home/mod"')
})

test('a missing module signals its name, a missing export export, other values type', () => {
  expect(run('use`foo')).toMatch(/^'foo. OS reports: No such file or directory/)
  expect(run(write('foo.q', 'a:1', 'b:2'), 'use`foo')).toMatch(/^'export/)
  expect(run(write('foo.q', 'a:1', 'export:2'), 'use`foo')).toMatch(/^'type/)
  expect(run('use"foo"')).toMatch(/^'type/)
})

test('after an error in a module, the namespace is the earlier one, and the next use loads the module again', () => {
  expect(run(write('foo.q', 'a:1', '1+`a'), 'use`foo', 'system"d"')).toBe('`.')
  expect(run(write('foo.q', 'a:1', '1+`a'), 'use`foo', counter, 'use`foo;')).toBe('loaded')
})

test('a program may have a variable named use', () => {
  expect(run('use:{x+1}', 'use 2')).toBe('3')
  expect(run('f:{[use]use*2}', 'f 4')).toBe('8')
  expect(run('t:([]use:1 2)', 'exec use from t')).toBe('1 2')
})

test('an input with use needs the library', () => {
  expect(findPartsNeeded('m:use`foo', () => undefined).library).toBe(true)
})
