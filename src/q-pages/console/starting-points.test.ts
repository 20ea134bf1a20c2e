import { describe, expect, test } from 'vitest'
import { createSession, splitScript } from '../../../q/index.ts'
import { library } from '../../../q/library.ts'
import { startingPoints } from './starting-points.ts'

describe.each(startingPoints)('$title', ({ code }) => {
  test('runs without an error, and its last line prints something', () => {
    const session = createSession({ library })
    const results = splitScript(code).map(({ text }) => session.run(text))
    expect(results.filter(({ error }) => error !== undefined).map(({ output }) => output)).toEqual([])
    expect(results.at(-1)?.output).not.toBe('')
  })
})
