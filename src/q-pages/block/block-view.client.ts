// What a block shows in place of its printed code and around it: entries with their outputs, explanations of errors, the signs
// of a run, and who computed its results.
import { announce } from '../../browser/page-elements.ts'
import { colourQ } from '../editor/q-editor.client.ts'
import { explainError } from '../error-explanations.ts'
import type { Exchange } from '../fence/session-text.ts'
import { stopOfferedMs } from '../limits.ts'
import { runnerLinks } from '../runner-links.ts'
import type { InputResult } from '../worker/worker-messages.ts'
import { type ComparedLine, compareLines } from './compare-lines.ts'
import { makeAction, makeElement } from './elements.client.ts'

/** Adds an empty place for the lines of a block below its printed code. */
export function addLines(figure: HTMLElement, process: string): HTMLElement {
  const lines = makeElement('div', 'q-lines')
  lines.tabIndex = 0
  lines.role = 'group'
  lines.ariaLabel = `${process || 'q'} session, run in this page`
  figure.querySelector('pre')?.after(makeElement('div', 'q-run', lines))
  // What is folded is unfolded: the results would be hidden.
  figure.removeAttribute('data-folded')
  figure.querySelector('.fold-button')?.remove()
  watchWidth(figure)
  return lines
}

/** Fills in what the inputs have computed; before a run, what the page prints. Returns how many lines differ from it. */
export function showOutputs(
  entries: readonly Entry[],
  exchanges: readonly Exchange[],
  results: readonly InputResult[][] | undefined,
): number {
  let changes = 0
  for (const [i, entry] of entries.entries()) {
    const { printed = '' } = exchanges[i] ?? {}
    const inputResults = results?.[i]
    const computed = inputResults ? inputResults.map(({ output }) => output).join('') : printed
    const comparison = compareLines(printed, computed)
    if (inputResults?.length === 0) entry.setMessage(sessionHasEnded)
    else entry.setOutput(comparison.lines, inputResults, countBlankLines(printed))
    changes += comparison.changes
  }
  return changes
}

/**
 * Marks a block as running, and after a while offers in `place` to stop it. Returns a function that ends this and tells
 * whether the button had the focus.
 */
export function showRunning(figure: HTMLElement, place: Element | null, onStop: () => void): () => boolean {
  const run = figure.querySelector('.run-button')
  figure.dataset.running = ''
  if (run) run.ariaDisabled = 'true'
  const stop = makeAction('stop-button', 'Stop', onStop)
  const timer = setTimeout(() => {
    place?.append(stop)
    announce('Still running. You can stop it.')
  }, stopOfferedMs)
  return () => {
    clearTimeout(timer)
    delete figure.dataset.running
    if (run) run.ariaDisabled = null
    const hadFocus = stop === document.activeElement
    stop.remove()
    return hadFocus
  }
}

/** Shows whether a block is being edited. */
export function setEditPressed(figure: HTMLElement, isPressed: boolean) {
  const button = figure.querySelector('.edit-button')
  if (button) button.ariaPressed = String(isPressed)
}

/** A button that switches between what was computed and what the page prints. */
export function makePrintedButton(figure: HTMLElement): HTMLElement {
  const button = makeAction('printed-button', 'Show printed', () => {
    const isPrinted = figure.dataset.shows === 'printed'
    figure.dataset.shows = isPrinted ? 'computed' : 'printed'
    button.textContent = isPrinted ? 'Show printed' : 'Show computed'
  })
  return button
}

/** Keeps the wrap button of a block right, whether it shows its printed code or the lines that take its place. */
function watchWidth(figure: HTMLElement) {
  const parts = [...figure.querySelectorAll('pre, .q-lines')]
  const observer = new ResizeObserver(() => {
    const isWide = parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    figure.toggleAttribute('data-wide', isWide || figure.hasAttribute('data-wrapped'))
  })
  for (const part of parts) observer.observe(part)
}

/** The empty lines at the end of what the page prints, as between two inputs. */
function countBlankLines(printed: string): number {
  const content = printed.trimEnd()
  const breaks = printed.slice(content.length).split('\n').length - 1
  return content === '' ? breaks : Math.max(0, breaks - 1)
}

/** An input in the colours of q. */
export const createCode = (input: string): Element => makeElement('code', '', colourQ(input))

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

/**
 * A sentence about the error that ended an input, with a link to the page that explains it. Undefined if there was no error, and if
 * the site does not explain it.
 */
function createExplanation(result: InputResult): HTMLElement | undefined {
  const explanation = explainError(result)
  if (!explanation) return undefined
  const paragraph = makeElement('p', 'q-explanation', explanation.sentence)
  const url = runnerLinks.errorUrl(explanation.anchor)
  if (url !== undefined) paragraph.append(' ', linkToNewTab('Read more about this error', url))
  return paragraph
}

/** Says below the results who computed them. `typed` and `output` are what "Tell us" reports. */
export function showSource(figure: HTMLElement, typed: string, output: string) {
  const interpreter = linkToNewTab('Tickwise’s own interpreter', runnerLinks.faithfulness)
  const source = makeElement('p', 'q-source', 'Run by ', interpreter, ', not kdb+.')
  const report = runnerLinks.feedbackUrl(typed, output)
  if (report !== undefined) source.append(' Wrong answer? ', linkToNewTab('Tell us', report))
  figure.querySelector('.q-source')?.remove()
  figure.querySelector('.q-note')?.append(source)
}

/** A link, or its text without an address. It opens in a new tab, which prose.css says: leaving the page ends the session. */
function linkToNewTab(text: string, address: string | undefined): Node | string {
  if (address === undefined) return text
  const link = makeElement('a', '', text)
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}
