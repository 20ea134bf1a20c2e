import { useEffect, useRef, useState } from 'react'
import { areDocsKept, dropDocs, keepDocs, type Progress } from '../offline/keep-docs.ts'

type State = { kind: 'none' | 'offered' | 'kept' } | ({ kind: 'keeping' | 'stopped' } & Progress)

const labels = {
  offered: 'Keep all docs for reading offline',
  keeping: 'Keep all docs for reading offline',
  stopped: 'Retry',
  kept: 'Remove them',
}

/** Saves all docs in the browser for reading without a network, and removes them again. */
export function OfflineDocs() {
  const [state, setState] = useState<State>({ kind: 'none' })
  const [message, setMessage] = useState('')
  const kept = useRef(new Set<string>())

  useEffect(() => {
    const look = async () => {
      const areKept = await areDocsKept()
      kept.current.clear()
      setState({ kind: areKept ? 'kept' : 'offered' })
      setMessage(areKept ? keptMessage : '')
    }
    // Where service workers are missing or off this never happens, and the server's sentence stays.
    navigator.serviceWorker?.ready.then(look).catch(() => {})
    document.addEventListener('tickwise:forgotten', look)
    return () => document.removeEventListener('tickwise:forgotten', look)
  }, [])

  const keep = async () => {
    let progress: Progress = state.kind === 'stopped' ? state : { done: 0, total: 0 }
    setMessage('')
    setState({ kind: 'keeping', ...progress })
    try {
      for await (progress of keepDocs(kept.current)) setState({ kind: 'keeping', ...progress })
      setState({ kind: 'kept' })
      setMessage(keptMessage)
    } catch (error) {
      setState({ kind: 'stopped', ...progress })
      setMessage(reasonOf(error))
    }
  }
  const remove = async () => {
    await dropDocs()
    kept.current.clear()
    setState({ kind: 'offered' })
    setMessage('The docs are removed from this browser.')
  }

  if (state.kind === 'none')
    return (
      <p id="offline-docs" className="muted">
        The button that saves all docs stands here when offline reading is on. It needs scripts and a browser with
        service workers, and stays off on slow connections and while you save data.
      </p>
    )
  // One button for all states: it keeps the focus when its meaning changes.
  return (
    <div id="offline-docs" className="offline-docs">
      <button
        type="button"
        aria-disabled={state.kind === 'keeping'}
        onClick={{ offered: keep, stopped: keep, kept: remove, keeping: undefined }[state.kind]}
      >
        {labels[state.kind]}
      </button>{' '}
      {'total' in state && (
        <>
          <progress aria-label="Saved docs" value={state.total > 0 ? state.done : undefined} max={state.total || 1} />{' '}
          {state.total > 0 && <span>{`${state.done} of ${state.total} docs`}</span>}{' '}
        </>
      )}
      <span role="status">{message}</span>
      {state.kind === 'stopped' && (
        <>
          {' '}
          <button type="button" onClick={remove}>
            {labels.kept}
          </button>
        </>
      )}
    </div>
  )
}

const keptMessage = 'All docs are saved in this browser.'

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'The storage of this browser is full. Make room and retry, or remove the docs.'
  return `A file could not be saved: ${error instanceof Error ? error.message : error}`
}
