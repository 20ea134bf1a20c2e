import { runnerLinks } from '../../runner/runner-links.ts'

/** Says below the results who computed them. `typed` and `output` are what "Tell us" reports. */
export function showSource(figure: HTMLElement, typed: string, output: string) {
  const note = figure.querySelector('.q-note')
  note?.querySelector('.q-source')?.remove()
  const source = document.createElement('p')
  source.className = 'q-source'
  source.append('Run by ', linkOrText('Tickwise’s own interpreter', runnerLinks.faithfulness), ', not kdb+.')
  const report = runnerLinks.feedbackUrl(typed, output)
  if (report !== undefined) source.append(' Wrong answer? ', createReportLink(report))
  note?.append(source)
}

function linkOrText(text: string, address: string | undefined): string | Element {
  return address === undefined ? text : createLink(text, address)
}

/** Opens in a new tab, which prose.css says: leaving the page would end the session. */
function createReportLink(address: string): Element {
  const link = createLink('Tell us', address)
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}

function createLink(text: string, address: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = address
  link.textContent = text
  return link
}
