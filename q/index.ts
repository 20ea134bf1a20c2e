// The public interface of the interpreter. Code outside of q imports nothing else, but for the words in language.ts.
import type { Library } from './context/session.ts'

export type { ColourKind, ColourToken } from './colour/colour-code.ts'
export { colourCode } from './colour/colour-code.ts'
export { type Files, numberComputer, resolvePath } from './context/files.ts'
export { MemoryFiles } from './context/memory-files.ts'
export type { Library } from './context/session.ts'
export type { Address } from './processes/addresses.ts'
export type { ComputerProcess, PrintedText } from './processes/computer-process.ts'
export type { Machine, MachineOptions } from './processes/create-machine.ts'
export { type HttpRequest, protocolVersion, type SocketEvent, type Sockets } from './processes/sockets.ts'
export type { QSession, SessionOptions } from './session/create-session.ts'
export { createSession, readComputerClock } from './session/create-session.ts'
export { maxInputMs } from './session/limits.ts'
export type { PartsNeeded } from './session/parts-needed.ts'
export type { Output } from './session/run-input.ts'
export { isInputComplete, splitScript } from './syntax/script.ts'
export { type ErrorKind, signal } from './values/errors.ts'
export { countOperations } from './values/meter.ts'
export type { Value } from './values/value.ts'

/** Loads the functions of `.h`, `.j` and `.Q`, files and rarely used verbs, a separate script that few pages need. */
export const loadLibrary = async () => (await import('./library.ts')).library

/** Loads the library with what is added to it when it is needed: files are compressed, too. */
export async function loadWholeLibrary(): Promise<Library> {
  const [{ library }, { withCompression }] = await Promise.all([import('./library.ts'), import('./compression.ts')])
  return withCompression(library)
}

/** Loads what a command line needs: a process with the files and the network of a computer. */
export const loadComputerProcess = () => import('./processes/computer-process.ts')

/** Loads the simulated machine for several q processes, also a separate script. */
export const loadMachine = async () => (await import('./processes/create-machine.ts')).createMachine
