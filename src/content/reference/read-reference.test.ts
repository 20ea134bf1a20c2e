import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../../tests/support/site-for-test.ts'
import { formatProblems } from '../input/problem.ts'
import { listEntries } from './read-reference.ts'

const families = `families:
  - id: sorting
    title: Sorting
    about: Puts items in order.
  - id: lists
    title: Lists
`

const entry = (name: string, more = '') => `---\nnames: [${name}]\ntitle: About ${name}\n${more}---\n\nText.\n`

test('families stand in the order of their list, with the entries in their folders', async () => {
  const { reference } = await read({
    'content/reference/lists/raze.md': entry('raze'),
    'content/reference/sorting/asc.md': entry('asc'),
    'content/reference/sorting/desc.md': entry('desc'),
  })
  expect(reference?.families).toMatchObject([
    {
      id: 'sorting',
      title: 'Sorting',
      about: 'Puts items in order.',
      entries: [{ label: 'About asc' }, { names: ['desc'] }],
    },
    { id: 'lists', title: 'Lists', entries: [{ label: 'About raze' }] },
  ])
})

test('a family without entries is kept', async () => {
  const { reference } = await read({ 'content/reference/lists/raze.md': entry('raze') })
  expect(reference?.families.map(({ id, entries }) => [id, entries.length])).toEqual([
    ['sorting', 0],
    ['lists', 1],
  ])
})

test('entries with a position come first, in its order, then the others by their first names, whatever their case', async () => {
  const { names } = await read({
    'content/reference/lists/1.md': entry('til'),
    'content/reference/lists/2.md': entry('raze', 'position: 2\n'),
    'content/reference/lists/3.md': entry('cut'),
    'content/reference/lists/4.md': entry('union', 'position: 1\n'),
    'content/reference/lists/5.md': entry('"+"'),
    'content/reference/lists/6.md': entry('Rank'),
  })
  expect(names).toEqual(['union', 'raze', '+', 'cut', 'Rank', 'til'])
})

test('the address of an entry is its file name below the reference, whatever its family', async () => {
  const { entries } = await read({
    'content/reference/lists/comma.md': entry('","'),
    'content/reference/sorting/asc.mdx': entry('asc'),
  })
  expect(entries.map(({ url, family }) => [url, family])).toEqual([
    ['/reference/asc', 'sorting'],
    ['/reference/comma', 'lists'],
  ])
})

test('the title of an entry is its first name and what it is; the other names are names too', async () => {
  const { entries } = await read({
    'content/reference/lists/comma.md': '---\nnames: [",", ",:"]\ntitle: Join and Enlist\n---\n\nText.\n',
  })
  expect(entries).toMatchObject([{ title: ', · Join and Enlist', label: 'Join and Enlist', names: [',', ',:'] }])
})

test('what the front matter leaves out is empty, and the interpreter has the name', async () => {
  const { entries } = await read({ 'content/reference/lists/raze.md': entry('raze') })
  expect(entries).toMatchObject([
    { syntax: [], types: [], see: [], taught: [], manual: undefined, position: undefined, isMissing: false },
  ])
})

test('what the front matter says is kept', async () => {
  const { entries } = await read({
    'content/reference/lists/raze.md': entry(
      'raze',
      `syntax:
  - form: raze x
    does: joins the items of x
types: [1, 2]
see: [raze]
taught: [/docs/joins#choosing]
manual: ref/raze/
missing: true
`,
    ),
  })
  expect(entries).toMatchObject([
    {
      syntax: [{ form: 'raze x', does: 'joins the items of x' }],
      types: [1, 2],
      see: ['raze'],
      taught: ['/docs/joins#choosing'],
      manual: 'ref/raze/',
      isMissing: true,
    },
  ])
})

test('a draft is left out', async () => {
  const { names } = await read({
    'content/reference/lists/cut.md': entry('cut', 'draft: true\n'),
    'content/reference/lists/raze.md': entry('raze'),
  })
  expect(names).toEqual(['raze'])
})

test('a file that starts with an underscore is no entry', async () => {
  const { names, problems } = await read({
    'content/reference/lists/_notes.md': 'Some notes.\n',
    'content/reference/lists/raze.md': entry('raze'),
  })
  expect([names, problems]).toEqual([['raze'], ''])
})

test('a site without entries has no reference', async () => {
  const { reference } = await read({})
  expect(reference).toBeUndefined()
})

test('an entry in the folder of no family is an error that suggests the nearest one', async () => {
  const { problems, names } = await read({
    'content/reference/lits/raze.md': entry('raze'),
    'content/reference/sorting/asc.md': entry('asc'),
    'content/reference/zzzzzz/til.md': entry('til'),
  })
  expect(names).toEqual(['asc'])
  expect(problems).toMatchInlineSnapshot(`
    "error content/reference/lits/raze.md:1
      This file is in no folder of a family: content/reference/families.yml has no id \`lits\`.
      Did you mean \`lists\`?

    error content/reference/zzzzzz/til.md:1
      This file is in no folder of a family: content/reference/families.yml has no id \`zzzzzz\`.
      Move the file, or add the family to that list.

    2 errors, 0 warnings"
  `)
})

test('a name that two entries explain is an error in the later file', async () => {
  const { problems } = await read({
    'content/reference/lists/raze.md': entry('raze'),
    'content/reference/sorting/asc.md': entry('asc, raze'),
  })
  expect(problems).toMatchInlineSnapshot(`
    "error content/reference/sorting/asc.md:2
      The name \`raze\` is already explained by content/reference/lists/raze.md.
      Leave it out of the \`names\` of one of them.

    1 error, 0 warnings"
  `)
})

test('a relative that no entry explains is an error that suggests the nearest name', async () => {
  const { problems } = await read({
    'content/reference/lists/raze.md': entry('raze', 'see: [ascc, "distinct values", asc]\n'),
    'content/reference/sorting/asc.md': entry('asc, xasc'),
  })
  expect(problems).toMatchInlineSnapshot(`
    "error content/reference/lists/raze.md:4
      No page of the reference explains \`ascc\`.
      Did you mean \`asc\`?

    error content/reference/lists/raze.md:4
      No page of the reference explains \`distinct values\`.
      Correct it, or leave it out of \`see\`.

    2 errors, 0 warnings"
  `)
})

test('another name of an entry can be a relative', async () => {
  const { problems } = await read({
    'content/reference/lists/raze.md': entry('raze', 'see: [xasc]\n'),
    'content/reference/sorting/asc.md': entry('asc, xasc'),
  })
  expect(problems).toBe('')
})

test('two files of one name in different folders are an error, and the first one is kept', async () => {
  const { problems, entries } = await read({
    'content/reference/lists/same.md': entry('raze'),
    'content/reference/sorting/same.md': entry('asc'),
  })
  expect(entries.map(({ names }) => names)).toEqual([['raze']])
  expect(problems).toMatchInlineSnapshot(`
    "error content/reference/sorting/same.md:2
      The address \`/reference/same\` is already used by content/reference/lists/same.md.
      Rename one of the two files.

    1 error, 0 warnings"
  `)
})

test('an entry without a name is an error', async () => {
  const { problems, names } = await read({
    'content/reference/lists/raze.md': '---\nnames: []\ntitle: Flatten\n---\n\nText.\n',
    'content/reference/sorting/asc.md': entry('asc'),
  })
  expect(names).toEqual(['asc'])
  expect(problems).toMatchInlineSnapshot(`
    "error content/reference/lists/raze.md:2
      \`names\` is \`[]\`.
      Correct it: it must hold at least one name.

    1 error, 0 warnings"
  `)
})

async function read(entryFiles: Record<string, string>) {
  const root = folderForTest({ 'content/reference/families.yml': families, ...entryFiles })
  const { content, problems } = await readSiteForTest(root)
  const entries = listEntries(content.reference)
  return {
    reference: content.reference,
    entries,
    names: entries.map(each => each.names[0]),
    problems: problems.length > 0 ? formatProblems(problems) : '',
  }
}
