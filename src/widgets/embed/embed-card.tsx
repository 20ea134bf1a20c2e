import { toHtml } from 'hast-util-to-html'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml } from '../../lib/text.ts'
import { findEmbeds } from './find-embeds.ts'
import type { Embed } from './read-embed.ts'

/**
 * `html` with a card in place of each frame, picture, video and sound that comes from one of `hosts`. Nothing is loaded from there
 * before the reader asks for it (embed.client.ts).
 */
export function holdBackEmbeds(html: string, hosts: readonly string[]): string {
  const edits = findEmbeds(html, hosts).flatMap(embed => {
    const { start, end, cardAt, title } = embed
    const card = renderToStaticMarkup(<EmbedCard embed={embed} />)
    if (cardAt === end) return [{ start, end, text: card }]
    // A link or heading keeps the title as its words, and the card follows.
    return [
      { start, end, text: escapeHtml(title) },
      { start: cardAt, end: cardAt, text: card },
    ]
  })
  let copied = 0
  const pieces = edits
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const before = html.slice(copied, start)
      copied = end
      return before + text
    })
  return pieces.join('') + html.slice(copied)
}

/** All of it are elements that may be in a paragraph, as an image may. */
function EmbedCard({ embed }: { embed: Embed }) {
  const { kind, title, address, hosts, element } = embed
  const names = hosts.join(' and ')
  return createElement(
    'x-embed',
    { role: 'group', 'aria-label': title, 'data-kind': kind, 'data-hosts': hosts.join(' '), 'data-at-once': '' },
    <EmbedSpace embed={embed} />,
    <span className="embed-card">
      <strong>{title}</strong>
      <span className="embed-note" data-nosnippet="">
        Nothing has been loaded from {names} yet.
      </span>
      <span className="embed-choice" data-nosnippet="">
        <button type="button" aria-label={`Load ${kind}: ${title}`}>
          Load {kind}
        </button>
        <label>
          <input type="checkbox" /> Always load from {names}
        </label>
      </span>
      {/* With a referrer, as the frame itself has one: players of videos refuse pages that come from nowhere. */}
      <a href={address} target="_blank" rel="noopener">
        Open on {new URL(address).host}
      </a>
    </span>,
    <template
      dangerouslySetInnerHTML={{ __html: toHtml(element, { characterReferences: { useNamedReferences: true } }) }}
    />,
  )
}

/** Keeps the space that the element will take, so that the page does not move when it is loaded. */
function EmbedSpace({ embed: { kind, size } }: { embed: Embed }) {
  if (kind === 'sound') return undefined
  const [width, height] = [readPixels(size.width), readPixels(size.height)]
  if (width && height)
    return <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" />
  // A picture without a size may be as small as a badge, which gets a card no higher than its words.
  if (kind === 'picture' && !height) return undefined
  // As wide as the text: of the given height, as `width="100%" height="400"` asks for, or of that of most videos.
  if (height) return <svg height={height} aria-hidden="true" />
  return <svg viewBox="0 0 16 9" aria-hidden="true" />
}

/** `"560"` and `560px` -> 560; undefined for other lengths, such as `100%`. */
function readPixels(length: unknown): number | undefined {
  const [, digits] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(String(length ?? '')) ?? []
  return Number(digits) || undefined
}
