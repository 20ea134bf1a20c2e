import { useEffect } from 'react'
import type { QEditor } from '../editor/create-q-editor.client.ts'
import { storeInput } from './stored-inputs.ts'
import { watchSharedProgram } from './watch-shared-program.ts'

/** Puts the program of a shared link into the editor. It never runs before the reader has seen it. */
export function useSharedProgram(editor: QEditor | undefined, onMessage: (message: string) => void) {
  useEffect(() => {
    if (!editor) return
    return watchSharedProgram(shared => {
      if (shared.kind === 'damaged') return onMessage(damaged)
      storeInput(editor.value)
      editor.value = shared.text
      onMessage('This program came with the link. Read it, then press Run.')
    })
  }, [editor, onMessage])
}

const damaged =
  'The program in this link is damaged or could not be loaded. Reload the page, or ask for the link again.'
