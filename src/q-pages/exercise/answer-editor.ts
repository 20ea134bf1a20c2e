import { type RefObject, useEffect, useRef, useState } from 'react'
import { createQEditor, type QEditor } from '../editor/q-editor.client.ts'
import { changeExercise, readExercise, watchOtherTabs } from './exercise-records.ts'

/** Puts an editor into the place of the field rendered at build, and keeps its text in the browser. */
export function useEditor(name: string, place: RefObject<HTMLElement | null>, onRun: (text: string) => void) {
  const editor = useRef<QEditor>(undefined)
  const starter = useRef('')
  const run = useRef(onRun)
  const [isChanged, setChanged] = useState(false)
  /** The answer that another tab has stored since this one was changed. */
  const [otherText, setOtherText] = useState<string>()
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
      setOtherText(undefined)
      changeExercise(name, { text: text === defaultValue ? undefined : text })
    }
    const wasTyped = field.value !== defaultValue // Before the script of the editor had arrived.
    const text = wasTyped ? field.value : (readExercise(name).text ?? defaultValue)
    editor.current = replaceField(field, { text, onChange, onRun: typed => run.current(typed) })
    if (wasTyped) onChange(text)
    setChanged(text !== defaultValue)
  }, [name, place])
  useEffect(
    () =>
      watchOtherTabs(() => {
        const stored = readExercise(name).text ?? starter.current
        setOtherText(stored === editor.current?.value ? undefined : stored)
      }),
    [name],
  )
  const replace = (text: string) => {
    if (!editor.current) return
    editor.current.focus() // First, since undo brings the text of a field back only if it had the focus.
    editor.current.value = text
  }
  return {
    editor,
    isChanged,
    startOver: () => replace(starter.current),
    takeOtherText: otherText === undefined ? undefined : () => replace(otherText),
  }
}

interface Handlers {
  text: string
  onChange: (text: string) => void
  onRun: (text: string) => void
}

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
