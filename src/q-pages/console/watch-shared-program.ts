import { readDraft } from './console-draft.ts'
import type { SharedProgram } from './shared-program.ts'

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
