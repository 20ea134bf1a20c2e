import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import type { QEditor } from '../editor/q-editor.client.ts'
import { describeFailure } from '../worker/replaying-worker.ts'

interface FileLoaderProps {
  editor: QEditor | undefined
  writeFile: (path: string, bytes: Uint8Array) => Promise<void>
  hasEnded: boolean
  /** Called with the new text of the editor and a message about it. */
  onLoad: (text: string, explanation: string) => void
  onMessage: (message: string) => void
  children: ReactNode
}

/** The console with a button for local files; it also takes files that are dropped on it. */
export function FileLoader({ editor, writeFile, hasEnded, onLoad, onMessage, children }: FileLoaderProps) {
  const load = async (file: File | undefined) => {
    if (!file) return
    if (hasEnded) return onMessage('The session has ended. Start a new one before you load a file.')
    try {
      const { readLocalFile } = await import('./local-file.ts')
      const local = await readLocalFile(file)
      if (local.kind === 'refused') return onMessage(local.message)
      await writeFile(local.path, local.bytes)
      const before = editor?.value.trimEnd() ?? ''
      onLoad(before === '' ? local.typed : `${before}\n${local.typed}`, local.message)
    } catch (error) {
      onMessage((await describeFailure(error)).text)
    }
  }
  const { isOver, handlers } = useFileDrop(load)
  return (
    <div className="console" data-over={isOver || undefined} {...handlers}>
      {children}
      <FileChooser onFile={load} />
    </div>
  )
}

/**
 * Handlers for files that are dropped, a shortcut for what the button does. Dropped text is left to the browser, which puts it
 * into the editor.
 */
function useFileDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false)
  const takeFiles = (event: DragEvent, isNowOver: boolean): boolean => {
    if (!event.dataTransfer.types.includes('Files')) return false
    event.preventDefault()
    setIsOver(isNowOver)
    return true
  }
  const handlers = {
    onDragOver: (event: DragEvent) => takeFiles(event, true),
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => takeFiles(event, false) && onFile(event.dataTransfer.files[0]),
  }
  return { isOver, handlers }
}

/** A button that lets the reader choose a file for the session. */
function FileChooser({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="console-files">
      <button type="button" onClick={() => input.current?.click()}>
        Load a file
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.q"
        hidden
        aria-label="A .csv or .q file"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0])
          currentTarget.value = '' // So that the same file can be chosen again.
        }}
      />
      <p className="muted">A .csv or .q file of up to 20 MB, or drop it here. It is sent nowhere.</p>
    </div>
  )
}
