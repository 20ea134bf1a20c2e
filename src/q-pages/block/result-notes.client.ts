import { explainError } from '../error-explanations.ts'
import { runnerLinks } from '../runner-links.ts'
import type { InputResult } from '../worker/worker-messages.ts'
import { makeElement } from './elements.client.ts'

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

/** A sentence about the error that ended an input, with a link to the page that explains it; undefined without an error, and without an explanation of it. */
export function createExplanation({ error, errorKind }: InputResult): HTMLElement | undefined {
  const explanation = error === undefined ? undefined : explainError(error, errorKind)
  if (!explanation) return undefined
  const paragraph = makeElement('p', 'q-explanation', explanation.sentence)
  const url = runnerLinks.errorUrl(explanation.anchor)
  if (url !== undefined) paragraph.append(' ', linkToNewTab('Read more about this error', url))
  return paragraph
}
