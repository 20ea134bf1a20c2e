// The parts of a drawing: its frame, boxes and arrows. Lengths are units of the viewBox; diagrams.css has colours and type sizes.
import './diagrams.css'
import type { ReactNode } from 'react'
import { githubSlug } from 'tickwise'

interface DiagramProps {
  title: string
  caption: ReactNode
  /** The whole picture in words: a reader who cannot see it learns the same from here. */
  description: string
  /** 400 units wide, so that the smallest label is still legible on a phone. */
  viewBox: string
  children: ReactNode
}

/** The frame of every drawing: its name, its text alternative and its caption. */
export function Diagram({ title, caption, description, viewBox, children }: DiagramProps) {
  const id = `diagram-${githubSlug(title)}`
  return (
    <figure className="diagram">
      <svg role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`} viewBox={viewBox}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

export type Point = readonly [x: number, y: number]

/** What the reader should look at, data on its way, or something lost; without one a part is plain ink. */
type Tone = 'accent' | 'motion' | 'loss'

interface Area {
  x: number
  y: number
  width: number
  height: number
  tone?: Tone
}

/** A box, or the drum of a `disk`, around a centred name (a line feed breaks it) and a smaller note. */
export function Box({ name, note, ...area }: Area & { name: string; note?: string; shape?: Shape }) {
  const lines = [...name.split('\n'), ...(note ? [note] : [])]
  const firstBaseline = area.y + area.height / 2 + baselineShift - ((lines.length - 1) * lineHeight) / 2
  return (
    <>
      <Outline {...area} />
      {lines.map((line, index) => (
        <text
          key={line}
          className={line === note ? 'note' : 'name'}
          x={area.x + area.width / 2}
          y={firstBaseline + index * lineHeight}
        >
          {line}
        </text>
      ))}
    </>
  )
}

type Shape = 'disk'

/** The shape of a box without its words; drawn behind a box, it says that there are several. */
export function Outline({ x, y, width, height, tone, shape }: Area & { shape?: Shape }) {
  const className = tone ? `box ${tone}` : 'box'
  if (!shape) return <rect className={className} x={x} y={y} width={width} height={height} rx={6} />
  const lid = `a${width / 2} 7 0 0 1 ${width} 0`
  const drum = `M${x} ${y + 7}${lid}v${height - 14}a${width / 2} 7 0 0 1 -${width} 0z`
  return <path className={className} d={`${drum}M${x + width} ${y + 7}a${width / 2} 7 0 0 1 -${width} 0`} />
}

interface ArrowProps {
  from: Point
  via?: Point[]
  to: Point
  tone?: Tone
}

/** A line with rounded corners at `via` and a head at `to`. */
export function Arrow({ from, via = [], to, tone }: ArrowProps) {
  const corners = via.map((corner, index) => {
    const before = towards(corner, via[index - 1] ?? from, cornerRadius)
    const after = towards(corner, via[index + 1] ?? to, cornerRadius)
    return `L${before.join(' ')}Q${corner.join(' ')} ${after.join(' ')}`
  })
  const tail = via.at(-1) ?? from
  const neck = towards(to, tail, headLength)
  const [sideX, sideY] = [(to[1] - neck[1]) * headSpread, (neck[0] - to[0]) * headSpread]
  const head = `M${round(neck[0] + sideX)} ${round(neck[1] + sideY)}L${to.join(' ')}L${round(neck[0] - sideX)} ${round(neck[1] - sideY)}`
  return <path className={tone} d={`M${from.join(' ')}${corners.join('')}L${to.join(' ')}${head}`} />
}

const lineHeight = 18
const baselineShift = 5
const cornerRadius = 6
const headLength = 7
const headSpread = 0.6

/** The point that lies `distance` from `start` on the way to `end`. */
function towards([x, y]: Point, [endX, endY]: Point, distance: number): Point {
  const share = distance / Math.hypot(endX - x, endY - y)
  return [round(x + (endX - x) * share), round(y + (endY - y) * share)]
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}
