import { beforeEach, expect, test } from 'vitest'
import { isLongRun } from '../../tests/support/long-run.ts'
import { library } from '../library.ts'
import { createSession } from '../session/create-session.ts'
import { freeUnusedSymbols } from '../session/live-sessions.ts'

// Symbols that other tests have made count too.
beforeEach(() => freeUnusedSymbols(0))

/** Inputs without an end in sight, or a single verb on very much data, after what they need. */
const endless: (readonly [prepare: string, input: string])[] = [
  ['', 'do[100;string til 1000000]'],
  ['', 'i:0;while[i<1000;i+:1;group 1000000?1000000]'],
  ['s:string til 20000', 'asc each 200#enlist s'],
  ['', 'do[1000;x:20000000#"a"]'],
  ['t:([]s:2000?`2;t:til 2000;p:2000?1f)', 'do[100;wj[(t.t-500;t.t);`s`t;t;(t;(max;`p))]]'],
  ['x:1;do[30;x:(x;x)];y:1;do[30;y:(y;y)]', 'x~y'],
  ['x:1;do[30;x:(x;x)]', 'x+x'],
  ['x:1;do[30;x:(x;x)]', 'x<x'],
  ['x:1;do[30;x:(x;x)]', '-8!x'],
  ['x:1;do[30;x:(x;x)]', '`:file set x'],
  ['x:1;do[30;x:(x;x)]', '.Q.s1 x'],
  ['x:1;do[30;x:(x;x)]', '.j.j x'],
  ['x:1;do[30;x:(x;x)]', 'string x'],
  ['x:1;do[30;x:(x;x)]', 'distinct(x;x)'],
  ['x:1;do[30;x:(x;x)]', '(x;x)?enlist x'],
  ['x:1;do[30;x:(x;x)]', 'raze over x'],
  ['x:1;do[30;x:(x;x)];y:1;do[30;y:(y;y)]', 'asc(x;y)'],
  ['x:1;do[30;x:`a`b!(x;1)];y:x', 'while[1;x:x+y]'],
  ['x:1;do[30;x:(x;x)]', 'eval x'],
  ['x:1;do[30;x:(x;x)]', '![x;x;x;x]'],
  ['', '([]a:1 2)/[0]'],
  ['', '.Q.s1/[1]'],
  ['', '5000000?`8'],
  ['', '20000000?1f'],
  ['', '20000000?0Ng'],
  ['', '-10000000?10000000'],
  ['x:300000?1000000000', 'while[1;distinct x]'],
  ['x:300000?1000000000', 'while[1;x?x]'],
  ['x:300000?1f', 'while[1;x bin x]'],
  ['x:`$string til 100000', 'while[1;asc x]'],
  ['x:300000?1000000000', 'while[1;iasc x]'],
  ['x:100000?0Ng', 'while[1;asc x]'],
  ['x:string til 100000', 'while[1;`$x]'],
  ['x:string til 100000', 'while[1;"J"$x]'],
  ['x:string til 100000', 'while[1;x like"*1*"]'],
  ['x:string til 100000', 'while[1;upper x]'],
  ['x:string til 100000', 'while[1;","sv x]'],
  ['x:200000#"a,b"', '","vs x,x,x,x,x,x,x,x'],
  ['x:3000000#"ab"', 'x ss"b?b"'],
  ['x:3000000#"ab"', 'ssr[x;"b";"cc"]'],
  ['x:3000000#"ab"', 'md5 x'],
  ['x:3000000#"ab"', '.Q.sha1 x'],
  ['x:3000000#"ab"', '.Q.s1 x'],
  ['x:300000#enlist(1;"ab")', '.j.j x'],
  ['x:.j.j til 300000', '.j.k x'],
  ['x:300000#enlist(1;`a)', '-8!x'],
  ['x:-8!300000#enlist(1;`a)', '-9!x'],
  ['x:";"sv 100000#enlist"1+1"', 'value x'],
  ['x:til 300000', '{x+y}prior x'],
  ['x:til 300000', '{x+y}scan x'],
  ['x:til 300000', '{x+y}over x'],
  ['x:til 300000', '{x}each x'],
  ['x:til 300000', '1+/:x'],
  ['x:til 1400', 'x cross x'],
  ['x:100000?1f;y:100000?1f', '1.5 x\\y,y,y,y'],
  ['t:([]s:100000?`2;t:til 100000)', 'while[1;aj[`s`t;t;t]]'],
  ['t:([]s:100000?`6;t:til 100000)', 'while[1;t lj`s xkey t]'],
  ['t:([]s:1000?`1;t:til 1000)', 'while[1;ej[`s;t;t]]'],
  ['t:([]s:100000?`6;t:til 100000)', 'while[1;select sum t by s from t]'],
  ['t:([]s:til 100000)', 'select f:{x}s by s from t'],
  ['x:300 300#90000?1f', 'while[1;inv x]'],
  ['x:300 300#90000?1f', 'while[1;x mmu x]'],
  ['d:(til 100000)!til 100000', 'while[1;d+1_d]'],
  ['x:9007199254740993+til 300000', 'while[1;x+x]'],
  ['x:`$string til 200000', 'do[9;x except x]'],
  ['x:`$string til 200000', 'do[9;.Q.opt x]'],
  ['x:string til 200000', 'do[9;.Q.w[]]'],
  ['x:string til 200000', 'do[9;2@x]'],
  ['x:500000#1', '() . x'],
  ['x:500000#3', 'x vs 3'],
  ['x:(`$string til 100000)!til 100000', 'while[1;.Q.id x]'],
  ['x:(`$string til 100000)!string til 100000', 'while[1;.Q.def[x;x]]'],
]

/** A clock that stands still until it has been read so often, and then passes every deadline. */
function createJumpingClock(reads: number) {
  let left = Number.POSITIVE_INFINITY
  return {
    start: () => {
      left = reads
    },
    readTime: () => (left-- > 0 ? 0 : 1e9),
  }
}

test.each(endless)('after %s, the clock is read while %s runs', (prepare, input) => {
  const { start, readTime } = createJumpingClock(3)
  const session = createSession({ library, limits: { readTime } })
  expect(session.run(`${prepare};`).error).toBeUndefined()
  start()
  expect(session.run(input)).toMatchObject({ error: 'stop' })
})

test('a list that holds itself 2^30 times over is printed at once', () => {
  const session = createSession()
  expect(session.run('x:1;do[30;x:(x;x)];x').output).toMatch(/^(.{77}\.\.\n){2}$/)
  expect(session.run('count x').output).toBe('2\n')
})

test('dictionaries in keys and values of dictionaries are printed at once', () => {
  expect(createSession().run('x:1;do[30;x:(enlist x)!enlist x];x').output).toMatch(/^\(.*\.\.\n$/)
})

test.each([
  ['a projection', 'x:1;do[30;x:{[a;b;c]a}[;x;x]];x', /^\{\[a;b;c\]a\}\[;.*\.\.\n$/],
  ['a composition', "x:count;do[30;x:('[x;x])];x", /^[#:]+\.\.\n$/],
])('%s that holds itself 2^30 times over is printed at once', (_, input, shown) => {
  expect(createSession().run(input).output).toMatch(shown)
})

const megabytes = 2 ** 20

test.each([
  ['locals of functions that call themselves', '{a:til 100000;.z.s x+1}0'],
  ['arguments of operators that wait for a call', '{.z.s[x+1]+til 100000}0'],
  ['arguments of a call that wait for another', '{f[.z.s x+1;til 100000]}0'],
  ['items of a list that is being made', '{(.z.s x+1;til 100000)}0'],
  ['what each goes through', '{.z.s each(x;til 100000)}0'],
  ['the arguments of projections', 'f:{[h;b;z]h};r:();do[1000;r,:enlist f[;til 100000]]'],
  ['the results of each', '{til 100000}each til 1000'],
  ['the results of each within each', '{{til 100000}each til 20}each til 50'],
  ['the results of scan', '{til 100000+y}\\[0;til 1000]'],
  ['the results of groups', 't:([]g:til 1000);select f:{til 100000}first g by g from t'],
  ['one verb', 'string til 1000000'],
  ['columns', 't:([]a:til 10);while[1;t:t,t]'],
  ['files', 'i:0;while[i<400;i+:1;(`$":f",string i)set til 100000]'],
  ['symbols', '1000000?`8'],
  ['variables', 'i:0;while[1;i+:1;(`$"v",string i)set til 100000]'],
])('%s count as memory', (_, input) => {
  const limits = { bytes: 50 * megabytes, milliseconds: 60_000 }
  expect(createSession({ library, limits }).run(input).error).toBe('wsfull')
})

test('a trap can catch wsfull, and the memory is free again', () => {
  const limits = { bytes: 50 * megabytes, milliseconds: 60_000 }
  const session = createSession({ limits })
  expect(session.run('@[{r:();while[1;r,:enlist til 100000]};0;{x}]').output).toBe('"wsfull"\n')
  expect(session.run('sum til 1000000').output).toBe('499999500000\n')
})

test('temporary values that nothing keeps do not count', () => {
  const limits = { bytes: 50 * megabytes, milliseconds: 60_000 }
  expect(createSession({ limits }).run('do[1000;x:til 100000];count x').output).toBe('100000\n')
})

/** Takes minutes, and time on a clock: only a long run does it. */
test.each(isLongRun ? endless : [])('after %s, %s ends within a second of its limit', (prepare, input) => {
  const session = createSession({ library })
  session.run(`${prepare};`)
  const start = process.cpuUsage()
  session.run(input)
  const { user } = process.cpuUsage(start)
  expect(user / 1000).toBeLessThan(4000)
})
