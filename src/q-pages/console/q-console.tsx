'use client'

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { withBasePath } from '../../browser/with-base-path.ts'
import type { StartingPoint } from '../../content/input/data-files.ts'
import { canPrefetch } from '../../navigation/page-store.ts'
import type { QEditor } from '../editor/q-editor.client.ts'
import { runnerLinks } from '../runner-links.ts'
import { createReplayingWorker, type ReplayingWorker } from '../worker/replaying-worker.ts'
import { createConsoleController } from './console-session.ts'
import { type Exchange, initialState, type Offer } from './console-state.ts'
import { ConsoleToolbar } from './console-toolbar.tsx'
import { FileLoader } from './file-loader.tsx'
import { useSharedProgram } from './program-links.ts'
import { PromptEditor } from './prompt-editor.tsx'
import { Transcript } from './transcript.tsx'
import { useWordHelp, WordHelpLine } from './word-help-line.tsx'

/** @public */
export const attach = 'load'
/** A crash is reported as a crash of the page, not of a control. @public */
export const ownsPage = true

/** Made once, so that the session goes on when the reader looks at another page and comes back. */
const session = createReplayingWorker({ hasRealClock: true })
const controller = createConsoleController(session)

interface QConsoleProps {
  /** Which page explains which words of q: `{ '/docs/joins#aj': 'aj aj0' }`. */
  wordPages: Record<string, string>
  startingPoints: readonly StartingPoint[]
  /** The page that says how faithful the interpreter is. */
  faithfulness: string | undefined
  children?: ReactNode
}

/** A q console. `children` is what readers without scripts see. */
export function QConsole({ wordPages, startingPoints, faithfulness, children }: QConsoleProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.getState, () => initialState)
  const [editor, setEditor] = useState<QEditor>()
  const [message, setMessage] = useState('')
  const runButton = useRef<HTMLButtonElement>(null)
  usePreparedRunner(session)
  useSharedProgram(editor, setMessage)
  const { found, announceHelp } = useWordHelp(editor)
  const { replaceInput, run, takeOffer } = createActions(editor, setMessage)
  return (
    <>
      <h1>q console</h1>
      <div className="console-without-scripts">{children}</div>
      <div className="console-parts">
        <p className="console-about muted">Type q and see what it prints. Nothing you type leaves your browser.</p>
        <FileLoader
          editor={editor}
          writeFile={controller.writeFile}
          hasEnded={state.hasEnded}
          onLoad={replaceInput}
          onMessage={setMessage}
        >
          <Transcript items={state.items} waiting={state.waiting} onOffer={takeOffer} />
          <PromptEditor
            state={state}
            onEditor={setEditor}
            onRun={run}
            onLeave={() => runButton.current?.focus()}
            onNewSession={controller.startNewSession}
          />
          <ConsoleToolbar {...{ state, editor, runButton, controller }} onMessage={setMessage} onHelp={announceHelp} />
          <p className="console-message" role="status">
            {message}
          </p>
          <WordHelpLine found={found} wordPages={wordPages} />
        </FileLoader>
        <InterpreterNote last={state.items.findLast(item => item.kind === 'exchange')} faithfulness={faithfulness} />
        {startingPoints.length > 0 && (
          <StartingPointList
            points={startingPoints}
            onChoose={code => replaceInput(code, 'Press Run, or Ctrl and Enter, to run it.')}
          />
        )}
      </div>
    </>
  )
}

function createActions(editor: QEditor | undefined, onMessage: (message: string) => void) {
  const replaceInput = (text: string, message: string) => {
    if (!editor) return
    editor.focus() // First, since undo brings the text of a field back only if it had the focus.
    editor.value = text
    editor.element.scrollIntoView({ block: 'nearest' })
    onMessage(message)
  }
  const run = async (text: string) => {
    onMessage('')
    await controller.submit(text)
    if (editor?.input === document.activeElement) editor.element.scrollIntoView({ block: 'nearest' })
  }
  const takeOffer = ({ kind, text }: Offer) => {
    if (kind === 'reload') return location.reload() // Up brings back what was typed.
    editor?.focus() // The button that was pressed disappears.
    run(text)
  }
  return { replaceInput, run, takeOffer }
}

/** Says which interpreter runs the code. A report of a wrong answer contains the `last` input and its output. */
function InterpreterNote({ last, faithfulness }: { last: Exchange | undefined; faithfulness: string | undefined }) {
  const feedbackUrl = last && runnerLinks.feedbackUrl(last.typed, last.output)
  return (
    <p className="console-source">
      Run by Tickwise’s own interpreter of q, which is not kdb+.{' '}
      {faithfulness && <a href={withBasePath(faithfulness)}>How faithful is it?</a>}{' '}
      {feedbackUrl && (
        <a href={feedbackUrl} target="_blank" rel="noopener noreferrer">
          Wrong answer? Tell us
        </a>
      )}
    </p>
  )
}

interface StartingPointListProps {
  points: readonly StartingPoint[]
  onChoose: (code: string) => void
}

/** Buttons that put a program into the editor. */
function StartingPointList({ points, onChoose }: StartingPointListProps) {
  return (
    <section className="console-starts" aria-labelledby="starting-points">
      <h2 id="starting-points">Starting points</h2>
      <ul>
        {points.map(({ title, about, code }) => (
          <li key={title}>
            <button type="button" onClick={() => onChoose(code)}>
              <b>{title}</b>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Fetches what the first run needs, so that it does not wait, and so that the console works without a network from then on. */
function usePreparedRunner(session: ReplayingWorker) {
  useEffect(() => {
    if (!canPrefetch()) return
    session.prepare()
    const parts = [
      import('./word-help.ts'),
      import('./local-file.ts'),
      import('./shared-program.ts'),
      import('../error-explanations.ts'),
    ]
    for (const part of parts) part.catch(() => {})
  }, [session])
}
