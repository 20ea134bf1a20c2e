import { deserialize, serialize } from 'node:v8'
import { createResultNamer } from '../../src/lib/fingerprint.ts'
import type { Memo } from '../../src/lib/memo.ts'

/** A memo in memory that keeps results as a build does, as bytes. `made` names the kind of each result that was made. */
export function createMemoForTest(): { memo: Memo; made: string[] } {
  const made: string[] = []
  const kept = new Map<string, Buffer>()
  const nameResult = createResultNamer()
  const memo = <Result>(kind: string, inputs: readonly unknown[], make: () => Result): Result => {
    const known = recall<Result>(kind, inputs)
    if (known !== undefined) return known
    const result = make()
    keep(kind, inputs, result)
    return result
  }
  const recall = <Result>(kind: string, inputs: readonly unknown[], isCurrent = (_result: Result) => true) => {
    const bytes = kept.get(nameResult(kind, inputs) ?? '')
    const result = bytes && (deserialize(bytes) as Result)
    return result !== undefined && isCurrent(result) ? result : undefined
  }
  const keep = (kind: string, inputs: readonly unknown[], result: unknown) => {
    made.push(kind)
    const key = nameResult(kind, inputs)
    if (key !== undefined) kept.set(key, serialize(result))
  }
  const text = (kind: string, inputs: readonly unknown[], make: () => string) => ({
    key: nameResult(kind, inputs),
    read: () => memo(kind, inputs, make),
  })
  const { hashOf, assumeHash } = nameResult
  return { memo: Object.assign(memo, { recall, keep, renew: () => {}, text, hashOf, assumeHash }), made }
}
