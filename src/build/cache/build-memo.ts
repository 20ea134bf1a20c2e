import { deserialize, serialize } from 'node:v8'
import { createResultNamer, type ResultNamer } from '../../lib/fingerprint.ts'
import { createLazyText, type Memo } from '../../lib/memo.ts'
import { ResultStore } from '../../lib/result-store.ts'

export interface BuildMemo {
  memo: Memo
  /** Names the results, for another memo with the same inputs. */
  nameResult: ResultNamer
  /** How many results of a kind an earlier build had made, and how many it had not. */
  count: (kind: string) => { made: number; reused: number }
  /** Hands the results so far to later builds. */
  save: () => void
}

/**
 * A memo that keeps results in `folder`. `version` changes with the code that makes them. Memos with the same inputs share
 * `nameResult`, which looks at each input once.
 */
export function openBuildMemo(folder: string, version: string, nameResult = createResultNamer()): BuildMemo {
  // Results depend on Node's version of Unicode too, and their format on that of V8.
  const { v8, icu, unicode } = process.versions
  const store = new ResultStore(folder, 'results', [version, v8, icu, unicode].join())
  const counts = new Map<string, { made: number; reused: number }>()

  const memo = <Result>(kind: string, inputs: readonly unknown[], make: () => Result): Result => {
    const key = nameResult(kind, inputs)
    const kept = recallKey<Result>(kind, key)
    if (kept) return kept.result
    const result = make()
    if (key !== undefined) store.write(key, serialize(result))
    return result
  }

  const recall: Memo['recall'] = (kind, inputs, isCurrent = () => true) =>
    recallKey(kind, nameResult(kind, inputs), isCurrent)?.result

  const keep: Memo['keep'] = (kind, inputs, result) => {
    const key = nameResult(kind, inputs)
    if (key !== undefined) store.write(key, serialize(result))
  }

  const renew: Memo['renew'] = (kind, inputs) => {
    const key = nameResult(kind, inputs)
    if (key !== undefined) store.has(key)
  }

  const text: Memo['text'] = (kind, inputs, make, { isKept } = { isKept: true }) => {
    const key = nameResult(kind, inputs)
    if (!isKept) return createLazyText(key, make)
    count(kind)[key !== undefined && store.has(key) ? 'reused' : 'made']++
    if (key === undefined) return createLazyText(key, make)
    return createLazyText(key, () => {
      const kept = store.read(key)?.toString()
      if (kept !== undefined) return kept
      const made = make()
      store.write(key, Buffer.from(made))
      return made
    })
  }
  const { hashOf, assumeHash } = nameResult
  return {
    memo: Object.assign(memo, { recall, keep, renew, text, hashOf, assumeHash }),
    nameResult,
    count,
    save: () => store.save(),
  }

  function recallKey<Result>(kind: string, key: string | undefined, isCurrent = (_result: Result) => true) {
    const bytes = key === undefined ? undefined : store.read(key)
    const result = bytes && (deserialize(bytes) as Result)
    const isReused = bytes !== undefined && isCurrent(result as Result)
    count(kind)[isReused ? 'reused' : 'made']++
    return isReused ? { result: result as Result } : undefined
  }

  function count(kind: string) {
    const counted = counts.get(kind) ?? { made: 0, reused: 0 }
    counts.set(kind, counted)
    return counted
  }
}
