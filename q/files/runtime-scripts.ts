import { signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { symbol } from '../values/construct.ts'
import type { Value } from '../values/value.ts'

/** `\_ f.q` writes the script to `f.q_`, scrambled: its functions run, but their code is not displayed. Gives the new name. */
export function writeRuntimeScript({ files }: Session, path: string): Value {
  const bytes = files.readFile(path) ?? signalMissing(path)
  files.writeFile(`${path}_`, scramble(bytes))
  return symbol(`${path}_`)
}

/** Makes bytes unreadable at a glance, and readable again if they are. It is no encryption. */
export const scramble = (bytes: Uint8Array): Uint8Array => bytes.map((byte, i) => byte ^ (i * 167 + 93))
