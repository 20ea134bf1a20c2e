// A decorative row of candles, drawn from these opens and closes and hidden from screen readers; the last one is the logo.
import './candle-strip.css'

const prices = [
  32, 60, 44, 72, 92, 68, 52, 80, 104, 88, 60, 84, 112, 128, 104, 84, 112, 96, 72, 96, 128, 152, 128, 108, 136,
]
const step = 52
const height = 214
/** The logo (static/img/logo.svg) has a line of 9 and a body of 44, with its edge; here they are 6 and 30. */
const bodyWidth = 24

export function CandleStrip() {
  const candles = prices.slice(1).map((close, index) => {
    const open = prices[index] ?? close
    const reach = 8 + ((index * 7) % 3) * 4
    return { x: index * step + step / 2, isRise: close >= open, open, close, reach }
  })
  const draw = (isRise: boolean) =>
    candles
      .filter(candle => candle.isRise === isRise)
      .map(({ x, open, close, reach }) => drawCandle(x, height - Math.max(open, close), Math.abs(close - open), reach))
      .join('')
  const end = candles.length * step + step / 2
  return (
    <svg
      className="candle-strip"
      viewBox={`0 0 ${end + step / 2} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d={draw(true)} />
      <path d={draw(false)} />
      <path d={drawCandle(end, 30, 44, 24)} />
    </svg>
  )
}

/** A body with a wick that reaches out at both of its ends. */
function drawCandle(x: number, top: number, size: number, reach: number): string {
  return `M${x} ${top - reach}v${size + 2 * reach}m${-bodyWidth / 2}-${reach}v-${size}h${bodyWidth}v${size}z`
}
