import { deserialize, serialize } from 'node:v8'
import { createFingerprint, UnknownContent } from '../../lib/fingerprint.ts'
import { type Memo, noMemo } from '../../lib/memo.ts'
import { ResultStore } from './result-store.ts'

/** What the memo of one build did: how many results were made, and how many an earlier build had made, by kind. */
export type MemoCounts = ReadonlyMap<string, { made: number; reused: number }>

export interface BuildMemo {
  memo: Memo
  counts: MemoCounts
  /** Hands the results of this build to later ones. */
  save: () => void
}

/** A memo that keeps results in `folder`. `version` changes with the code that makes them. */
export function openBuildMemo(folder: string, version: string): BuildMemo {
  // Node's versions of Unicode and of its serializer decide on results too.
  const { v8, icu, unicode } = process.versions
  const store = new ResultStore(folder, 'results', [version, v8, icu, unicode].join())
  const fingerprint = createFingerprint()
  const counts = new Map<string, { made: number; reused: number }>()
  const count = (kind: string, how: 'made' | 'reused') => {
    const counted = counts.get(kind) ?? { made: 0, reused: 0 }
    counted[how]++
    counts.set(kind, counted)
  }

  const memo = <Result>(kind: string, inputs: readonly unknown[], make: () => Result): Result => {
    const key = createKey(kind, inputs)
    const kept = key === undefined ? undefined : store.read(key)
    count(kind, kept ? 'reused' : 'made')
    if (kept) return deserialize(kept) as Result
    const result = make()
    if (key !== undefined) store.write(key, serialize(result))
    return result
  }
  return { memo: Object.assign(memo, { text: noMemo.text }), counts, save: () => store.save() }

  function createKey(kind: string, inputs: readonly unknown[]): string | undefined {
    try {
      return `${kind} ${fingerprint(inputs)}`
    } catch (error) {
      if (error instanceof UnknownContent) return undefined
      throw error
    }
  }
}
