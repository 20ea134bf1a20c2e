import { useEffect, useRef } from 'react'
import { createInputHistory } from '../editor/input-history.ts'
import { createQEditor, type QEditor } from '../editor/q-editor.client.ts'
import type { ConsoleState } from './console-state.ts'
import { readDraft, readStoredInputs, storeDraft, storeInput } from './prompt-records.ts'

interface PromptEditorProps {
  state: ConsoleState
  /** Called with the editor once it is in the page. */
  onEditor: (editor: QEditor) => void
  onRun: (text: string) => void
  onLeave: () => void
  onNewSession: () => Promise<void>
}

/** The prompt with its editor; once the session has ended, a button that starts another. */
export function PromptEditor(props: PromptEditorProps) {
  const { state, onNewSession } = props
  const place = useRef<HTMLDivElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const editor = useEditor(props, place)
  useEffect(() => {
    // Browsers move the focus from a hidden field only later.
    const focused = document.activeElement
    if (state.hasEnded && (focused === document.body || focused === editor.current?.input)) again.current?.focus()
  }, [state.hasEnded, editor])
  const startAgain = async () => {
    await onNewSession()
    editor.current?.focus()
  }
  return (
    <div className="console-prompt">
      <span className="prompt" aria-hidden="true" hidden={state.hasEnded}>
        {state.prompt}
      </span>
      <div ref={place} className="console-editor" hidden={state.hasEnded} />
      {state.hasEnded && (
        <button ref={again} type="button" onClick={startAgain}>
          Start a new session
        </button>
      )}
    </div>
  )
}

/** Puts an editor into `place` when the island attaches. It calls the handlers of the latest rendering. */
function useEditor(props: PromptEditorProps, place: React.RefObject<HTMLDivElement | null>) {
  const editor = useRef<QEditor>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const draft = readDraft()
    const history = createInputHistory(readStoredInputs())
    if (location.hash !== draft.hash) history.add(draft.text) // A program that comes with the link may replace it.
    const created = createQEditor({
      label: 'q prompt',
      text: draft.text,
      runsOnEnter: true,
      history,
      onLeave: () => latest.current.onLeave(),
      onRun(text) {
        if (text.trim() === '') return
        history.add(text)
        storeInput(text)
        created.value = ''
        latest.current.onRun(text)
      },
    })
    place.current?.append(created.element)
    editor.current = created
    latest.current.onEditor(created)
    const keep = () => storeDraft(created.value)
    const shown = new AbortController()
    addEventListener('pagehide', keep, shown)
    document.addEventListener('visibilitychange', keep, shown)
    return () => {
      keep()
      shown.abort()
      created.element.remove()
    }
  }, [place])
  return editor
}

/** Runs what is in the editor, as Ctrl+Enter does, so that all runs go through the same code. */
export function pressRunKey({ input }: QEditor) {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, cancelable: true }))
}
