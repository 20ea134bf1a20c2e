import { expect, test } from 'vitest'
import { studyPlanOf } from './plan-note.tsx'

test('a study plan has its name and as many tasks as its list', () => {
  const markdown = '- [ ] No plan\n\n<StudyTicks plan="quants">\n\n- [ ] One\n- [x] Two\n\n</StudyTicks>\n'
  expect(studyPlanOf(markdown)).toEqual({ name: 'quants', tasks: 2 })
})

test('a list of tasks outside of StudyTicks is no study plan', () => {
  expect(studyPlanOf('- [ ] No plan\n')).toBeUndefined()
})
