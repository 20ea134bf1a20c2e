import type { InputResult } from '../../runner/page-block.ts'
import type { ComparedLine } from './compare-lines.ts'
import { createExplanation } from './create-explanation.client.ts'

/** An input with its prompt, and what it printed. */
export interface Entry {
  element: HTMLElement
  /** `blankLines` are empty lines that the page has below the output. */
  setOutput(lines: readonly ComparedLine[], results?: readonly InputResult[], blankLines?: number): void
  /** Says that an input above has ended the session. */
  setNotRun(): void
}

/** `typed` is the input as text or as an editor. */
export function createEntry(prompt: string, typed: Node): Entry {
  const sign = document.createElement('span')
  sign.className = 'prompt'
  sign.textContent = prompt
  const row = document.createElement('div')
  row.className = 'q-typed'
  row.append(sign, typed)
  const element = document.createElement('div')
  element.className = 'q-entry'
  element.append(row)
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
    setNotRun() {
      const explanation = document.createElement('p')
      explanation.className = 'q-explanation q-ending'
      explanation.textContent = 'Not run: the session has ended.'
      setContent(explanation)
    },
  }
}

function createOutput(lines: readonly ComparedLine[], blankLines: number): Element {
  const output = document.createElement('samp')
  for (const { text, isChanged } of lines) {
    if (isChanged) {
      const mark = document.createElement('mark')
      mark.textContent = `${text}\n`
      output.append(mark)
    } else output.append(`${text}\n`)
  }
  output.append('\n'.repeat(blankLines))
  return output
}
