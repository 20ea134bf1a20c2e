import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Problem } from '../content/input/problem.ts'

interface CompileError {
  message?: string
  loc?: { line?: number }
}

/** The errors of a failed bundle as problems with file and line. Throws an error of any other kind again. */
export function describeCompileErrors(error: unknown, root: string): Problem[] {
  const errors = (error as { errors?: CompileError[] }).errors
  if (!Array.isArray(errors)) throw error
  return errors.map(({ message = '', loc }) => {
    const text = stripVTControlCharacters(message)
    const [, file, line] = findLocation(text)
    // Rolldown starts some messages with the name of a plugin: `[builtin:vite-transform] Expected …`.
    const what = (text.split('\n')[0] ?? text).replace(/^\[[^\]]*\]\s*/, '')
    return {
      level: 'error',
      where: file ? `${relative(root, resolve(file))}:${line ?? loc?.line ?? 1}` : 'the site’s modules',
      what: `Does not compile: ${what}`,
      fix: 'Correct it there; `npm run dev` shows the line and those around it.',
    }
  })
}

/**
 * File and line in a message of Rolldown, whose errors do not always have fields for them. It draws a box:
 *
 *     [builtin:vite-transform] Expected corresponding JSX closing tag for 'h1'.
 *        ╭─[ content/pages/index.tsx:3:9 ]
 *
 * Where the lines of the file are long, it names offsets in their place, and the line is 1:
 *
 *      - Expected `</h1>` in content/pages/index.tsx at 3077..3081
 */
function findLocation(text: string): RegExpExecArray | [] {
  return /\[ (.+?):(\d+):\d+ \]/.exec(text) ?? /^ -.*? in (.+?) at \d+\.\./m.exec(text) ?? []
}
