import { expect, test } from 'vitest'
import { siteForTest } from '../outputs/site-for-test.ts'
import { studyPlanOf } from './study-plan.ts'

test('a page’s study plan has its name and as many tasks as its list; other pages have none', async () => {
  const { docs } = await siteForTest({
    'content/docs/a.mdx': '- [ ] No plan\n\n<StudyTicks plan="quants">\n\n- [ ] One\n- [ ] Two\n\n</StudyTicks>\n',
    'content/docs/b.md': '- [ ] No plan\n',
  })
  expect(docs.map(({ html }) => studyPlanOf(html))).toEqual([{ name: 'quants', tasks: 2 }, undefined])
})
