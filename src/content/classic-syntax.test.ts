import { expect, test } from 'vitest'
import { beforeTruncation, readClassicSyntax } from './classic-syntax.ts'
import { formatProblems, type Problem } from './problem.ts'

function read(body: string, format: 'md' | 'mdx' = 'md') {
  const problems: Problem[] = []
  const { text, imports } = readClassicSyntax({
    body,
    format,
    at: line => `a.${format}:${line + 1}`,
    report: problem => problems.push(problem),
  })
  expect(text.split('\n')).toHaveLength(body.split('\n').length)
  return { text, imports, problems, report: formatProblems(problems) }
}

test.each([
  ['a bare type', ':::tip\nText\n:::', ':::tip\nText\n:::'],
  ['a bare type after a space', '::: tip\nText\n:::', ':::tip\nText\n:::'],
  ['a title in brackets', ':::tip[My *title*]\nText\n:::', ':::tip[My *title*]\nText\n:::'],
  ['a title after a space', ':::tip My *title*\nText\n:::', ':::tip[My *title*]\nText\n:::'],
  ['attributes', ':::tip{#own .big}\nText\n:::', ':::tip{#own .big}\nText\n:::'],
  ['indentation', '- item\n\n  :::tip Title\n  Text\n  :::', '- item\n\n  :::tip[Title]\n  Text\n  :::'],
  ['nesting with more colons outside', '::::note\n:::tip A\nText\n:::\n::::', '::::note\n:::tip[A]\nText\n:::\n::::'],
  ['old names', ':::caution\nText\n:::', ':::caution\nText\n:::'],
  ['no colons in prose', 'At 09:30:00 a:b ::: c', 'At 09:30:00 a:b ::: c'],
])('admonitions are read with %s', (_, body, text) => {
  expect(read(body)).toMatchObject({ text, problems: [] })
})

test.each([
  '```\n:::tip A\n```',
  '~~~~md\n~~~\n:::tip A\n~~~~',
  '- ```\n  :::tip A\n  ```',
  '> ```\n> <!-- x -->\n> ```',
  '````md\n```\n<!-- truncate -->\n```\n````',
])('code is left as it is: %j', body => {
  expect(read(body, 'mdx')).toMatchObject({ text: body, problems: [] })
})

test.each([
  ['a quoted fence', '> ```\n> x\n> ```\n\n'],
  ['a fence in a list', '1. ~~~\n   x\n   ~~~\n\n'],
  ['code in a line that starts with three backticks', '```x``` is code.\n\n'],
])('%s ends where it ends', (_, before) => {
  expect(read(`${before}:::tip A\n:::`).text).toBe(`${before}:::tip[A]\n:::`)
})

test.each([
  ['a comment', '<!--\n:::note\n\n# Title {#x}\n-->\n\nText'],
  ['a comment of one line', '<!-- :::note -->\n\nText'],
  ['indented code', 'Text\n\n    :::note\n\n\t:::tip\n'],
])('in Markdown nothing is read in %s', (_, body) => {
  expect(read(body)).toMatchObject({ text: body, problems: [] })
})

test.each([
  '- a\n\n    :::note A\n    Text\n    :::',
  '1. a\n\n   b\n\n    :::note A\n    Text\n    :::',
  '[^1]: a\n\n    :::note A\n    Text\n    :::',
  '<!-- a -->\n:::note A\nText\n:::',
])('an admonition is read in %j', body => {
  expect(read(body)).toMatchObject({ text: body.replace('note A', 'note[A]'), problems: [] })
})

test('a name that means no admonition warns, also one that every object has', () => {
  expect(read(':::constructor\nText\n:::').report).toMatchInlineSnapshot(`
    "warning a.md:1
      Unknown admonition \`:::constructor\`; it is shown as a note.
      Use one of note, tip, info, warning, danger; nearest: note.

    0 errors, 1 warning"
  `)
})

test('admonitions that are never closed are errors at their first lines', () => {
  expect(read('::::note\n\n:::tip A\n\nText').report).toMatchInlineSnapshot(`
    "error a.md:1
      The admonition \`::::note\` is never closed.
      End it with a line of \`::::\`.

    error a.md:3
      The admonition \`:::tip A\` is never closed.
      End it with a line of \`:::\`.

    2 errors, 0 warnings"
  `)
})

test.each([
  ['md', '## Joins {#own}', '## Joins {#own}'],
  ['mdx', '## Joins {#own}', '## Joins \\{#own}'],
  ['md', '## Joins {/* #own */}', '## Joins {#own}'],
  ['mdx', '## Joins {/* #own */}', '## Joins \\{#own}'],
  ['mdx', '## Joins {props.id}', '## Joins {props.id}'],
  ['md', 'Intro\n\n{/* truncate */}\n\nRest', 'Intro\n\n\n\nRest'],
  ['mdx', 'Intro\n\n<!-- truncate -->\n\nRest', 'Intro\n\n\n\nRest'],
  ['mdx', 'A <!-- remark */ --> b', 'A {/* remark * / */} b'],
  ['mdx', 'Write `<!-- truncate -->` <!-- c -->', 'Write `<!-- truncate -->` {/* c */}'],
  ['md', 'A <!-- remark --> b', 'A <!-- remark --> b'],
  ['mdx', "import Tabs from '@theme/Tabs'\n\nText", '\n\nText'],
] as const)('in .%s %j is read as %j', (format, body, text) => {
  expect(read(body, format)).toMatchObject({ text, problems: [] })
})

test('imports of .mdx are taken out with their lines', () => {
  const { text, imports } = read(
    "import A from './a'\nimport {\n  B,\n} from './b'\n\n```js\nimport C from './c'\n```",
    'mdx',
  )
  expect(text).toBe("\n\n\n\n\n```js\nimport C from './c'\n```")
  expect(imports.map(({ from, line }) => [from, line])).toEqual([
    ['./a', 0],
    ['./b', 1],
  ])
})

test.each(["import Tabs from '@theme/Tabs'", '<Tabs>\nText\n</Tabs>'])('in .md %j is told to be text', body => {
  const { text, problems } = read(`Text\n\n${body}`)
  expect(text).toBe(`Text\n\n${body}`)
  expect(problems).toMatchObject([{ level: 'warning', where: 'a.md:3' }])
})

test('comments of .mdx may be longer than a line', () => {
  expect(read('A <!-- one\n\ntwo */ --> b', 'mdx').text).toBe('A {/* one\n\ntwo * / */} b')
})

test('what is not supported is told once', () => {
  const body = '```mermaid\ngraph\n```\n\n$$\nx\n$$\n\n$$\n\n<head>\n</head>\n\n````\n```mermaid\n````'
  expect(read(body, 'mdx').report).toMatchInlineSnapshot(`
    "warning a.mdx:1
      Diagrams in Mermaid are not drawn here; the fence is shown as its text.
      Draw it as a component of src/diagrams, or put an image in its place.

    warning a.mdx:5
      Formulas between \`$\` are not typeset here; they are shown as text.
      Write them in words or code, or put an image in their place.

    warning a.mdx:11
      \`<head>\` has no effect here: a page’s head is made from its front matter.
      Remove it; \`title\`, \`description\`, \`keywords\` and \`image\` say what it may hold.

    0 errors, 3 warnings"
  `)
})

test.each([
  ['<!-- truncate -->', true],
  ['  <!--truncate-->', true],
  ['{/* truncate */}', true],
  ['{/*truncate*/}', true],
  ['Text <!-- truncate -->', false],
  ['<!-- truncated -->', false],
])('%j is a truncation marker: %s', (line, isMarker) => {
  expect(beforeTruncation(`Before\n${line}\nafter`)).toBe(isMarker ? 'Before' : undefined)
})

test('a truncation marker in code is code', () => {
  expect(beforeTruncation('```\n<!-- truncate -->\n```\n\nText\n<!-- truncate -->\n')).toBe(
    '```\n<!-- truncate -->\n```\n\nText',
  )
})
