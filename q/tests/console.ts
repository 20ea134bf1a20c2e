import { withCompression } from '../compression.ts'
import { library } from '../library.ts'
import { createSession } from '../session/create-session.ts'

/** What a console prints for the last of these inputs, run one after the other in a fresh session. */
export function run(...inputs: string[]): string {
  const session = createSession({ library: withCompression(library) })
  return inputs.map(input => session.run(input).output.replace(/\n$/, '')).at(-1) ?? ''
}

/** The lines that a console prints for the last of these inputs, without the blanks at their ends. */
export const runLines = (...inputs: string[]): string[] =>
  run(...inputs)
    .split('\n')
    .map(line => line.trimEnd())
