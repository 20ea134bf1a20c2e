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
  )
}
