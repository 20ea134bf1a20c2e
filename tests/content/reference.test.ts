import { createSession, loadWholeLibrary } from '@tickwise/q/source'
import { listWords } from '@tickwise/q/source/language'
import { expect, test } from 'vitest'
import { listEntries, readReference } from '../../src/content/reference/read-reference.ts'
import { listCallForms } from '../../src/q-pages/reference/describe-entry.ts'
import { repository } from '../support/run-tickwise.ts'

const reference = readReference({
  root: repository,
  includesDrafts: false,
  tocLevels: { from: 2, to: 3 },
  editUrl: undefined,
  format: 'detect',
  report: problem => {
    throw new Error(JSON.stringify(problem))
  },
})
const entries = listEntries(reference)
const names = new Set(entries.flatMap(entry => entry.names))
const session = createSession({ library: await loadWholeLibrary() })

test('every operator, keyword, iterator and function that the interpreter has has a page', () => {
  const known = listWords().map(({ name }) => name)
  expect(known.length).toBeGreaterThan(300)
  expect(known.filter(name => !names.has(name))).toEqual([])
})

test.each(['.Q', '.h', '.j', '.z'])('every name of %s has a page', namespace => {
  session.run('system"c 2000 2000"')
  const { output } = session.run(`-1" "sv string key\`${namespace};`)
  const keys = output.trim().split(' ').filter(Boolean)
  expect(keys.length).toBeGreaterThan(2)
  const missing = keys.map(key => `${namespace}.${key}`).filter(name => !names.has(name) && !isUndocumented(name))
  expect(missing).toEqual([])
})

/** Variables behind functions, which nobody uses by themselves. */
const isUndocumented = (name: string) => ['.z.e', '.Q.x', '.Q.res'].includes(name)

test('every page says how its name is written, in one line for each way', () => {
  const wrong = entries.filter(entry => {
    const forms = listCallForms(entry)
    return forms.length === 0 || forms.some(({ form, does }) => form.length > 80 || does.length > 120)
  })
  expect(wrong.map(({ url }) => url)).toEqual([])
})

test('every page whose name the interpreter has shows code', () => {
  const withoutSession = entries.filter(({ isMissing, source }) => !isMissing && !/^```q/m.test(source.body))
  expect(withoutSession.map(({ url }) => url)).toEqual([])
})
