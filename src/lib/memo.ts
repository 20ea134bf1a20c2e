/**
 * Remembers results from build to build. Inputs and results are data, and results may contain maps, sets, dates and typed arrays; inputs whose
 * content cannot be known are never recognised. `kind` tells results apart whose inputs could be equal: `HTML for feeds`.
 */
export interface Memo {
  /** Returns what `make` returned in an earlier build for the same `inputs`, or else calls it. */
  <Result>(kind: string, inputs: readonly unknown[], make: () => Result): Result
  /** What was kept for the same `inputs`; undefined if there is nothing, or nothing that `isCurrent` accepts. */
  recall: <Result>(
    kind: string,
    inputs: readonly unknown[],
    isCurrent?: (result: Result) => boolean,
  ) => Result | undefined
  keep: (kind: string, inputs: readonly unknown[], result: unknown) => void
  /** Counts a result as used that is not read, so that it is still there for a later build. */
  renew: (kind: string, inputs: readonly unknown[]) => void
  /** A text that is made only if it is read. A text that is soon made need not be kept. */
  text: (kind: string, inputs: readonly unknown[], make: () => string, options?: { isKept: boolean }) => LazyText
  /** The hash of a long text that other results are made from, to be kept with the text. */
  hashOf: (text: string) => string
  /** Takes over a hash that was kept with its text. Where nothing has changed, hashing would be much of the work. */
  assumeHash: (text: string, hash: string) => void
}

/** Texts with the same `key` are the same; without one, nothing is known before the text is read. */
export interface LazyText {
  key: string | undefined
  read: () => string
}

/** A text that `make` makes when it is read for the first time. */
export function createLazyText(key: string | undefined, make: () => string): LazyText {
  let text: string | undefined
  return {
    key,
    read() {
      text ??= make()
      return text
    },
  }
}

export function readText(text: string | LazyText): string {
  return typeof text === 'string' ? text : text.read()
}

/** Stands for a text among the inputs of a result, so that it need not be made to know that it is the same. */
export function identifyText(text: string | LazyText): string | { key: string } {
  return typeof text === 'string' || text.key === undefined ? readText(text) : { key: text.key }
}

/** Remembers nothing. */
export const noMemo: Memo = Object.assign(
  <Result>(_kind: string, _inputs: readonly unknown[], make: () => Result) => make(),
  {
    recall: () => undefined,
    keep: () => {},
    renew: () => {},
    text: (_kind: string, _inputs: readonly unknown[], make: () => string) => createLazyText(undefined, make),
    hashOf: () => '',
    assumeHash: () => {},
  },
)
