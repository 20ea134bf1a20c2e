// A row of candles, drawn from these opens and closes; it says nothing and is hidden from screen readers.
const prices = [
  14, 24, 18, 30, 40, 34, 46, 38, 28, 36, 50, 62, 56, 68, 58, 52, 64, 74, 70, 60, 46, 54, 66, 78, 88, 82, 72, 80, 94,
]
const step = 20
const height = 106

export function CandleStrip() {
  const candles = prices.slice(1).map((close, index) => {
    const open = prices[index] ?? close
    const reach = 3 + ((index * 7) % 6)
    return { x: index * step + step / 2, isRise: close >= open, open, close, reach }
  })
  const bodies = (isRise: boolean) =>
    candles
      .filter(candle => candle.isRise === isRise)
      .map(({ x, open, close }) => `M${x - 6} ${height - Math.max(open, close)}h12v${Math.abs(close - open)}h-12z`)
      .join('')
  const wicks = candles
    .map(({ x, open, close, reach }) => {
      const top = height - Math.max(open, close) - reach
      return `M${x} ${top}V${height - Math.min(open, close) + reach}`
    })
    .join('')
  return (
    <svg className="candle-strip" viewBox={`0 0 ${candles.length * step} ${height}`} aria-hidden="true">
      <path className="wicks" d={wicks} />
      <path className="rises" d={bodies(true)} />
      <path className="falls" d={bodies(false)} />
    </svg>
  )
}
