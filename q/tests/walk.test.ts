import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSession } from '../session/create-session.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

/** The files that "How a line becomes output" names. */
const walk = [...readme.matchAll(/^ {4}([\w/-]+\.ts) {2,}\S/gm)].map(([, file = '']) => file)

test('the walk through the interpreter names 10 to 14 files', () => {
  expect(walk.length).toBeGreaterThanOrEqual(10)
  expect(walk.length).toBeLessThanOrEqual(14)
})

test('each file of the walk through the interpreter runs for the line that it explains', async () => {
  const [, input = ''] = /The path of `([^`]+)`/.exec(readme) ?? []
  const session = createSession()
  session.run('t:([]sym:`a`b`a;size:10 20 30)')
  const inspector = new Session()
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  expect(session.run(input).output).toContain('a  | 40')
  const { result } = await inspector.post('Profiler.takePreciseCoverage')
  inspector.disconnect()
  const called = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && Number(ranges[0]?.count) > 0),
  )
  expect(walk.filter(file => !called.some(({ url }) => url.endsWith(`/q/${file}`)))).toEqual([])
})
