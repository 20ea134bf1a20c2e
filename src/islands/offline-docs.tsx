'use client'

import { useEffect, useRef, useState } from 'react'
import { areDocsSaved, type Progress, removeSavedDocs, saveDocs } from '../offline/save-docs.ts'

/** Attaches without input, since it shows whether the docs are saved already. @public */
export const attach = 'visible'

type State = { kind: 'unavailable' | 'offered' | 'saved' } | ({ kind: 'saving' | 'stopped' } & Progress)

const labels = {
  offered: 'Keep all docs for reading offline',
  saving: 'Keep all docs for reading offline',
  stopped: 'Retry',
  saved: 'Remove them',
}
const savedMessage = 'All docs are saved in this browser.'

/** Saves all docs in the browser for reading without a network, and removes them again. */
export function OfflineDocs() {
  const { state, message, save, remove } = useOfflineDocs()
  if (state.kind === 'unavailable')
    return (
      <p id="offline-docs" className="muted">
        The button that saves all docs appears here when offline reading is on. It needs scripts and a browser with
        service workers, and stays off on slow connections and while you save data.
      </p>
    )
  // One button for all states, so that it keeps the focus when its label changes.
  return (
    <div id="offline-docs" className="offline-docs">
      <button
        type="button"
        aria-disabled={state.kind === 'saving'}
        onClick={{ offered: save, stopped: save, saved: remove, saving: undefined }[state.kind]}
      >
        {labels[state.kind]}
      </button>{' '}
      {'total' in state && <SavedShare {...state} />}
      <span role="status">{message}</span>
      {state.kind === 'stopped' && (
        <>
          {' '}
          <button type="button" onClick={remove}>
            {labels.saved}
          </button>
        </>
      )}
    </div>
  )
}

/** Shows no number until the list of docs has been fetched. */
function SavedShare({ done, total }: Progress) {
  return (
    <>
      <progress aria-label="Saved docs" value={total > 0 ? done : undefined} max={total || 1} />{' '}
      {total > 0 && <span>{`${done} of ${total} docs`}</span>}{' '}
    </>
  )
}

function useOfflineDocs() {
  const [state, setState] = useState<State>({ kind: 'unavailable' })
  const [message, setMessage] = useState('')
  /** Paths of the files that are saved, so that Retry continues after them. */
  const saved = useRef(new Set<string>())

  useEffect(() => {
    const showWhetherSaved = async () => {
      const areSaved = await areDocsSaved()
      saved.current.clear()
      setState({ kind: areSaved ? 'saved' : 'offered' })
      setMessage(areSaved ? savedMessage : '')
    }
    // Where service workers are unsupported or off, `ready` never resolves, and the text rendered at build stays.
    navigator.serviceWorker?.ready.then(showWhetherSaved).catch(() => {})
    document.addEventListener('tickwise:data-cleared', showWhetherSaved)
    return () => document.removeEventListener('tickwise:data-cleared', showWhetherSaved)
  }, [])

  const save = async () => {
    let progress: Progress = state.kind === 'stopped' ? state : { done: 0, total: 0 }
    setMessage('')
    setState({ kind: 'saving', ...progress })
    try {
      for await (progress of saveDocs(saved.current)) setState({ kind: 'saving', ...progress })
      setState({ kind: 'saved' })
      setMessage(savedMessage)
    } catch (error) {
      setState({ kind: 'stopped', ...progress })
      setMessage(describeFailure(error))
    }
  }
  const remove = async () => {
    await removeSavedDocs()
    saved.current.clear()
    setState({ kind: 'offered' })
    setMessage('The docs are removed from this browser.')
  }
  return { state, message, save, remove }
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'The storage of this browser is full. Make room and retry, or remove the docs.'
  return `A file could not be saved: ${error instanceof Error ? error.message : error}`
}
