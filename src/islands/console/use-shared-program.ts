import { useEffect } from 'react'
import type { QEditor } from '../../widgets/q-editor/create-q-editor.client.ts'
import { decodeProgram } from './decode-program.ts'

/** The hash that was read last, so that coming back to the page does not replace what the reader made of the program. */
let lastHash = ''

/** Puts the program of a shared link into the editor. It never runs before the reader has seen it. */
export function useSharedProgram(editor: QEditor | undefined, onMessage: (message: string) => void) {
  useEffect(() => {
    if (!editor) return
    const read = async () => {
      const { hash } = location
      if (hash === lastHash) return
      lastHash = hash
      const shared = await decodeProgram(hash)
      if (shared.kind === 'none') return
      if (shared.kind === 'damaged') return onMessage(damaged)
      editor.value = shared.text
      onMessage('This program came with the link. Read it, then press Run.')
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [editor, onMessage])
}

const damaged = 'The program in this link is damaged, perhaps because the link was cut off. Ask for it again.'
