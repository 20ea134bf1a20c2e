import { type RefObject, useEffect, useState } from 'react'
import { announce } from '../../browser/page-elements.ts'
import type { QEditor } from '../editor/q-editor.client.ts'
import { StopButton } from '../editor/stop-button.tsx'
import { stopOfferedMs } from '../limits.ts'
import type { ConsoleController } from './console-session.ts'
import type { ConsoleState } from './console-state.ts'
import { copyProgramLink, sayThatScriptIsMissing } from './program-links.ts'
import { pressRunKey } from './prompt-editor.tsx'

interface ConsoleToolbarProps {
  state: ConsoleState
  editor: QEditor | undefined
  runButton: RefObject<HTMLButtonElement | null>
  controller: ConsoleController
  onMessage: (message: string) => void
  onHelp: () => void
}

export function ConsoleToolbar({ state, editor, runButton, controller, onMessage, onHelp }: ConsoleToolbarProps) {
  const isSlow = useIsSlow(state.isRunning)
  const startNewSession = async () => {
    await controller.startNewSession()
    editor?.focus()
  }
  const stop = () => {
    controller.stop()
    editor?.focus()
  }
  return (
    <div className="console-toolbar">
      <button
        ref={runButton}
        type="button"
        className="console-run"
        aria-disabled={state.hasEnded}
        data-running={state.isRunning || undefined}
        onClick={() => editor && !state.hasEnded && pressRunKey(editor)}
      >
        Run
      </button>
      {isSlow && <StopButton onStop={stop} focusAfter={runButton} />}
      <button type="button" aria-keyshortcuts="F1" onClick={onHelp}>
        Help
      </button>
      <button
        type="button"
        onClick={event => copyProgramLink(event.currentTarget, editor?.value ?? '', state.inputs, onMessage)}
      >
        Copy link
      </button>
      <button type="button" onClick={() => saveSession(state.inputs, onMessage)}>
        Save
      </button>
      <button type="button" onClick={controller.clearTranscript}>
        Clear
      </button>
      <button type="button" onClick={startNewSession}>
        New session
      </button>
    </div>
  )
}

const saveSession = (inputs: readonly string[], onMessage: (message: string) => void) =>
  import('./shared-program.ts').then(
    ({ saveAsFile }) => onMessage(saveAsFile(inputs)),
    () => sayThatScriptIsMissing(onMessage),
  )

/** Whether something has been running for a second. */
function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => {
      setIsSlow(true)
      announce('Still running. You can stop it.')
    }, stopOfferedMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isRunning])
  return isSlow
}
