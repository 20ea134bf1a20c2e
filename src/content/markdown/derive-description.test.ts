import { expect, test } from 'vitest'
import { deriveDescription } from './derive-description.ts'

test.each([
  ['the first line of prose', '\n\nFirst line,\nsecond line.', 'First line,'],
  ['no heading', '## Facts\n\nText.', 'Text.'],
  ['no import or export of MDX', "import A from 'a'\nexport const b = 1\n\nText.", 'Text.'],
  ['no fenced code', '```q\nq)1+1\n```\n~~~~\n~~~\nx\n~~~~\nText.', 'Text.'],
  ['no admonition marker', ':::note\n\nText.\n\n:::', 'Text.'],
  ['no table, picture or comment', '| a |\n![b](c.png)\n<!-- d -->\n{/* e */}\nText.', 'Text.'],
  ['no comment of several lines', '<!--\nTo do:\n\nmore -->\n{/*\nTo do\n*/}\nText.', 'Text.'],
  [
    'no import or export of several lines',
    "import {\n  A,\n} from 'a'\nexport const b = {\n  c: 1,\n}\n\nText.",
    'Text.',
  ],
  [
    'no tag of several lines',
    '<Card\n  title="a > b"\n  onClick={() => open()}\n>\n<img\n  src="a.png"\n/>\n\nText.',
    'Text.',
  ],
  ['no code in a list', '- ```q\n  q)1+1\n  ```\n- Text.', 'Text.'],
  ['no rule and no definition', '---\n* * *\n[docs]: https://x.example\n[^1]: A note.\n\nText.', 'Text.'],
  ['a line that starts with code', '```select``` reads columns.', 'select reads columns.'],
  ['a sentence that starts as code does', 'export tables, or\n', 'export tables, or'],
  [
    'the text of links and the alternative text of images',
    'See [aj](./aj.md) and ![a chart](c.png).',
    'See aj and a chart.',
  ],
  [
    'emphasis without its marks',
    'A **bold**, *slanted*, __strong__, _soft_ and ***both*** word.',
    'A bold, slanted, strong, soft and both word.',
  ],
  ['code without its marks, and as it is', 'Use `a*b*c` and ``x`y`` with `.z_p_x`.', 'Use a*b*c and x`y with .z_p_x.'],
  ['underscores of names', 'The why_KDB_is page.', 'The why_KDB_is page.'],
  ['no footnote mark and no HTML', 'A fact[^1] in <b>bold</b>.', 'A fact in bold.'],
  ['the text of a list item or quotation', '> Said so.', 'Said so.'],
])('a description has %s', (_, body, text) => {
  expect(deriveDescription(body)).toBe(text)
})

test.each(['', '## Only a heading', '```q\nnever closed'])('%j has no description', body => {
  expect(deriveDescription(body)).toBeUndefined()
})

test.each(['[', '`a', '*a', '_a ', '<a', '<!--\n', '<a\n', '<b>\n', "import 'a\n", '{ "sym": "a", "size": [1, 2] }, '])(
  'the time it takes does not explode over many repetitions of %j',
  part => {
    const start = performance.now()
    deriveDescription(`Text ${part.repeat(50_000)}`)
    deriveDescription(part.repeat(50_000))
    expect(performance.now() - start).toBeLessThan(4000)
  },
)
