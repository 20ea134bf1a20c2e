import type { StartingPoint } from './starting-points.ts'

interface StartingPointListProps {
  points: readonly StartingPoint[]
  onChoose: (code: string) => void
}

/** Buttons that put a program into the editor. */
export function StartingPointList({ points, onChoose }: StartingPointListProps) {
  return (
    <section className="console-starts" aria-labelledby="starting-points">
      <h2 id="starting-points">Starting points</h2>
      <ul>
        {points.map(({ title, about, code }) => (
          <li key={title}>
            <button type="button" onClick={() => onChoose(code)}>
              <b>{title}</b>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
