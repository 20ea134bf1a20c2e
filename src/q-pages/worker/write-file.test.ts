import { expect, test } from 'vitest'
import { PageRunner } from './page-runner.ts'

test('a file that the page puts on the disk is read by q', async () => {
  const runner = new PageRunner()
  runner.writeFile('lib.q', new TextEncoder().encode('double:{2*x}\n'))
  await runner.runInput('', '\\l lib.q')
  expect((await runner.runInput('', 'double 21')).output).toBe('42\n')
})
