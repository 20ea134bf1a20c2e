import { copyWithFeedback } from '../../browser/copy-with-feedback.ts'
import { encodeProgram } from './encode-program.ts'
import { writeScript } from './write-script.ts'

/** Copies a link to what is in the editor, or else to the inputs of the session. */
export async function copyProgramLink(
  button: Element,
  typed: string,
  inputs: readonly string[],
  onMessage: (message: string) => void,
) {
  const program = typed.trim() === '' ? writeScript(inputs) : typed
  if (program === '') return onMessage('There is nothing to share: type a program first.')
  const link = createLink(program)
  const result = await copyWithFeedback(button, link)
  if (result === 'Copied')
    onMessage('Whoever opens the link finds the program in the editor. It runs only when they press Run.')
  if (result === 'Copying failed')
    onMessage(
      await link.then(
        () => 'The link could not be copied: the browser does not allow it here. Save the program as a file instead.',
        () => 'This program is too long for a link, which holds about 8,000 characters. Save it as a file instead.',
      ),
    )
}

/** Rejects if the program is too long. */
async function createLink(program: string): Promise<Blob> {
  const hash = await encodeProgram(program)
  if (hash === undefined) throw new RangeError('the program is too long for a link')
  return new Blob([location.origin + location.pathname + hash], { type: 'text/plain' })
}
