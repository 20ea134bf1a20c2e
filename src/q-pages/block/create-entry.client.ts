import type { InputResult } from '../worker/page-block.ts'
import type { ComparedLine } from './compare-lines.ts'
import { createExplanation } from './create-explanation.client.ts'
import { makeElement } from './make-element.client.ts'

/** An input with its prompt, and what it printed. */
export interface Entry {
  element: HTMLElement
  /** `blankLines` are empty lines that the page has below the output. */
  setOutput(lines: readonly ComparedLine[], results?: readonly InputResult[], blankLines?: number): void
  /** Says in place of an output why there is none. */
  setMessage(text: string): void
}

export const sessionHasEnded = 'Not run: the session has ended.'

/** `typed` is the input as text or as an editor. */
export function createEntry(prompt: string, typed: Node): Entry {
  const row = makeElement('div', 'q-typed', makeElement('span', 'prompt', prompt), typed)
  const element = makeElement('div', 'q-entry', row)
  const setContent = (...content: Node[]) => {
    // The row stays where it is: an editor in it may have the focus.
    while (element.lastChild !== row) element.lastChild?.remove()
    element.append(...content)
  }
  return {
    element,
    setOutput(lines, results = [], blankLines = 0) {
      const output =
        lines.length > 0 ? [createOutput(lines, blankLines)] : [document.createTextNode('\n'.repeat(blankLines))]
      setContent(...output, ...results.flatMap(result => createExplanation(result) ?? []))
    },
    setMessage: text => setContent(createMessage(text)),
  }
}

/** A remark of the page among the lines of a session. */
export const createMessage = (text: string): HTMLElement => makeElement('p', 'q-explanation q-ending', text)

function createOutput(lines: readonly ComparedLine[], blankLines: number): Element {
  const content = lines.map(({ text, isChanged }) => (isChanged ? makeElement('mark', '', `${text}\n`) : `${text}\n`))
  return makeElement('samp', '', ...content, '\n'.repeat(blankLines))
}
