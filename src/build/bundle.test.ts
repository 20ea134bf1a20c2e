import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeCompileErrors } from './bundle.ts'

const describe = (message?: string, loc?: { line?: number }) =>
  describeCompileErrors({ errors: [{ ...(message !== undefined && { message }), ...(loc && { loc }) }] }, process.cwd())

test('an error has the file and line of the box that Rolldown draws, and its first line without colours and plugin', () => {
  const message =
    '\u001b[31m[builtin:vite-transform] Expected `</h1>`.\u001b[39m\n   ╭─[ content/pages/index.tsx:3:9 ]\n'
  expect(describe(message)).toEqual([
    {
      level: 'error',
      where: 'content/pages/index.tsx:3',
      what: 'Does not compile: Expected `</h1>`.',
      fix: 'Correct it there; `npm run dev` shows the line and those around it.',
    },
  ])
})

test.each([
  ['x\n   ╭─[ /other/a.tsx:12:1 ]', undefined, `${relativeToHere('/other/a.tsx')}:12`],
  [' - Expected `</h1>` in components/a.tsx at 3077..3081', undefined, 'components/a.tsx:1'],
  ['Broken\n - It is in components/a.tsx at 3077..3081', { line: 4 }, 'components/a.tsx:4'],
  ['Broken', { line: 4 }, 'the site’s modules'],
  [undefined, undefined, 'the site’s modules'],
])('the error %j at %j is at %s', (message, loc, where) => {
  expect(describe(message, loc).map(problem => problem.where)).toEqual([where])
})

test('any other error is thrown again', () => {
  const error = new Error('Disk full')
  expect(() => describeCompileErrors(error, '/')).toThrow(error)
})

function relativeToHere(path: string): string {
  return `${'../'.repeat(process.cwd().split('/').length - 1)}${join(path).slice(1)}`
}
