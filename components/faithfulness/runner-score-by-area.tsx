import { useSite } from 'tickwise'
import type { data } from '../data.ts'
import { getAreaName } from './area-names.ts'
import { formatCount, formatShare } from './format-count.ts'
import './runner-score.css'

/** The score as a table, the area with the most examples first. */
export function RunnerScoreByArea() {
  const { areas = [] } = useSite<typeof data>().data.runnerScore ?? {}
  if (areas.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group as around the tables of Markdown; a fieldset is for forms.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text the table is scrolled, also from the keyboard.
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Examples by area">
      <table className="runner-score">
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Same text</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(area => (
            <tr key={area.name}>
              <th scope="row">{getAreaName(area.name)}</th>
              <td>{formatCount(area)}</td>
              <td>{formatShare(area)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
