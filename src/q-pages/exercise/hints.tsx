import { type ReactNode, useState } from 'react'

/** A button that shows one hint after the other, and the hints shown so far. */
export function Hints({ hints, number }: { hints: string[]; number: number }) {
  const [shown, setShown] = useState(0)
  if (hints.length === 0) return null
  const hasMore = shown < hints.length
  const label = labelOf(shown, hasMore)
  return (
    <>
      <button
        type="button"
        aria-disabled={!hasMore}
        aria-label={`${label}, exercise ${number}`}
        onClick={() => setShown(Math.min(shown + 1, hints.length))}
      >
        {label}
      </button>
      <div className="exercise-hints" role="log" aria-label="Hints">
        {hints.slice(0, shown).map((hint, index) => (
          <p key={hint}>
            <strong>{hints.length > 1 ? `Hint ${index + 1} of ${hints.length}:` : 'Hint:'}</strong>{' '}
            {renderCodeSpans(hint)}
          </p>
        ))}
      </div>
    </>
  )
}

function labelOf(shown: number, hasMore: boolean): string {
  if (!hasMore) return 'No more hints'
  return shown === 0 ? 'Hint' : 'Next hint'
}

/** As in Markdown: as many backticks as before the code end it, so `` `sym `` may stand between two on each side. */
const codeSpan = /(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/

/** Renders the text between backticks as code. */
export function renderCodeSpans(text: string): ReactNode[] {
  return text.split(codeSpan).map((part, index) => {
    if (index % 3 === 0) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    return index % 3 === 2 ? <code key={index}>{part.replace(/^ (.+) $/, '$1')}</code> : undefined
  })
}
