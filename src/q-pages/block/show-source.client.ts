import { runnerLinks } from '../runner-links.ts'
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
export function linkToNewTab(text: string, address: string | undefined): Node | string {
  if (address === undefined) return text
  const link = makeElement('a', '', text)
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}
