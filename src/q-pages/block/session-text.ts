import { isInputComplete } from '../../../q/index.ts'
import { isSession } from '../../lib/q-prompt.ts'
import { readInputs } from '../worker/read-exchanges.ts'

/**
 * The text of a console session in which `inputs` are typed one after the other: `a:1` and `a+1` become `q) a:1⏎q) a+1`.
 * The lines of an input that are complete by themselves become inputs of their own, as on a console.
 */
export function writeSession(inputs: readonly string[]): string {
  return inputs
    .flatMap(splitInput)
    .map(input => `q) ${input}`)
    .join('\n')
}

/** Collects what the session that `writeSession` wrote did, for each of `inputs` as one list. */
export function groupByInput<Result>(inputs: readonly string[], results: readonly Result[]): Result[][] {
  let start = 0
  return inputs.map(input => {
    const end = start + splitInput(input).length
    const group = results.slice(start, end)
    start = end
    return group
  })
}

/** `a:1⏎f:{⏎x}` -> `a:1` and `f:{⏎x}`. Prompts and output that were pasted with an input are left out. */
function splitInput(text: string): string[] {
  if (isSession(text)) return readInputs(text)
  const inputs: string[] = []
  for (const line of text.split('\n')) {
    const last = inputs.at(-1)
    if (last !== undefined && !isInputComplete(last)) inputs[inputs.length - 1] = `${last}\n${line}`
    else inputs.push(line)
  }
  return inputs
}
