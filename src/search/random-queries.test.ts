import { expect, test } from 'vitest'
import { buildSearchFilesOfThisSite, createEngineRequest, engineForTest } from '../../tests/support/engine-for-test.ts'
import { isLongRun } from '../../tests/support/long-run.ts'
import { createRandomNumbers } from '../../tests/support/random-numbers.ts'
import { readQuery } from './engine/query.ts'
import { cutSnippet } from './engine/snippets.ts'
import { readPageText } from './index/page-text-file.ts'
import type { MarkedText } from './search-contract.ts'

const count = isLongRun ? 10_000 : 150
const pieces = [
  'aj',
  '.Q.gc',
  'joins',
  'tabl',
  'memmory',
  '@[',
  '?[t;',
  ';;;]',
  '`g#',
  "':",
  '/:',
  '\\ts',
  '-9!',
  '0N!',
  '.',
  '..',
  '=',
  '(a+)+$',
  '[^]*',
  '\\u{110000}',
  '(?<x>',
  '*'.repeat(50),
  '<script>alert(1)</script>',
  '"><img src=x onerror=1>',
  '&lt;',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\u202e',
  '\ud800',
  '\udfff',
  '😀',
  'ﬃ',
  'İ',
  'ß',
  '東京',
  'é\u0301',
  '\n',
  '\t',
  ' ',
  'x'.repeat(10_000),
  '[({'.repeat(3_000),
  'a.'.repeat(5_000),
  '٣',
  '\ufeff',
]

test(`${count} random queries are answered without an error, and all marks are within their texts`, async () => {
  const files = await buildSearchFilesOfThisSite()
  const engine = engineForTest(files)
  const texts = [...files.texts.values()].flatMap(text => readPageText(text.read()) ?? [])
  const random = createRandomNumbers(20_261_121)
  let worst = { ms: 0, query: '' }
  for (let number = 0; number < count; number++) {
    const query = randomQuery(random)
    const started = cpuMs()
    const answer = await engine(createEngineRequest(query, { limit: 20 }))
    const ms = cpuMs() - started
    if (ms > worst.ms) worst = { ms, query: query.slice(0, 60) }
    for (const { title, hits } of answer.groups) {
      checkMarks(title)
      for (const { heading } of hits) if (heading) checkMarks(heading)
    }
    const section = [...(texts[number % texts.length]?.values() ?? [])][0]
    const snippet = section && cutSnippet(section, readQuery(query).words)
    if (snippet) checkMarks(snippet)
    expect(answer.count).toBeGreaterThanOrEqual(answer.groups.length)
    expect(answer.suggestions.length).toBeLessThanOrEqual(3)
  }
  console.log(`${count} queries, the slowest took ${worst.ms.toFixed(0)} ms: ${JSON.stringify(worst.query)}`)
  expect(worst.ms).toBeLessThan(1_000)
}, 600_000)

/** Processor time of this process, which does not depend on how busy the machine is. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function checkMarks({ text, marks }: MarkedText) {
  let end = 0
  for (const [from, to] of marks) {
    expect(from).toBeGreaterThanOrEqual(end)
    expect(to).toBeGreaterThan(from)
    end = to
  }
  expect(end).toBeLessThanOrEqual(text.length)
}

function randomQuery(random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit)
  return Array.from({ length: 1 + below(6) }, () => {
    if (below(3) === 0) return String.fromCharCode(...Array.from({ length: below(12) }, () => below(0x10000)))
    const piece = pieces[below(pieces.length)] ?? ''
    return below(4) === 0 ? piece.slice(0, below(piece.length + 1)) : piece
  }).join(below(2) === 0 ? ' ' : '')
}
