import { isInputComplete } from '../../../q/index.ts'
import { isSession, promptAndInput } from '../../lib/q-prompt.ts'

/** One input of a session and what is printed below it. */
export interface Exchange {
  /** The line on which the input starts, counted from 0. */
  line: number
  typed: string
  printed: string
}

/**
 * The inputs of a session: `q)1+1⏎2` is `1+1`, which prints `2⏎`. An input goes on in the lines below while one of its
 * brackets is open.
 */
export const readExchanges = (text: string): Exchange[] => splitAtPrompts(text, inputAfterPrompt, isInputComplete)

/** What a reader typed, without the prompts and the output of a session pasted from elsewhere: `q)a:1⏎q)a⏎1` is `a:1` and `a`. */
export const readInputs = (text: string): string[] =>
  isSession(text) ? readExchanges(text).map(({ typed }) => typed) : [text]

/** The commands after `$` prompts in a shell block, with what they print: `$ q load.q⏎done`. */
export const readShellExchanges = (text: string): Exchange[] =>
  splitAtPrompts(
    text,
    line => /^\$ (.*)$/.exec(line)?.[1],
    () => true,
  )

/** A blank after the prompt belongs to it. */
const inputAfterPrompt = (line: string) => promptAndInput.exec(line)?.[2]?.replace(/^ /, '')

function splitAtPrompts(
  text: string,
  inputOf: (line: string) => string | undefined,
  isWhole: (typed: string) => boolean,
): Exchange[] {
  const exchanges: Exchange[] = []
  for (const [line, content] of text.split('\n').entries()) {
    const typed = inputOf(content)
    const last = exchanges.at(-1)
    if (typed !== undefined) exchanges.push({ line, typed, printed: '' })
    else if (last && !last.printed && !isWhole(last.typed)) last.typed += `\n${content}`
    else if (last) last.printed += `${content}\n`
  }
  return exchanges
}
