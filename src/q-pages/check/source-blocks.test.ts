import { expect, test } from 'vitest'
import { findFenceMistakes, readSourceBlocks } from './source-blocks.ts'

const session = { role: 'session', process: '', advance: 0 }

test('a block has its fence, its text, and the line of the source for each line of the text', () => {
  expect(readSourceBlocks('Text.\n\n```q\nq)1+1\n2\n```\n')).toEqual([
    { fence: session, meta: '', line: 3, text: 'q)1+1\n2', sourceLines: [4, 5], indent: '' },
  ])
})

test('the indent of a block in a list is left out, and so are comments that mark lines', () => {
  expect(readSourceBlocks('- item\n\n  ```q\n  q)1\n  / highlight-next-line\n  1\n  ```\n')).toEqual([
    { fence: session, meta: '', line: 3, text: 'q)1\n1', sourceLines: [4, 6], indent: '  ' },
  ])
})

test('code in other languages is left out, except shell commands that start processes', () => {
  const blocks = readSourceBlocks('```sh\nls\n```\n\n```qt\nx\n```\n\n```sh start\nq tp.q\n```\n\n~~~q\na:1\n~~~\n')
  expect(blocks.map(({ fence }) => fence.role)).toEqual(['start', 'script'])
})

test('blocks in a block of Markdown do not count', () => {
  expect(readSourceBlocks('````md\n```q\nq)1\n1\n```\n````\n')).toEqual([])
})

test('a block without a closing fence ends with the page', () => {
  expect(readSourceBlocks('```q\na:1').map(({ text }) => text)).toEqual(['a:1'])
})

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

const chartMistakes = (meta: string, code: string) =>
  readSourceBlocks(`Text.\n\n\`\`\`q ${meta}\n${code}\n\`\`\`\n`).flatMap(block =>
    findFenceMistakes('content/a.md', block),
  )

test('a chart that cannot be drawn is an error that says where, what and what to do', () => {
  expect(chartMistakes('bars="Sizes"', 'q)til 2\n0 1')).toEqual([
    {
      level: 'error',
      where: 'content/a.md:3',
      what: 'The chart of this session has no table or dictionary to draw.',
      fix: 'Let the last input of the session print what the chart shows.',
    },
  ])
  expect(chartMistakes('line="Sizes" log', 'q)0 1!1 2\n0| 1\n1| 2')).toEqual([])
})

test.each([
  ['bars="Sizes"', 'a:1', 'bars'],
  ['norun="slow" line="Sizes"', 'q)a\na| 1', 'line'],
  ['bars', 'q)a\na| 1', 'bars'],
  ['bars=Sizes', 'q)a\na| 1', 'bars=Sizes'],
  ['log', 'q)a\na| 1', 'log'],
])('%s at %j is reported, since it draws nothing', (meta, code, word) => {
  expect(chartMistakes(meta, code).map(({ what }) => what)).toEqual([
    `\`${word}\` in the first line of this block draws no chart.`,
  ])
})
