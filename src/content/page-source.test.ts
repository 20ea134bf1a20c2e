import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { formatProblems, type Problem } from './input/problem.ts'
import { readArticle, takeLeadingTitle } from './page-source.ts'
import { docFrontMatter } from './schemas/front-matter-schemas.ts'

const site = 'https://code.example/edit/main/'

function read(front: string, { path = 'content/docs/a.md', editUrl = site }: { path?: string; editUrl?: string } = {}) {
  const problems: Problem[] = []
  const root = folderForTest({ [path]: `---\n${front}\n---\nText.\n` })
  const reading = {
    root,
    includesDrafts: false,
    tocLevels: { from: 2, to: 5 },
    editUrl,
    format: 'detect' as const,
    report: problems.push.bind(problems),
  }
  return { article: readArticle(path, docFrontMatter, reading)?.article, report: formatProblems(problems) }
}

test.each([
  ['# Joins\n\nText.', 'Joins', '\n\nText.'],
  ['\n\n# Joins\nText.', 'Joins', '\n\n\nText.'],
  ['# Joins {#own}\n', 'Joins', '\n'],
  ['# Timer {#.z.ts}\n', 'Timer', '\n'],
  ['# Joins ##\n', 'Joins', '\n'],
  ['# C#\n', 'C#', '\n'],
  ['# The `aj` join', 'The aj join', ''],
  ['# See [kdb+](https://x.y) and Tom &amp; *Jerry*', 'See kdb+ and Tom & Jerry', ''],
  ['# `a*b*c`, snake_case_name and 2 < 3 ![a chart](c.png)', 'a*b*c, snake_case_name and 2 < 3 a chart', ''],
  ['# Press <kbd>K</kbd> \\{now\\}', 'Press K {now}', ''],
  ['# 1. First & - last', '1. First & - last', ''],
  ['*Joins*\n===', 'Joins', '\n'],
  ["import Tabs from '@theme/Tabs'\n\n# Joins\n", 'Joins', "import Tabs from '@theme/Tabs'\n\n\n"],
  ['Joins\n=====\n\nText.', 'Joins', '\n\n\nText.'],
  ['## Section\n\n# Later', undefined, '## Section\n\n# Later'],
  ['Text.\n\n# Later', undefined, 'Text.\n\n# Later'],
  ['#hashtag', undefined, '#hashtag'],
  ['', undefined, ''],
])('of %j the title is %j, and lines still count', (body, title, rest) => {
  expect(takeLeadingTitle(body)).toEqual({ title, body: rest })
  expect(rest.split('\n')).toHaveLength(body.split('\n').length)
})

test.each([
  ['content/docs/a.md', 'https://code.example/edit/main/', 'https://code.example/edit/main/content/docs/a.md'],
  ['content/docs/a.md', 'https://code.example/edit/main', 'https://code.example/edit/main/content/docs/a.md'],
  ['content/docs/a.md', 'https://code.example/edit?file=', 'https://code.example/edit?file=content/docs/a.md'],
  ['content/docs/a #1.md', 'https://code.example/', 'https://code.example/content/docs/a%20%231.md'],
])('%s with the edit URL %s is edited at %s', (path, editUrl, url) => {
  expect(read('title: A', { path, editUrl }).article?.editUrl).toBe(url)
})

test.each([
  ['an address', 'https://other.example/a', 'https://other.example/a'],
  ['null', 'null', undefined],
  ['nothing', '""', undefined],
])('custom_edit_url with %s overrides the configuration', (_, value, url) => {
  const { article, report } = read(`custom_edit_url: ${value}`)
  expect(report).toBe('0 errors, 0 warnings')
  expect(article?.editUrl).toBe(url)
})

test('tags and the last change are read from the front matter', () => {
  expect(read('tags: [joins, 2]\nlast_update:\n  date: 2024-01-05\n  author: Ada').article).toMatchObject({
    tagNames: ['joins', '2'],
    declaredLastUpdate: { date: new Date('2024-01-05T00:00:00Z'), author: 'Ada' },
  })
  expect(read('title: A').article).toMatchObject({ tagNames: [], declaredLastUpdate: {} })
})

test('invalid values are errors that say what is expected', () => {
  const fronts = [
    'tags: joins',
    'custom_edit_url: edit',
    'last_update: 2024-01-05',
    'last_update: {}',
    'last_update:\n  date: January',
  ]
  const reports = fronts.map(front => read(front).report.split('\n\n')[0])
  expect(reports.join('\n')).toMatchInlineSnapshot(`
    "error content/docs/a.md:2
      \`tags\` is \`"joins"\`.
      Correct it: it must be a list, such as [joins, tables].
    error content/docs/a.md:2
      \`custom_edit_url\` is \`"edit"\`.
      Correct it: it must be an address that starts with https://, or null.
    error content/docs/a.md:2
      \`last_update\` is \`"2024-01-05"\`.
      Correct it: it must be a map with \`date\` or \`author\`.
    error content/docs/a.md:2
      \`last_update\` is \`{}\`.
      Correct it: it must contain \`date\` or \`author\`.
    error content/docs/a.md:3
      \`last_update.date\` is \`"January"\`.
      Correct it: it must be a date such as 2024-03-19."
  `)
})
