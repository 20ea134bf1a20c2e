import { expect, test } from 'vitest'
import {
  docFrontMatter,
  pageFrontMatter,
  postFrontMatter,
  practiceFrontMatter,
} from '../schemas/front-matter-schemas.ts'
import { categoryFile, tagEntry } from '../schemas/yaml-file-schemas.ts'
import { formatProblems, type Problem } from './problem.ts'
import { parseFrontMatter } from './yaml.ts'

type Schema = Parameters<typeof parseFrontMatter>[1]

function parse(text: string, schema: Schema = docFrontMatter, path = 'content/docs/a.md') {
  const problems: Problem[] = []
  const result = parseFrontMatter({ path, text }, schema, problem => problems.push(problem))
  return { result, problems, report: formatProblems(problems) }
}

test.each([
  ['a file with front matter', '---\ntitle: A\n---\n\nText.\n', { title: 'A' }, '\nText.\n', 4],
  ['a file without', 'Text.\n\n---\n\nMore.', {}, 'Text.\n\n---\n\nMore.', 1],
  ['an empty front matter', '---\n---\nText.', {}, 'Text.', 3],
  ['front matter alone', '---\ntitle: A\n---', { title: 'A' }, '', 4],
  ['an empty file', '', {}, '', 1],
  [
    'numbers where text belongs',
    '---\ntitle: 2024\nslug: 7\nid: 5\n---\n',
    { title: '2024', slug: '7', id: '5' },
    '',
    6,
  ],
])('%s is split into data, body and the line at which the body starts', (_, text, data, body, bodyLine) => {
  const { result, problems } = parse(text)
  expect(problems).toEqual([])
  expect(result).toMatchObject({ frontMatter: data, body })
  if (body !== '') expect(result?.bodyLine).toBe(bodyLine)
})

test('an unknown key warns with its line and the key that was meant, and is dropped', () => {
  const { result, report } = parse('---\ntitle: A\nsidebar_positon: 3\n---\n')
  expect(result?.frontMatter).toEqual({ title: 'A' })
  expect(report).toMatchInlineSnapshot(`
    "warning content/docs/a.md:3
      Unknown key \`sidebar_positon\`; it has no effect.
      Did you mean \`sidebar_position\`?

    0 errors, 1 warning"
  `)
})

test('wrong types are errors that name key, value, line and what is expected; all are reported at once', () => {
  const { result, report } = parse(
    '---\nid: a/b\nsidebar_position: third\nkeywords: joins\ntoc_max_heading_level: 7\ndraft: yes please\n---\n',
  )
  expect(result).toBeUndefined()
  expect(report).toMatchInlineSnapshot(`
    "error content/docs/a.md:2
      \`id\` is \`"a/b"\`.
      Correct it: it must not contain a slash.

    error content/docs/a.md:3
      \`sidebar_position\` is \`"third"\`.
      Correct it: it must be a number.

    error content/docs/a.md:4
      \`keywords\` is \`"joins"\`.
      Correct it: it must be a list, such as [joins, tables].

    error content/docs/a.md:5
      \`toc_max_heading_level\` is \`7\`.
      Correct it: it must be a whole number from 2 to 6.

    error content/docs/a.md:6
      \`draft\` is \`"yes please"\`.
      Correct it: it must be true or false.

    5 errors, 0 warnings"
  `)
})

test.each([
  ['an empty file', '', 1],
  ['a file without front matter', 'Text.', 1],
  ['an empty front matter', '---\n---\nText.', 2],
  ['other keys', '---\ndescription: A\n---\nText.', 2],
])('a key that is missing from %s is reported at a line of the file', (_, text, line) => {
  const { result, problems } = parse(text, practiceFrontMatter, 'content/practice/a.md')
  expect(result).toBeUndefined()
  expect(problems).toMatchObject([{ level: 'error', where: `content/practice/a.md:${line}` }])
})

test('a page cannot be a draft and unlisted', () => {
  expect(parse('---\ndraft: true\nunlisted: true\n---\n').report).toMatchInlineSnapshot(`
    "error content/docs/a.md:3
      \`unlisted\` is \`true\`.
      Correct it: it must not be set together with \`draft\`.

    1 error, 0 warnings"
  `)
})

test('YAML that cannot be read is an error with its line', () => {
  expect(parse('---\ntitle: A\ndescription: one: two\n---\n').report).toMatchInlineSnapshot(`
    "error content/docs/a.md:3
      Not valid YAML: Nested mappings are not allowed in compact mappings. In: \`description: one: two\`
      A value that contains \`: \` or \`#\`, or starts with a special character, needs double quotes around it.

    1 error, 0 warnings"
  `)
})

test('front matter that never ends is an error', () => {
  expect(parse('---\ntitle: A\n\nText.').report).toMatchInlineSnapshot(`
    "error content/docs/a.md:1
      The front matter starts with \`---\` but never ends.
      Put a line of \`---\` after its last key.

    1 error, 0 warnings"
  `)
})

test('front matter that is not a map is an error', () => {
  expect(parse('---\n- title\n---\n').report).toMatchInlineSnapshot(`
    "error content/docs/a.md:2
      \`["title"]\` is not a map of keys and values.
      Write keys with values, such as \`title: Joins\`.

    1 error, 0 warnings"
  `)
})

test('unknown keys are reported at any depth, with the line of the key', () => {
  const { report } = parse(
    '---\nlast_update:\n  data: 2024-01-02\n  author: Ada\ntags:\n  - label: A\n    permalink: /a\n    colour: red\n---\n',
  )
  expect(report).toMatchInlineSnapshot(`
    "warning content/docs/a.md:3
      Unknown key \`last_update.data\`; it has no effect.
      Did you mean \`date\`?

    warning content/docs/a.md:8
      Unknown key \`tags.0.colour\`; it has no effect.
      Remove it. Known keys: label, permalink.

    0 errors, 2 warnings"
  `)
})

test('YAML that is nested too deeply or repeats aliases too often is an error; a key such as __proto__ is only unknown', () => {
  const lists = [...'bcdefghi'].map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(9)}]`)
  const texts = [
    `a: &a [x, x]\n${lists.join('\n')}`,
    `a: ${'['.repeat(20_000)}`,
    '__proto__: { polluted: true }',
    'constructor: 1',
  ]
  expect(
    texts.map(yaml => parse(`---\n${yaml}\n---\n`).report.split('\n').slice(0, 2).join('\n')),
  ).toMatchInlineSnapshot(`
    [
      "error content/docs/a.md:2
      The YAML cannot be read: Excessive alias count indicates a resource exhaustion attack.",
      "error content/docs/a.md:2
      Not valid YAML: Maximum call stack size exceeded. In: \`a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[…\`",
      "warning content/docs/a.md:2
      Unknown key \`__proto__\`; it has no effect.",
      "warning content/docs/a.md:2
      Unknown key \`constructor\`; it has no effect.",
    ]
  `)
  expect('polluted' in {}).toBe(false)
})

test('bytes that are not UTF-8 and control characters warn with their line', () => {
  expect(parse('---\ntitle: A\n---\n\nText\uFFFD.\n').report).toMatchInlineSnapshot(`
    "warning content/docs/a.md:5
      The file contains bytes that are not UTF-8 text.
      Save it as UTF-8 and remove what is not text.

    0 errors, 1 warning"
  `)
  expect(parse('Text.\n\0\n').report).toMatchInlineSnapshot(`
    "warning content/docs/a.md:2
      The file contains the control character U+0000.
      Save it as UTF-8 and remove what is not text.

    0 errors, 1 warning"
  `)
})

test.each(['../../README', '..', './a', 'a/../b', 'a/..', '..\\a'])(
  '%s is no address of a post, page, category or tag',
  path => {
    for (const schema of [postFrontMatter, pageFrontMatter])
      expect(schema.safeParse({ slug: path }).success).toBe(false)
    expect(categoryFile.safeParse({ link: { type: 'generated-index', slug: path } }).success).toBe(false)
    expect(tagEntry.safeParse({ permalink: `/${path}` }).success).toBe(false)
    // That of a doc counts from its folder.
    expect(docFrontMatter.safeParse({ slug: path }).success).toBe(true)
  },
)

test('an address may contain dots that are not whole segments', () => {
  for (const path of ['a..b', '.a', 'v1.0/a.', '...'])
    expect(postFrontMatter.safeParse({ slug: path }).success, path).toBe(true)
})

test('a slug that leads out of the site is an error', () => {
  const { report } = parse('---\nslug: ../../README\n---\n', postFrontMatter, 'content/blog/a.md')
  expect(report).toMatchInlineSnapshot(`
    "error content/blog/a.md:2
      \`slug\` is \`"../../README"\`.
      Correct it: it must be a path without the segments \`.\` and \`..\`.

    1 error, 0 warnings"
  `)
})
