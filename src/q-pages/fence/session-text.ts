import { isInputComplete } from '@tickwise/q/source'

/** What a q console prints before typed text, and the text: `q)1+1`, `q))x` after an error, `q.ns)x` in a namespace. */
export const promptAndInput = /^(q(?:\.[\w.]+)?\)+)(.*)$/

/** Whether a text is a console session: one of its lines starts with a prompt. */
export const isSession = (text: string): boolean => text.split('\n').some(line => promptAndInput.test(line))

/** One input of a session and what is printed below it. */
export interface Exchange {
  /** The line on which the input starts, counted from 0. */
  line: number
  /** Such as `q)`, or `q))` in the debugger. */
  prompt: string
  typed: string
  printed: string
}

/**
 * The inputs of a session: `q)1+1⏎2` is `1+1`, which prints `2⏎`. An input goes on in the lines below while one of its
 * brackets is open.
 */
export const readExchanges = (text: string): Exchange[] => splitAtPrompts(text, promptAndInput, isInputComplete)

/** What a reader typed, without the prompts and the output of a session pasted from elsewhere: `q)a:1⏎q)a⏎1` is `a:1` and `a`. */
export const readInputs = (text: string): string[] =>
  isSession(text) ? readExchanges(text).map(({ typed }) => typed) : [text]

/** The commands after `$` prompts in a shell block, with what they print: `$ q load.q⏎done`. */
export const readShellExchanges = (text: string): Exchange[] => splitAtPrompts(text, /^(\$)( .*)$/, () => true)

function splitAtPrompts(text: string, promptAndTyped: RegExp, isWhole: (typed: string) => boolean): Exchange[] {
  const exchanges: Exchange[] = []
  for (const [line, content] of text.split('\n').entries()) {
    const [, prompt = '', typed] = promptAndTyped.exec(content) ?? []
    const last = exchanges.at(-1)
    // A blank after the prompt belongs to it.
    if (typed !== undefined) exchanges.push({ line, prompt, typed: typed.replace(/^ /, ''), printed: '' })
    else if (last && !last.printed && !isWhole(last.typed)) last.typed += `\n${content}`
    else if (last) last.printed += `${content}\n`
  }
  return exchanges
}

/**
 * The text of a console session in which `inputs` are typed one after the other: `a:1` and `a+1` become `q) a:1⏎q) a+1`.
 * The lines of an input that are complete by themselves become inputs of their own, as on a console. The prompts are those of
 * `printed`, for a session with inputs of the debugger.
 */
export function writeSession(inputs: readonly string[], printed: readonly Pick<Exchange, 'prompt'>[] = []): string {
  return inputs.flatMap((text, i) => splitInput(text).map(input => `${printed[i]?.prompt ?? 'q)'} ${input}`)).join('\n')
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

/**
 * Output as it is compared: blanks at the end of lines and empty lines at the end do not count. The lookbehind tries each run of
 * blanks, such as those before the `^` of an error, only once.
 */
export const trimOutput = (text: string): string => text.replace(/(?<![ \t])[ \t]+$/gm, '').trimEnd()
