import { colourQ } from '../editor/q-editor.client.ts'
import { type BlockState, type Entry, isEdited } from './block-state.ts'
import { type ComparedLine, compareLines } from './compare-lines.ts'
import { createExplanation } from './create-explanation.client.ts'
import { makeAction, makeElement, type Note, showNote } from './elements.client.ts'
import { resetBlock } from './reset-block.client.ts'
import { showSource } from './show-source.client.ts'

/** Shows the block as it is now, as text or in editors, in place of the printed one. Returns what `showOutputs` returns. */
export function showLines(state: BlockState): number {
  const { figure, lines, editors, inputs, prompts } = state
  state.entries = inputs.map((input, i) => createEntry(prompts[i] ?? 'q)', editors?.[i]?.element ?? codeOf(input)))
  lines.replaceChildren(...state.entries.map(({ element }) => element))
  figure.dataset.shows = 'computed'
  return showOutputs(state)
}

/** Fills in what the inputs have computed; before a run, what the page prints. Returns how many lines differ from it. */
export function showOutputs({ entries, exchanges, results }: BlockState): number {
  let changes = 0
  for (const [i, entry] of entries.entries()) {
    const { printed = '' } = exchanges[i] ?? {}
    const ofInput = results?.[i]
    const computed = ofInput ? ofInput.map(({ output }) => output).join('') : printed
    const comparison = compareLines(printed, computed)
    if (ofInput?.length === 0) entry.setMessage(sessionHasEnded)
    else entry.setOutput(comparison.lines, ofInput, countBlankLines(printed))
    changes += comparison.changes
  }
  return changes
}

/** Says how the results compare with what the page prints; `addition` is what else there is to say. */
export function noteResults(state: BlockState, changes: number, additions: readonly string[]) {
  const isSame = changes === 0
  const summary = isSame ? 'Same as printed' : `Changed: ${changes} ${changes === 1 ? 'line' : 'lines'}`
  showRemark(state, {
    text: [summary, ...additions].join(' · '),
    tone: isSame ? 'same' : 'changed',
    buttons: isSame && !isEdited(state) ? [] : [makePrintedButton(state)],
  })
  const results = (state.results ?? []).flat()
  showSource(state.figure, results.map(({ typed }) => typed).join('\n'), results.map(({ output }) => output).join(''))
}

/** Says below a block that it is edited, or what the remark gives, and offers to reset it. */
export function showRemark(state: BlockState, remark: Partial<Note> = {}) {
  const { text = 'Edited, not run yet', tone = 'plain', buttons = [] } = remark
  const reset = makeAction('reset-button', 'Reset', () => resetBlock(state))
  showNote(state.figure, { text, tone, buttons: [...buttons, reset] })
}

/** Switches between what was computed and what the page prints. */
function makePrintedButton({ figure }: BlockState): HTMLElement {
  const button = makeAction('printed-button', 'Show printed', () => {
    const isPrinted = figure.dataset.shows === 'printed'
    figure.dataset.shows = isPrinted ? 'computed' : 'printed'
    button.textContent = isPrinted ? 'Show printed' : 'Show computed'
  })
  return button
}

/** An input in the colours of q. */
export const codeOf = (input: string): Element => makeElement('code', '', colourQ(input))

/** The empty lines at the end of what the page prints, as between two inputs. */
function countBlankLines(printed: string): number {
  const content = printed.trimEnd()
  const breaks = printed.slice(content.length).split('\n').length - 1
  return content === '' ? breaks : Math.max(0, breaks - 1)
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

/** Keeps the wrap button of a block right, whether it shows its printed code or the lines that take its place. */
export function watchWidth(figure: HTMLElement) {
  const parts = [...figure.querySelectorAll('pre, .q-lines')]
  const observer = new ResizeObserver(() => {
    const isWide = parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    figure.toggleAttribute('data-wide', isWide || figure.hasAttribute('data-wrapped'))
  })
  for (const part of parts) observer.observe(part)
}
