import { useRef } from 'react'

/** A button that lets the reader choose a file for the session. */
export function FileChooser({ onFile }: { onFile: (file: File | undefined) => void }) {
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
      <p className="muted">
        A .csv or .q file of up to 20 MB, or drop it here. It is read in this page and sent nowhere.
      </p>
    </div>
  )
}
