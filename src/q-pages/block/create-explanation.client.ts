import { explainError } from '../error-explanations.ts'
import { runnerLinks } from '../runner-links.ts'
import type { InputResult } from '../worker/worker-messages.ts'
import { makeElement } from './elements.client.ts'
import { linkToNewTab } from './show-source.client.ts'

/** A sentence about the error that ended an input, with a link to the page that explains it; undefined without an error, and without an explanation of it. */
export function createExplanation({ error, errorKind }: InputResult): HTMLElement | undefined {
  if (error === undefined) return undefined
  const explanation = explainError(error, errorKind)
  if (!explanation) return undefined
  const { sentence, anchor } = explanation
  const paragraph = makeElement('p', 'q-explanation', sentence)
  const url = runnerLinks.errorUrl(anchor)
  if (url !== undefined) paragraph.append(' ', linkToNewTab('Read more about this error', url))
  return paragraph
}
