const quote = 34

/** The bytes in quotes, with each quote in them doubled: `say "x"` becomes `"say ""x"""`. */
export function quoteBytes(bytes: Uint8Array): Uint8Array {
  const doubled = Array.from(bytes).flatMap(byte => (byte === quote ? [quote, quote] : [byte]))
  return Uint8Array.from([quote, ...doubled, quote])
}

/** Whether there is a quote among the bytes. */
export const hasQuote = (bytes: Uint8Array): boolean => bytes.includes(quote)
