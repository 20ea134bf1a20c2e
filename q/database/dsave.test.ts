import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const tables = ['t:([]city:`oslo`oslo`bern;n:3 1 2)', 'u:([]id:1 2;w:`x`oslo)']

test('dsave splays tables, enumerates symbols and parts the first column', () => {
  const saved = [...tables, '`:db dsave`t`u', '\\cd db', '\\l .']
  expect(run(...saved, 'sym')).toContain('`oslo`bern`x')
  expect(run(...saved, 'exec c!a from meta t')).toContain('city| p')
  expect(run(...saved, 'u')).toContain('1  x   \n2  oslo')
})

test('dsave into a partition', () => {
  expect(run(...tables, '`:db`2024.05.06 dsave`t', '\\l db', 'exec distinct date from t')).toContain(',2024.05.06')
})

test('dsave gives the names back and signals a first column that is not parted', () => {
  expect(run(...tables, '`:db dsave`t')).toBe('`t')
  expect(run('v:([]a:`x`y`x)', '`:db dsave`v')).toContain("'u-fail")
  expect(run('v:2', '`:db dsave`v')).toContain("'type")
})
