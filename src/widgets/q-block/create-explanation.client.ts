import { explainError } from '../../runner/error-explanations.ts'
import type { InputResult } from '../../runner/page-block.ts'
import { runnerLinks } from '../../runner/runner-links.ts'

/** A sentence about the error that ended an input, with a link to the page that explains it; undefined without an error. */
export function createExplanation({ error, output }: InputResult): HTMLElement | undefined {
  if (error === undefined) return undefined
  const { sentence, anchor } = explainError(error, output)
  const paragraph = document.createElement('p')
  paragraph.className = 'q-explanation'
  // Here nobody can interrupt an input otherwise: the Stop button ends the whole worker.
  paragraph.append(error === 'stop' ? 'The input took longer than 3 seconds, so it was ended.' : sentence)
  const url = runnerLinks.errorUrl(anchor)
  if (url !== undefined) {
    const link = document.createElement('a')
    link.href = url
    link.textContent = 'Read more about this error'
    paragraph.append(' ', link)
  }
  return paragraph
}
