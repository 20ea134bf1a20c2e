import { type RefObject, useEffect, useRef, useState } from 'react'
import { createQEditor, type QEditor } from '../../widgets/q-editor/create-q-editor.client.ts'
import { changeExercise, readExercise } from './exercise-records.ts'

/** Puts an editor into the place of the field rendered at build, and keeps its text in the browser. */
export function useEditor(name: string, place: RefObject<HTMLElement | null>, onRun: (text: string) => void) {
  const editor = useRef<QEditor>(undefined)
  const starter = useRef('')
  const run = useRef(onRun)
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    run.current = onRun
  })
  useEffect(() => {
    const field = place.current?.querySelector('textarea')
    if (!field || editor.current) return
    const { defaultValue } = field
    starter.current = defaultValue
    const onChange = (text: string) => {
      setChanged(text !== defaultValue)
      changeExercise(name, { text: text === defaultValue ? undefined : text })
    }
    const text = field.value === defaultValue ? (readExercise(name).text ?? defaultValue) : field.value
    editor.current = replaceField(field, { text, onChange, onRun: typed => run.current(typed) })
    setChanged(text !== defaultValue)
  }, [name, place])
  const startOver = () => {
    if (!editor.current) return
    editor.current.focus() // First, since undo brings the text of a field back only if it had the focus.
    editor.current.value = starter.current
  }
  return { editor, isChanged, startOver }
}

type Handlers = { text: string; onChange: (text: string) => void; onRun: (text: string) => void }

/** Keeps the focus and the caret. */
function replaceField(field: HTMLTextAreaElement, handlers: Handlers): QEditor {
  const { selectionStart, selectionEnd, rows } = field
  const hadFocus = document.activeElement === field
  const editor = createQEditor({ ...handlers, rows, label: field.ariaLabel ?? '' })
  field.replaceWith(editor.element)
  if (hadFocus) {
    editor.focus()
    editor.input.setSelectionRange(selectionStart, selectionEnd)
  }
  return editor
}
