import { createHash } from 'node:crypto'

const candles = 23
const step = 20
const height = 120
const bodyWidth = 10

/** Size in pixels of what `drawCandleRow` draws. */
export const candleRowSize = { width: candles * step, height }

/** A row of candlesticks as SVG. Its shape follows from a hash of the address, so each page has its own, the same in every build. */
export function drawCandleRow(address: string, { rise, fall }: { rise: string; fall: string }): string {
  const hashBytes = createHash('sha256').update(address).digest()
  const moves = Array.from({ length: candles }, (_, index) => (hashBytes[index] ?? 0) % 41)
  // Moves are -14 to 26, so prices mostly rise and the row leads up to the mark.
  const prices = [0]
  for (const move of moves) prices.push((prices.at(-1) ?? 0) + move - 14)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const wick = 10
  const place = (price: number) => Math.round(height - wick - ((price - low) / (high - low)) * (height - 2 * wick))
  const rows = moves.map((move, index) => {
    const [open, close] = [place(prices[index] ?? 0), place(prices[index + 1] ?? 0)]
    const [top, bottom] = [Math.min(open, close), Math.max(open, close) + 2]
    const x = index * step + step / 2
    const reach = 3 + (move % (wick - 3))
    const d = `M${x - 1} ${top - reach}h2v${bottom - top + 2 * reach}h-2zM${x - bodyWidth / 2} ${top}h${bodyWidth}v${bottom - top}h-${bodyWidth}z`
    return `<path d="${d}" fill="${close <= open ? rise : fall}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${candleRowSize.width}" height="${height}">${rows.join('')}</svg>`
}
