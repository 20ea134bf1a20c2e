import { copyWithFeedback } from '../../browser/buttons.ts'
import { describeMissingScript } from '../block/missing-script.ts'

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
