import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { describeFailure } from '../../widgets/q-block/describe-failure.ts'
import type { QEditor } from '../../widgets/q-editor/create-q-editor.client.ts'

type FileLoaderProps = {
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
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const load = async (file: File | undefined) => {
    if (!file) return
    if (hasEnded) return onMessage('The session has ended. Start a new one before you load a file.')
    try {
      const { readLocalFile } = await import('./read-local-file.ts')
      const local = await readLocalFile(file)
      if (local.kind === 'refused') return onMessage(local.reason)
      await writeFile(local.path, local.bytes)
      const before = editor?.value.trimEnd() ?? ''
      onLoad(
        before === '' ? local.typed : `${before}\n${local.typed}`,
        `${local.path} is on the session’s disk. Check the line that reads it, then press Run.`,
      )
    } catch (error) {
      onMessage(describeFailure(error))
    }
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return // Dropped text is left to the browser, which puts it into the editor.
    event.preventDefault()
    setIsOver(false)
    load(event.dataTransfer.files[0])
  }
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same.
    <div
      className="console"
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      {children}
      <div className="console-files">
        <button type="button" onClick={() => chooser.current?.click()}>
          Load a file
        </button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.q"
          hidden
          aria-label="A .csv or .q file"
          onChange={({ currentTarget }) => {
            load(currentTarget.files?.[0])
            currentTarget.value = '' // So that the same file can be chosen again.
          }}
        />
        <p className="muted">
          A .csv or .q file of up to 20 MB, or drop it here. It is read in this page and sent nowhere.
        </p>
      </div>
    </div>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
