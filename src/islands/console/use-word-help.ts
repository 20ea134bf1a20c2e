import { useEffect, useState } from 'react'
import { announce } from '../../browser/announce.ts'
import type { QEditor } from '../../widgets/q-editor/create-q-editor.client.ts'
import { findWordAt } from './find-word-at.ts'
import type { WordHelp } from './word-help.ts'

export type FoundHelp = WordHelp & { word: string }

/** The help for the word at the caret, and a function that announces it to screen readers, as F1 in the editor does. */
export function useWordHelp(editor: QEditor | undefined): { found: FoundHelp | undefined; announceHelp: () => void } {
  const found = useWordAtCaret(editor)
  const announceHelp = () =>
    announce(found ? `${found.word}: ${found.meaning}` : 'There is no word of q at the caret. Move it into one first.')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F1') return
      event.preventDefault()
      announceHelp()
    }
    editor?.input.addEventListener('keydown', onKeyDown)
    return () => editor?.input.removeEventListener('keydown', onKeyDown)
  })
  return { found, announceHelp }
}

const caretEvents = ['input', 'keyup', 'click', 'focus'] as const

function useWordAtCaret(editor: QEditor | undefined): FoundHelp | undefined {
  const [found, setFound] = useState<FoundHelp>()
  useEffect(() => {
    if (!editor) return
    const { input } = editor
    const abort = new AbortController()
    const updateHelp = async () => {
      const word = findWordAt(input.value, input.selectionStart)
      const help = word === undefined ? undefined : await findHelp(word)
      // The caret may have moved while the lines were fetched.
      if (findWordAt(input.value, input.selectionStart) === word)
        setFound(help && word !== undefined ? { ...help, word } : undefined)
    }
    for (const type of caretEvents) input.addEventListener(type, updateHelp, { signal: abort.signal })
    return () => abort.abort()
  }, [editor])
  return found
}

/** Undefined if there is no line for the word, or the lines cannot be fetched. */
async function findHelp(word: string): Promise<WordHelp | undefined> {
  try {
    return (await import('./word-help.ts')).findWordHelp(word)
  } catch {
    return undefined
  }
}
