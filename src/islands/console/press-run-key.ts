import type { QEditor } from '../../widgets/q-editor/create-q-editor.client.ts'

/** Runs what is in the editor, as Ctrl+Enter does, so that there is one way to run. */
export function pressRunKey({ input }: QEditor) {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, cancelable: true }))
}
