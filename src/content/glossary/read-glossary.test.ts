import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatProblems, type Problem } from '../input/problem.ts'
import { readGlossary } from './read-glossary.ts'

const docs = [
  { id: 'concepts/joins', file: 'content/docs/concepts/joins.md', html: '<h2 id="as-of-join">As-of join</h2>' },
  { id: 'concepts/renamed', file: 'content/docs/concepts/fby.mdx', html: '' },
]

test('a term has its forms, its meaning as HTML and the doc and heading that explain it', () => {
  const { terms, problems } = read(`terms:
  - term: as-of join
    also: [as-of joins]
    meaning: Takes the *latest* row, as \`aj\` does.
    doc: concepts/joins#as-of-join
  - term: TWAP
    meaning: A price.
`)
  expect(terms).toEqual([
    {
      forms: ['as-of join', 'as-of joins'],
      meaningHtml: 'Takes the <em>latest</em> row, as <code>aj</code> does.',
      doc: 'concepts/joins',
      hash: '#as-of-join',
    },
    { forms: ['TWAP'], meaningHtml: 'A price.', doc: undefined, hash: '' },
  ])
  expect(problems).toMatchInlineSnapshot(`"0 errors, 0 warnings"`)
})

test('errors in entries are reported with their lines', () => {
  expect(
    read(`terms:
  - term: RDB
    also: [RDBs]
    meaning: A database.
    doc: concepts/join
  - term: HDB
    also: [RDBs]
    meaning: See [there](/docs).
  - term: RDB
    meaning: Another.
    docs: concepts/joins
  - term: TP
`).problems,
  ).toMatchInlineSnapshot(`
    "error content/data/glossary.yml:8
      \`terms.1.meaning\` is \`"See [there](/docs)."\`.
      Correct it: it must be text without links.

    warning content/data/glossary.yml:11
      Unknown key \`terms.2.docs\`; it has no effect.
      Did you mean \`doc\`?

    error content/data/glossary.yml:12
      \`terms.3.meaning\` is missing.
      Add it: it must be text.

    2 errors, 1 warning"
  `)
  expect(
    read(`terms:
  - term: RDB
    also: [RDBs]
    meaning: A database.
    doc: concepts/join
  - term: HDB
    also: [RDBs]
    meaning: Another.
  - term: RDB
    meaning: Another.
`).problems,
  ).toMatchInlineSnapshot(`
    "error content/data/glossary.yml:5
      \`terms.0.doc\` is \`"concepts/join"\`.
      Correct it: no doc has this id (did you mean \`concepts/joins\`?).

    error content/data/glossary.yml:7
      \`terms.1.also.0\` is \`"RDBs"\`.
      Correct it: it is also a form of \`RDB\`.

    error content/data/glossary.yml:9
      \`terms.2.term\` is \`"RDB"\`.
      Correct it: it is also a form of \`RDB\`.

    3 errors, 0 warnings"
  `)
})

test('where the file of a doc has been given another id, the error names both', () => {
  const { problems } = read('terms:\n  - term: fby\n    meaning: A verb.\n    doc: concepts/fby\n')
  expect(problems).toContain(
    'Correct it: no doc has this id: the id of content/docs/concepts/fby.mdx is `concepts/renamed`.',
  )
})

test('a heading that the doc does not have is a warning, and the term links to the doc', () => {
  const { terms, problems } = read(`terms:
  - term: window join
    meaning: A join.
    doc: concepts/joins#window-join
`)
  expect(terms[0]).toMatchObject({ doc: 'concepts/joins', hash: '' })
  expect(problems).toMatchInlineSnapshot(`
    "warning content/data/glossary.yml:4
      \`doc\` is \`concepts/joins#window-join\`, but that doc has no heading \`#window-join\`.
      Correct it, or name the doc alone; until then the term links to the doc.

    0 errors, 1 warning"
  `)
})

function read(text: string) {
  const problems: Problem[] = []
  const root = folderForTest({ 'content/data/glossary.yml': text })
  const terms = readGlossary(root, docs, problem => problems.push(problem))
  return { terms, problems: formatProblems(problems) }
}
