/**
 * Returns what `make` returned in an earlier build for the same `inputs`, or else calls it. Inputs and results are data; results
 * may contain maps, sets, dates and typed arrays. Inputs whose content cannot be known are never recognised. `kind` tells results
 * apart whose inputs could be equal: `search-words`.
 */
export interface Memo {
  <Result>(kind: string, inputs: readonly unknown[], make: () => Result): Result
  /** The same for a text that may not be needed. */
  text: (kind: string, inputs: readonly unknown[], make: () => string) => LazyText
}

/** A text that is made only if something reads it. Texts with the same `key` are the same; without one, nothing is known. */
export interface LazyText {
  key: string | undefined
  read: () => string
}

/** Remembers nothing. */
export const noMemo: Memo = Object.assign(
  <Result>(_kind: string, _inputs: readonly unknown[], make: () => Result) => make(),
  {
    text: (_kind: string, _inputs: readonly unknown[], make: () => string): LazyText => ({
      key: undefined,
      read: make,
    }),
  },
)
