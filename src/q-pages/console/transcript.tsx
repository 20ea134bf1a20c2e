import { memo, useLayoutEffect, useRef } from 'react'
import { colourQ } from '../editor/q-editor.client.ts'
import { runnerLinks } from '../runner-links.ts'
import type { Exchange, Note, Offer, TranscriptItem } from './console-state.ts'

interface TranscriptProps {
  items: readonly TranscriptItem[]
  /** Inputs that wait for their turn. */
  waiting: readonly string[]
  onOffer: (offer: Offer) => void
}

/** What was typed and printed. It stays scrolled to its end unless the reader has scrolled up. */
export function Transcript({ items, waiting, onOffer }: TranscriptProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is more to see.
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight
  }, [items, waiting])
  const onScroll = () => {
    if (!box.current) return
    const { scrollTop, scrollHeight, clientHeight } = box.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
    <div ref={box} className="console-transcript" role="log" aria-label="Transcript" tabIndex={0} onScroll={onScroll}>
      {items.map(item =>
        item.kind === 'exchange' ? (
          <ExchangeView key={item.id} {...item} />
        ) : (
          <NoteView key={item.id} {...item} onOffer={onOffer} />
        ),
      )}
      {waiting.map((typed, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what waits is only added at the end and taken from the start.
        <ExchangeView key={index} prompt="…" typed={typed} output="" />
      ))}
    </div>
  )
}

type ExchangeViewProps = Pick<Exchange, 'prompt' | 'typed' | 'output'> & Partial<Exchange>

/** Rendered once for each change of its own: a run of a long script changes the transcript very often. */
const ExchangeView = memo(function ExchangeView({ prompt, typed, output, isError, explanation }: ExchangeViewProps) {
  const moreUrl = explanation && runnerLinks.errorUrl(explanation.anchor)
  return (
    <div className="console-exchange">
      <div className="console-typed">
        <span className="prompt">{prompt}</span>
        <QText text={typed} />
      </div>
      {output !== '' && <samp data-error={isError || undefined}>{output.replace(/\n$/, '')}</samp>}
      {explanation && (
        <p className="console-note" data-error="">
          {explanation.sentence} {moreUrl && <a href={moreUrl}>Read more about this error</a>}
        </p>
      )}
    </div>
  )
})

const offerLabels = { retry: 'Retry', rest: 'Run the rest', reload: 'Reload' }

function NoteView({ text, offer, onOffer }: Note & { onOffer: (offer: Offer) => void }) {
  return (
    <p className="console-note">
      {text}{' '}
      {offer && (
        <button type="button" onClick={() => onOffer(offer)}>
          {offerLabels[offer.kind]}
        </button>
      )}
    </p>
  )
}

/** Code of q in the colours of the site's code blocks. */
function QText({ text }: { text: string }) {
  const code = useRef<HTMLElement>(null)
  useLayoutEffect(() => code.current?.replaceChildren(colourQ(text)), [text])
  return <code ref={code} />
}
