import { useLayoutEffect, useRef } from 'react'
import { runnerLinks } from '../../runner/runner-links.ts'
import type { Exchange, Note, TranscriptItem } from './console-state.ts'
import { QText } from './q-text.tsx'

type TranscriptProps = { items: readonly TranscriptItem[]; onRetry: (text: string) => void }

/** What was typed and printed. It stays scrolled to its end unless the reader has scrolled up. */
export function Transcript({ items, onRetry }: TranscriptProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is more to see.
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight
  }, [items])
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
          <NoteView key={item.id} {...item} onRetry={onRetry} />
        ),
      )}
    </div>
  )
}

function ExchangeView({ prompt, typed, output, isError, explanation }: Exchange) {
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
}

function NoteView({ text, retry, onRetry }: Note & { onRetry: (text: string) => void }) {
  return (
    <p className="console-note">
      {text}{' '}
      {retry !== undefined && (
        <button type="button" onClick={() => onRetry(retry)}>
          Retry
        </button>
      )}
    </p>
  )
}
