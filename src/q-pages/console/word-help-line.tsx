import { useEffect, useState } from 'react'
import { announce } from '../../browser/page-elements.ts'
import { withBasePath } from '../../browser/with-base-path.ts'
import { searchPagePath } from '../../urls/reserved-paths.ts'
import type { QEditor } from '../editor/q-editor.client.ts'
import type { FoundHelp } from './word-help.ts'

interface WordHelpLineProps {
  found: FoundHelp | undefined
  wordPages: Record<string, string>
}

/** What the word at the caret means, with a link to the page that explains it. */
export function WordHelpLine({ found, wordPages }: WordHelpLineProps) {
  if (!found) return <p className="console-help muted">Move the caret into a word of q to see what it does.</p>
  const { word, shape, meaning } = found
  return (
    <p className="console-help">
      <code>{shape}</code> {meaning}. <a href={findPage(word, wordPages)}>More about {word}</a>
    </p>
  )
}

/** The page that explains a word, or else a search for it. */
function findPage(word: string, wordPages: Record<string, string>): string {
  const [path = `${searchPagePath}?q=${encodeURIComponent(word)}`] =
    Object.entries(wordPages).find(([, words]) => words.split(' ').includes(word)) ?? []
  return withBasePath(path)
}

/** The help for the word at the caret, and a function that announces it to screen readers, as F1 in the editor does. */
export function useWordHelp(editor: QEditor | undefined): { found: FoundHelp | undefined; announceHelp: () => void } {
  const found = useWordAtCaret(editor)
  const announceHelp = () => announce(found ? `${found.word}: ${found.meaning}` : 'There is no word of q at the caret.')
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
      try {
        const { findHelpAt } = await import('./word-help.ts')
        setFound(findHelpAt(input.value, input.selectionStart))
      } catch {
        // Where the lines cannot be fetched, there is no help.
      }
    }
    for (const type of caretEvents) input.addEventListener(type, updateHelp, { signal: abort.signal })
    return () => abort.abort()
  }, [editor])
  return found
}
