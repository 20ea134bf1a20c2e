import { useEffect } from 'react'
import { copyWithFeedback } from '../../browser/buttons.ts'
import type { QEditor } from '../editor/q-editor.client.ts'
import { describeMissingScript } from '../worker/missing-script.ts'
import { readDraft, storeInput } from './prompt-records.ts'
import type { SharedProgram } from './shared-program.ts'

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

const damaged = 'The program in this link is damaged or could not be loaded. Reload the page.'

/** The hash that was read last. It is not read again, so the reader's changes survive a visit to another page and a reload. */
let lastHash: unknown

/** Calls `onShared` with the program in the hash of the address, now and when the hash changes, until the result is called. */
export function watchSharedProgram(onShared: (shared: Exclude<SharedProgram, { kind: 'none' }>) => void): () => void {
  const watch = new AbortController()
  const read = async () => {
    const { hash } = location
    lastHash ??= readDraft().hash
    if (hash === lastHash) return
    const shared = await readProgram(hash)
    // While the program was decoded, the reader may have left the page or opened another link.
    if (watch.signal.aborted || location.hash !== hash || hash === lastHash) return
    lastHash = hash
    if (shared.kind !== 'none') onShared(shared)
  }
  read()
  addEventListener('hashchange', read, { signal: watch.signal })
  return () => watch.abort()
}

/** Most readers come without a program, so what decodes one is fetched only for the others. */
const readProgram = async (hash: string): Promise<SharedProgram> =>
  hash === ''
    ? { kind: 'none' }
    : import('./shared-program.ts').then(
        ({ decodeProgram }) => decodeProgram(hash),
        () => ({ kind: 'damaged' }),
      )

/** Copies a link to what is in the editor, or else to the inputs of the session. */
export async function copyProgramLink(
  button: Element,
  typed: string,
  inputs: readonly string[],
  onMessage: (message: string) => void,
) {
  const isTyped = typed.trim() !== ''
  if (!isTyped && inputs.length === 0) return onMessage('There is nothing to share: type a program first.')
  // Browsers copy only what they are given during the press; that may be a promise, which waits for the script that makes links.
  const script = import('./shared-program.ts')
  const link = script.then(({ createProgramLink }) => createProgramLink(isTyped ? typed : inputs))
  const result = await copyWithFeedback(button, link)
  if (result === undefined) return
  await script.then(
    async ({ describeCopying }) => onMessage(await describeCopying(result, link)),
    () => sayThatScriptIsMissing(onMessage),
  )
}

export const sayThatScriptIsMissing = async (onMessage: (message: string) => void) =>
  onMessage((await describeMissingScript()).text)
