import { deserialize, serialize } from 'node:v8'
import { createFingerprint } from '../../src/lib/fingerprint.ts'
import type { LazyText, Memo } from '../../src/lib/memo.ts'

/** A memo that keeps results as bytes, as that of a build does. `made` lists the kinds of the results that it did not know. */
export function createMemoForTest(): { memo: Memo; made: string[] } {
  const made: string[] = []
  const kept = new Map<string, Buffer>()
  const fingerprint = createFingerprint()
  const remember = <Result>(key: string, kind: string, make: () => Result): Result => {
    const bytes = kept.get(key)
    if (bytes) return deserialize(bytes) as Result
    const result = make()
    made.push(kind)
    kept.set(key, serialize(result))
    return result
  }
  const memo = <Result>(kind: string, inputs: readonly unknown[], make: () => Result): Result =>
    remember(fingerprint([kind, inputs]), kind, make)
  const text = (kind: string, inputs: readonly unknown[], make: () => string): LazyText => {
    const key = fingerprint([kind, inputs])
    return { key, read: () => remember(key, kind, make) }
  }
  return { memo: Object.assign(memo, { text }), made }
}

/** The text of a file that may be made only now. */
export function readText(text: string | LazyText): string {
  return typeof text === 'string' ? text : text.read()
}
