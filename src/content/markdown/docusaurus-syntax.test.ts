import { expect, test } from 'vitest'
import { formatProblems, type Problem } from '../input/problem.ts'
import { findTextBeforeTruncation, rewriteDocusaurusSyntax } from './docusaurus-syntax.ts'

function read(body: string, format: 'md' | 'mdx' = 'md') {
  const problems: Problem[] = []
  const source = { file: { path: `a.${format}`, text: body }, body, bodyLine: 1, format }
  const { text, imports } = rewriteDocusaurusSyntax(source, problem => problems.push(problem))
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

test('an unknown admonition warns, even if its name is a property of every object', () => {
  expect(read(':::constructor\nText\n:::').report).toMatchInlineSnapshot(`
    "warning a.md:1
      There is no admonition \`:::constructor\`; it is shown as a note.
      Use one of note, tip, info, warning, danger; nearest: note.

    0 errors, 1 warning"
  `)
})

test('an admonition that is never closed is an error at its first line', () => {
  expect(read('::::note\n\n:::tip A\n\nText').report).toMatchInlineSnapshot(`
    "error a.md:1
      The admonition \`::::note\` is never closed.
      Add a line of \`::::\` at its end.

    error a.md:3
      The admonition \`:::tip A\` is never closed.
      Add a line of \`:::\` at its end.

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

test.each(["import Tabs from '@theme/Tabs'", '<Tabs>\nText\n</Tabs>'])(
  'in .md %j is reported, because it is shown as text',
  body => {
    const { text, problems } = read(`Text\n\n${body}`)
    expect(text).toBe(`Text\n\n${body}`)
    expect(problems).toMatchObject([{ level: 'warning', where: 'a.md:3' }])
  },
)

test.each([
  ['md', '<!-- a\nb -->\n:::tip A\nText\n:::', '<!-- a\nb -->\n:::tip[A]\nText\n:::'],
  ['mdx', '<!-- a\nb -->\n:::tip A\nText */ -->\n:::', '{/* a\nb */}\n:::tip[A]\nText */ -->\n:::'],
  ['mdx', '<!-- a\n--> b', '{/* a\n*/} b'],
] as const)('what follows a comment of several lines in .%s is read again', (format, body, text) => {
  expect(read(body, format).text).toBe(text)
})

test('comments of .mdx may be longer than a line', () => {
  expect(read('A <!-- one\n\ntwo */ --> b', 'mdx').text).toBe('A {/* one\n\ntwo * / */} b')
})

test('unsupported syntax is reported once a file', () => {
  const body = '```mermaid\ngraph\n```\n\n$$\nx\n$$\n\n$$\n\n<head>\n</head>\n\n````\n```mermaid\n````'
  expect(read(body, 'mdx').report).toMatchInlineSnapshot(`
    "warning a.mdx:1
      Mermaid diagrams are not drawn; the code block is shown as text.
      Draw the diagram as a component in the \`components\` folder, or replace it with an image.

    warning a.mdx:5
      Formulas between \`$\` are not typeset; they are shown as text.
      Write them in words or code, or replace them with an image.

    warning a.mdx:11
      \`<head>\` has no effect: the head of a page is made from its front matter.
      Remove it; use \`title\`, \`description\`, \`keywords\` and \`image\` of the front matter.

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
  expect(findTextBeforeTruncation(`Before\n${line}\nafter`)).toBe(isMarker ? 'Before' : undefined)
})

test('a truncation marker in a code block does not count', () => {
  expect(findTextBeforeTruncation('```\n<!-- truncate -->\n```\n\nText\n<!-- truncate -->\n')).toBe(
    '```\n<!-- truncate -->\n```\n\nText',
  )
})
