import { expect, test } from 'vitest'
import { getComponentName, getIslandName } from './component-names.ts'

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
