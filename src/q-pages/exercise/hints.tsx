import { useState } from 'react'
import { renderCodeSpans } from './render-code-spans.tsx'

/** A button that shows one hint after the other, and the hints shown so far. */
export function Hints({ hints, number }: { hints: string[]; number: number }) {
  const [shown, setShown] = useState(0)
  if (hints.length === 0) return null
  const hasMore = shown < hints.length
  return (
    <>
      <button
        type="button"
        aria-disabled={!hasMore}
        aria-label={`${labelOf(shown, hasMore)}, exercise ${number}`}
        onClick={() => setShown(Math.min(shown + 1, hints.length))}
      >
        {labelOf(shown, hasMore)}
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
