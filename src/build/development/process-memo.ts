import { createResultNamer } from '../../lib/fingerprint.ts'
import { type Memo, noMemo } from '../../lib/memo.ts'
import type { BuildMemo } from '../cache/build-memo.ts'

/** A memo for a process that reads a site after each edit. */
export interface ProcessMemo {
  memo: Memo
  /** To be called when the site has been read. Results that neither this nor the last reading used are forgotten. */
  endReading: () => void
}

/** Keeps results in memory. Those of the first reading come from `disk`, and are kept there for the next process. */
export function createProcessMemo(disk: BuildMemo | undefined): ProcessMemo {
  const nameResult = disk?.nameResult ?? createResultNamer()
  const { hashOf, assumeHash } = nameResult
  let onDisk = disk?.memo ?? noMemo
  let last = new Map<string, unknown>()
  let current = new Map<string, unknown>()

  const memo = <Result>(kind: string, inputs: readonly unknown[], make: () => Result): Result => {
    const key = nameResult(kind, inputs)
    if (key === undefined) return make()
    return (find(key) ? current.get(key) : set(key, onDisk(kind, inputs, make))) as Result
  }

  const recall = <Result>(kind: string, inputs: readonly unknown[], isCurrent = (_result: Result) => true) => {
    const key = nameResult(kind, inputs)
    if (key === undefined) return undefined
    if (!find(key)) {
      const kept = onDisk.recall(kind, inputs, isCurrent)
      return kept === undefined ? undefined : (set(key, kept) as Result)
    }
    const result = current.get(key) as Result
    return isCurrent(result) ? result : undefined
  }

  const keep: Memo['keep'] = (kind, inputs, result) => {
    const key = nameResult(kind, inputs)
    if (key !== undefined) set(key, result)
    onDisk.keep(kind, inputs, result)
  }

  const renew: Memo['renew'] = (kind, inputs) => {
    const key = nameResult(kind, inputs)
    if (key !== undefined && !find(key)) onDisk.renew(kind, inputs)
  }

  return {
    memo: Object.assign(memo, { recall, keep, renew, text: noMemo.text, hashOf, assumeHash }),
    endReading() {
      if (onDisk !== noMemo) disk?.save()
      onDisk = noMemo
      last = current
      current = new Map()
    },
  }

  /** Whether there is a result, which is then in `current`. */
  function find(key: string): boolean {
    if (!current.has(key) && last.has(key)) current.set(key, last.get(key))
    return current.has(key)
  }

  function set<Result>(key: string, result: Result): Result {
    current.set(key, result)
    return result
  }
}
