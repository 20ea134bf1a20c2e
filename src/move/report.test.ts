import { expect, test } from 'vitest'
import { type Finding, formatMarkdownReport, formatTerminalReport } from './report.ts'

const math = { kind: 'cannot' as const, what: 'Formulas are not typeset.', remedy: 'Write them in words.' }
const findings: Finding[] = [
  ...[10, 9, 9, 100].map(line => ({ ...math, where: `docs/a.md:${line}` })),
  { kind: 'differs', what: 'There is no menu of languages.', remedy: 'A site has one language here.' },
]
const report = { source: 'harbour', counts: [['docs', 12] as [string, number]], findings }

test('findings that say the same are one entry with its places in order', () => {
  expect(formatMarkdownReport(report)).toContain(
    '- Formulas are not typeset. Write them in words.\n  - `docs/a.md:9`\n  - `docs/a.md:10`\n  - `docs/a.md:100`\n',
  )
})

test('the terminal shows the first places', () => {
  expect(formatTerminalReport(report)).toMatchInlineSnapshot(`
    "From harbour: 12 docs

    Differs
      There is no menu of languages.
        A site has one language here.

    Cannot move
      Formulas are not typeset. (docs/a.md:9, docs/a.md:10 and 1 more)
        Write them in words."
  `)
})

test('a report says where there is nothing to say', () => {
  expect(formatMarkdownReport({ ...report, findings: [] })).toContain('## What differs\n\nNothing.\n')
})
