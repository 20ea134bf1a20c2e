import type { QEditor } from '../editor/create-q-editor.client.ts'

/** Runs what is in the editor, as Ctrl+Enter does, so that all runs go through the same code. */
export function pressRunKey({ input }: QEditor) {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, cancelable: true }))
}
