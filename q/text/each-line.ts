const lineFeed = 10
const carriageReturn = 13
const quote = 34

/** Told where a part of some bytes, such as a line or a field, begins and ends. */
export type ReadPart = (bytes: Uint8Array, start: number, end: number) => void

/** Reads lines that end with `\n` or `\r\n`. With `keepsBreaks` a line with an odd number of quotes goes on in the next. */
export function eachLine(bytes: Uint8Array, keepsBreaks: boolean, read: ReadPart): void {
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = endOfLine(bytes, start)
    let isOpen = keepsBreaks && hasOpenQuote(bytes, start, end)
    while (isOpen && end < bytes.length) {
      const next = endOfLine(bytes, end + 1)
      isOpen = !hasOpenQuote(bytes, end + 1, next)
      end = next
    }
    read(bytes, start, end > start && bytes[end - 1] === carriageReturn ? end - 1 : end)
  }
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(lineFeed, start)
  return end < 0 ? bytes.length : end
}

/** Whether the number of quotes is odd. */
function hasOpenQuote(bytes: Uint8Array, start: number, end: number): boolean {
  let isOpen = false
  for (let i = start; i < end; i++) if (bytes[i] === quote) isOpen = !isOpen
  return isOpen
}
