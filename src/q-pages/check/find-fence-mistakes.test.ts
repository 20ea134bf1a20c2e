import { expect, test } from 'vitest'
import { findFenceMistakes } from './find-fence-mistakes.ts'
import { readSourceBlocks } from './read-source-blocks.ts'

const mistakes = (meta: string) =>
  readSourceBlocks(`Text.\n\n\`\`\`q ${meta}\na:1\n\`\`\`\n`).flatMap(block =>
    findFenceMistakes('content/a.md', block).map(({ where, what, fix }) => `${where} ${what} ${fix}`),
  )

test.each([
  ['proces=tp', '`proces=tp` in the first line of this block has no effect. Did you mean `process`?'],
  ['norum="clock"', '`norum` in the first line of this block has no effect. Did you mean `norun`?'],
  ['promt="Try: 2+2"', '`promt` in the first line of this block has no effect. Did you mean `prompt`?'],
  ['after=5', '`after=5` has no effect. Write `process=rdb`, or `after=5s` (ms, s, m or h).'],
  ['process=', '`process=` has no effect. Write `process=rdb`, or `after=5s` (ms, s, m or h).'],
  ['file', 'This block is marked `file` and has no title. Add the name of the file: `file title="tp.q"`.'],
])('%s is reported with its place', (meta, message) => {
  expect(mistakes(meta)).toEqual([`content/a.md:3 ${message}`])
})

test.each([
  'process=rdb after=20s',
  'file title="the proces of tp.q" {1,3-5}',
  'norun="needs a licence"',
  'prompt="Try: 2+2" title="Sums"',
  'showLineNumbers=7 add={2}',
  'live custom=1',
  '',
])('%s is in order', meta => {
  expect(mistakes(meta)).toEqual([])
})
