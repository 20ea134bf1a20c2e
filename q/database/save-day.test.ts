import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MemoryFiles } from '../context/memory-files.ts'
import { library } from '../library.ts'
import { createSession } from '../session/create-session.ts'

const folder = join(import.meta.dirname, '../../static/code/tick')
const damage = '`:tplog2026.01.05 1:-3_read1`:tplog2026.01.05'

test('saveday.q turns the log of a day into a partition', () => {
  const disk = diskWithLog()
  expect(saveDay(disk)).toEqual({ output: 'quote 1\ntrade 3\n', exitCode: 0 })
  const reader = createSession({ library, files: disk })
  reader.run('\\l hdb')
  expect(reader.run('select sym,price from trade where date=2026.01.05').output).toBe(
    'sym price\n---------\nA   10   \nA   11   \nB   20   \n',
  )
  expect(reader.run('attr get`:2026.01.05/trade/sym').output).toBe('`p\n')
})

test('saveday.q loses only the messages in a damaged end of the log', () => {
  const disk = diskWithLog()
  createSession({ library, files: disk }).run(damage)
  expect(saveDay(disk).output).toBe('quote 0\ntrade 3\n')
})

test('saveday.q refuses a day without a log', () => {
  expect(saveDay(new MemoryFiles())).toEqual({ output: 'no log of that day here\n', exitCode: 1 })
})

/** A disk with the log that a tickerplant writes: two messages of trades and one of quotes. */
function diskWithLog(): MemoryFiles {
  const disk = new MemoryFiles()
  const session = createSession({ library, files: disk })
  const lines = [
    '`:tplog2026.01.05 set ()',
    'h:hopen`:tplog2026.01.05',
    'h enlist(`upd;`trade;(2#0D09:30;`B`A;20 10f;1 2))',
    'h enlist(`upd;`trade;(1#0D09:31;1#`A;1#11f;1#3))',
    'h enlist(`upd;`quote;(1#0D09:31;1#`A;1#10f;1#12f))',
  ]
  for (const line of lines) session.run(line)
  return disk
}

function saveDay(disk: MemoryFiles) {
  for (const script of ['schema.q', 'saveday.q']) disk.writeFile(script, readFileSync(join(folder, script)))
  const session = createSession({ library, files: disk })
  session.run('.z.x:enlist"2026.01.05"')
  const { output, exitCode } = session.run('\\l saveday.q')
  return { output, exitCode }
}
