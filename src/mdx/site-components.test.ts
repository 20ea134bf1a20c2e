import { expect, test } from 'vitest'
import { formatProblems, type Problem } from '../content/input/problem.ts'
import {
  getComponentName,
  getIslandName,
  readSiteComponents,
  reportBrowserCode,
  reportDuplicateIslands,
  reportInlineStyles,
} from './site-components.ts'

const Chart = () => null
const Other = () => null

function read(...modules: [file: string, exports: Record<string, unknown>][]) {
  const problems: Problem[] = []
  const components = readSiteComponents(
    modules.map(([file, exports]) => ({ file, exports, stylesheets: [] })),
    new Set(['Tabs']),
    problem => problems.push(problem),
  )
  return { names: [...components.keys()], report: formatProblems(problems), problems }
}

test('default and named exports are components under their names; other values are ignored', () => {
  const { names, problems } = read(
    ['components/price-chart.tsx', { default: Chart, Legend: Other, toMarkdown: () => '', Levels: 3 }],
    ['components/line.tsx', { default: Other }],
  )
  expect(names).toEqual(['PriceChart', 'Legend', 'Line'])
  expect(problems).toEqual([])
})

test('a component that is both a named and the default export is one component', () => {
  expect(read(['components/chart.tsx', { Chart, default: Chart }]).problems).toEqual([])
})

test('two components with the same name are an error, and so is the name of one of the generator’s components', () => {
  const { report } = read(
    ['components/a/chart.tsx', { default: Chart }],
    ['components/b.tsx', { Chart: Other }],
    ['components/tabs.tsx', { default: Other }],
  )
  expect(report).toMatchInlineSnapshot(`
    "error components/b.tsx
      The component \`Chart\` has the name of a component of components/a/chart.tsx.
      Rename one of them, or let the name of its file start with \`_\` if pages do not use it.

    error components/tabs.tsx
      The component \`Tabs\` has the name of a component of the generator.
      Rename one of them, or let the name of its file start with \`_\` if pages do not use it.

    2 errors, 0 warnings"
  `)
})

test('files of one name in two folders, each with a default export, are an error', () => {
  const { names, problems } = read(
    ['components/a/chart.tsx', { default: Chart }],
    ['components/b/chart.tsx', { default: Other }],
  )
  expect(names).toEqual(['Chart'])
  expect(problems.map(({ level, where }) => [level, where])).toEqual([['error', 'components/b/chart.tsx']])
})

test('islands whose names differ only in case are an error', () => {
  const problems: Problem[] = []
  const islands = [
    { name: 'faq-list', file: 'components/FAQList.tsx' },
    { name: 'faq-list', file: 'components/faq-list.tsx' },
  ]
  reportDuplicateIslands(islands, problem => problems.push(problem))
  expect(problems.map(({ where }) => where)).toEqual(['components/faq-list.tsx'])
})

test('code for browsers in a file without `use client` is reported with its line', () => {
  const problems: Problem[] = []
  reportBrowserCode([{ file: 'components/x.tsx', line: 7, what: 'useState' }], problem => problems.push(problem))
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "warning components/x.tsx:7
      \`useState\` has no effect here: this file is rendered once, at build.
      Begin the file with \`'use client'\`: then its components are islands, which run in the browser too. On a page, move what is interactive into such a file.

    0 errors, 1 warning"
  `)
})

test('an inline style of a component is reported with its line', () => {
  const problems: Problem[] = []
  reportInlineStyles([{ file: 'components/x.tsx', line: 7 }], problem => problems.push(problem))
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "warning components/x.tsx:7
      This \`style\` has no effect on published pages: their security policy allows no inline styles.
      Import a stylesheet or a CSS module and use a class.

    0 errors, 1 warning"
  `)
})

test.each([
  ['components/tick-diagram.tsx', 'default', 'TickDiagram'],
  ['components/charts/TickDiagram.tsx', 'default', 'TickDiagram'],
  ['components/price-chart/index.tsx', 'default', 'PriceChart'],
  ['components/parts.tsx', 'Box', 'Box'],
  ['components/parts.tsx', 'toMarkdown', undefined],
  ['components/parts.tsx', 'attach', undefined],
])('what %s exports as %s is the component %s', (file, exported, name) => {
  expect(getComponentName(file, exported)).toBe(name)
})

test.each([
  ['StudyTicks', 'study-ticks'],
  ['FAQList', 'faq-list'],
  ['Chart2', 'chart2'],
])('the island %s is %s in the page', (component, name) => {
  expect(getIslandName(component)).toBe(name)
})
