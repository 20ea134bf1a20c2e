import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'
import { run } from '../tests/console.ts'
import { runAt, startMachine } from '../tests/machine.ts'

const table = 't:([]v:1 2 3;sym:`b`a`b)'
const saved = [table, '.Q.dpft[`:db;2024.01.02;`sym;`t]']

test('.Q.dpft sorts and parts a table by a column, which comes first', () => {
  expect(compact(...saved)).toBe('`t')
  expect(compact(...saved, 'value flip get`:db/2024.01.02/t')).toBe('(`p#`sym$`a`b`b;2 1 3)')
  expect(compact(...saved, 'get`:db/2024.01.02/t/.d')).toBe('`sym`v')
  expect(compact(...saved, '(get`:db/sym;t~([]v:1 2 3;sym:`b`a`b))')).toBe('(`b`a;1b)')
})

test('a column of mixed items signals unmappable', () => {
  expect(compact('t:([]sym:`a`b;v:(1;`x))', '.Q.dpft[`:db;2024.01.02;`sym;`t]')).toContain("'unmappable")
  expect(compact('t:([]sym:`a`b;v:("one";"two"))', '.Q.dpft[`:db;2024.01.02;`sym;`t]')).toBe('`t')
})

test('a missing table or column signals its name', () => {
  expect(compact('.Q.dpft[`:db;2024.01.02;`sym;`nowhere]')).toContain("'nowhere")
  expect(compact(table, '.Q.dpft[`:db;2024.01.02;`id;`t]')).toContain("'id")
})

const tables = ['t:([]city:`oslo`oslo`bern;n:3 1 2)', 'u:([]id:1 2;w:`x`oslo)']

test('dsave splays tables, enumerates symbols and parts the first column', () => {
  const saved = [...tables, '`:db dsave`t`u', '\\cd db', '\\l .']
  expect(run(...saved, 'sym')).toContain('`oslo`bern`x')
  expect(run(...saved, 'exec c!a from meta t')).toContain('city| p')
  expect(run(...saved, 'u')).toContain('1  x   \n2  oslo')
})

test('dsave writes into a partition', () => {
  expect(run(...tables, '`:db`2024.05.06 dsave`t', '\\l db', 'exec distinct date from t')).toContain(',2024.05.06')
})

test('dsave returns the names, and signals u-fail for a first column that cannot be parted', () => {
  expect(run(...tables, '`:db dsave`t')).toBe('`t')
  expect(run('v:([]a:`x`y`x)', '`:db dsave`v')).toContain("'u-fail")
  expect(run('v:2', '`:db dsave`v')).toContain("'type")
})

test('.Q.hdpf saves and empties all tables, and the HDB loads the day', () => {
  const machine = startMachine()
  runAt(machine, '', 't:([]sym:`b`a;v:1 2)', 'u:([]sym:1#`c;w:1#3f)', '.Q.dpft[`:db;2024.03.14;`sym]each`t`u')
  machine.start('q db -p 5012')
  expect(runAt(machine, '', '.Q.hdpf[`::5012;`:db;2024.03.15;`sym]', 'count each(t;u)', '(cols t;cols u)')).toBe(
    'sym v\nsym w',
  )
  expect(runAt(machine, '', 'count each(t;u)')).toBe('0 0')
  expect(runAt(machine, 'db', 'exec count i by date from t')).toBe('2024.03.14| 2\n2024.03.15| 2')
  expect(runAt(machine, 'db', '-3!exec sym from u where date=2024.03.15')).toBe('"`p#`sym$,`c"')
  expect(runAt(machine, 'db', 'count .z.W')).toBe('0')
})

test('.Q.hdpf saves though no HDB answers, and empties no table if one cannot be saved', () => {
  const machine = startMachine()
  expect(runAt(machine, '', 't:([]sym:`b`a;v:1 2)', '.Q.hdpf[`::5012;`:db;2024.03.15;`sym]')).toBe('')
  expect(runAt(machine, '', 'count get`:db/2024.03.15/t')).toBe('2')
  const failing = ['t:([]sym:`b`a;v:1 2)', 'u:([]a:1 2)', '.Q.hdpf[`::5012;`:db;2024.03.15;`sym]']
  expect(runAt(machine, '', ...failing)).toContain("'sym")
  expect(runAt(machine, '', 'count t')).toBe('2')
})
