import { runnerLinks } from '../../runner/runner-links.ts'

/** Says below the results who computed them. `typed` and `output` are what "Tell us" reports. */
export function showSource(figure: HTMLElement, typed: string, output: string) {
  const note = figure.querySelector('.q-note')
  note?.querySelector('.q-source')?.remove()
  const source = document.createElement('p')
  source.className = 'q-source'
  source.append('Run by ', linkOrText('Tickwise’s own interpreter', runnerLinks.faithfulness), ', not kdb+.')
  const report = runnerLinks.feedbackUrl(typed, output)
  if (report !== undefined) source.append(' Wrong answer? ', linkOrText('Tell us', report))
  note?.append(source)
}

function linkOrText(text: string, address: string | undefined): string | Element {
  if (address === undefined) return text
  const link = document.createElement('a')
  link.href = address
  link.textContent = text
  return link
}
