import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Problem } from '../content/problem.ts'

type CompileError = { message?: string; loc?: { line?: number } }

/** What a failed bundle says, as problems with file and line. An error of another kind is thrown again. */
export function compileProblems(error: unknown, root: string): Problem[] {
  const errors = (error as { errors?: CompileError[] }).errors
  if (!Array.isArray(errors)) throw error
  return errors.map(({ message = '', loc }) => {
    const told = stripVTControlCharacters(message)
    // The compiler draws a box: its first line says what, its second where. Where lines are long it names offsets instead.
    const [, file, line] = /\[ (.+?):(\d+):\d+ \]/.exec(told) ?? /^ -.*? in (.+?) at \d+\.\./m.exec(told) ?? []
    const what = (told.split('\n')[0] ?? told).replace(/^\[[^\]]*\]\s*/, '')
    return {
      level: 'error',
      where: file ? `${relative(root, resolve(file))}:${line ?? loc?.line ?? 1}` : 'the site’s modules',
      what: `Does not compile: ${what}`,
      fix: 'Correct it there; `npm run dev` shows the line with its neighbours.',
    }
  })
}
