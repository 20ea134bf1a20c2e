import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'

const log = ['`:log set ()', 'h:hopen`:log', 'h enlist(`upd;1 2)', 'h enlist(`upd;3 4)', 'h enlist"a:7"']
const upd = 'got:();upd:{got,:x}'
const damage = '`:log 1: -2 _ read1`:log'

test('-11! evaluates every message of a log', () => {
  expect(compact(...log, upd, '-11!`:log')).toBe('3')
  expect(compact(...log, upd, '-11!`:log', '(got;a)')).toBe('(1 2 3 4;7)')
  expect(compact(...log, upd, '-11!(-1;`:log)', 'got')).toBe('1 2 3 4')
})

test('-11! with a number stops after as many messages', () => {
  expect(compact(...log, upd, '-11!(1;`:log)')).toBe('1')
  expect(compact(...log, upd, '-11!(1;`:log)', 'got')).toBe('1 2')
})

test('-11! with -2 counts messages without evaluating them', () => {
  expect(compact(...log, '-11!(-2;`:log)')).toBe('3')
  expect(compact('`:log set ()', '-11!(-2;`:log)')).toBe('0')
})

test('-11! with -2 gives the messages and bytes before a damaged end', () => {
  const whole = '(-11!(-2;`:log);hcount`:log)'
  const [h1, h2] = [log.slice(0, 4), log]
  expect(compact(...h2, damage, '-11!(-2;`:log)')).toBe(compact(...h1, 'reverse enlist[hcount`:log],2'))
  expect(compact(...h2, whole)).toMatch(/^3 /)
})

test('a damaged end signals badtail after the messages before it are evaluated', () => {
  expect(compact(...log, damage, upd, '-11!`:log')).toContain("'badtail")
  expect(compact(...log, damage, upd, '@[{-11!x};`:log;{}]', 'got')).toBe('1 2 3 4')
  expect(compact(...log, damage, upd, '-11!(2;`:log)')).toBe('2')
})

test('a missing log is an error', () => {
  expect(compact('-11!`:nowhere')).toContain('No such file')
})
