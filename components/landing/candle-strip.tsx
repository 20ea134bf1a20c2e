// A decorative row of candles, drawn from these opens and closes and hidden from screen readers. It is only on the home page, so it
// imports the styles of that page.
import './landing.css'

const prices = [
  12, 18, 14, 22, 27, 24, 30, 26, 20, 25, 32, 39, 35, 42, 37, 33, 40, 46, 43, 37, 30, 34, 41, 48, 45, 52, 49, 43, 47,
  55, 61, 57, 52, 56, 63, 60, 54, 48, 51, 58, 65, 62, 69, 66, 60, 64, 71, 77, 73, 68, 72, 79, 76, 70, 74, 82, 79, 85,
  80, 88,
]
const step = 20
const height = 98

export function CandleStrip() {
  const candles = prices.slice(1).map((close, index) => {
    const open = prices[index] ?? close
    const reach = 3 + ((index * 7) % 6)
    return { x: index * step + step / 2, isRise: close >= open, open, close, reach }
  })
  const bodies = (isRise: boolean) =>
    candles
      .filter(candle => candle.isRise === isRise)
      .map(({ x, open, close }) => `M${x - 4} ${height - Math.max(open, close)}h8v${Math.abs(close - open)}h-8z`)
      .join('')
  const wicks = candles
    .map(({ x, open, close, reach }) => {
      const top = height - Math.max(open, close) - reach
      return `M${x} ${top}V${height - Math.min(open, close) + reach}`
    })
    .join('')
  return (
    <svg
      className="candle-strip"
      viewBox={`0 0 ${candles.length * step} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="wicks" d={wicks} />
      <path className="rises" d={bodies(true)} />
      <path className="falls" d={bodies(false)} />
    </svg>
  )
}
