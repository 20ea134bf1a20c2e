/**
 * Returns what `make` returned in an earlier build for the same `inputs`, or else calls it. Inputs and results are plain data, as
 * in JSON. `kind` tells results apart whose inputs could be equal: `search-words`.
 */
export type Memo = <Result>(kind: string, inputs: readonly unknown[], make: () => Result) => Result

/** Remembers nothing. */
export const noMemo: Memo = (_kind, _inputs, make) => make()

/** A text that is made only if something reads it. Texts with the same `key` are the same. */
export interface LazyText {
  key: string
  read: () => string
}
