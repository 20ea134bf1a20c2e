import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { renderWithSite } from '../../tests/support/render-with-site.ts'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { data } from '../data.ts'
import { formatShare, getAreaName, RunnerScore, RunnerScoreByArea } from './runner-score.tsx'

const file = data.runnerScore.file
const written = `date: 2026-11-22
pages: 2
passed: 1592
total: 1845
areas:
  - { name: dict-tables, passed: 1, total: 3 }
  - { name: new-area, passed: 2, total: 2 }
effects: { passed: 5, total: 6 }
errorTexts: { passed: 1, total: 2 }
`

test('the score says its day, the examples that agree, and what else was counted', async () => {
  const { data: read } = await siteForTest({ [file]: written }, { data })
  const text = renderWithSite(RunnerScore, read).replace(/<[^>]+>/g, '')
  expect(text).toContain('On 22 November 2026 the runner printed exactly the documented text')
  expect(text).toContain('for 1,592 of 1,845 examples (86%), taken from 2 pages')
  expect(text).toContain('5 of 6 ran without an error')
  expect(text).toContain('in 1 of 2 of them')
})

test('each area has a row with words for its code, or the code where there are none', async () => {
  const { data: read } = await siteForTest({ [file]: written }, { data })
  const html = renderWithSite(RunnerScoreByArea, read)
  expect(html).toContain('<tr><th scope="row">Dictionaries and tables</th><td>1 of 3</td><td>33%</td></tr>')
  expect(html).toContain('<tr><th scope="row">new-area</th><td>2 of 2</td><td>100%</td></tr>')
})

test('without a measurement the page says so and has no table', () => {
  expect(renderWithSite(RunnerScore, {})).toBe('<p>No measurement has been published yet.</p>')
  expect(renderWithSite(RunnerScoreByArea, {})).toBe('')
})

test('a share is rounded down, so that 100% means all', () => {
  expect(formatShare({ passed: 999, total: 1000 })).toBe('99%')
  expect(formatShare({ passed: 0, total: 0 })).toBe('–')
})

test('a file in which more examples agree than there are is reported', async () => {
  const wrong = written.replace('passed: 1592', 'passed: 1846')
  await expect(siteForTest({ [file]: wrong }, { data })).rejects.toThrow('it must not be greater than `total`')
})

test('every area of the published measurement has words, and the areas add up', async () => {
  const { areas, passed, total } = data.runnerScore.schema.parse(parse(readFileSync(file, 'utf8')))
  expect(areas.filter(({ name }) => getAreaName(name) === name)).toEqual([])
  expect(areas.reduce((sum, area) => sum + area.passed, 0)).toBe(passed)
  expect(areas.reduce((sum, area) => sum + area.total, 0)).toBe(total)
})
