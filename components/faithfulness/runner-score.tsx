import './runner-score.css'
import { Day, useSite } from 'tickwise'
import type { Count, data } from '../data.ts'

/** The score in three sentences. */
export function RunnerScore() {
  const { runnerScore } = useSite<typeof data>().data
  if (!runnerScore) return <p>No measurement has been published yet.</p>
  const { date, pages, effects, errorTexts } = runnerScore
  return (
    <p>
      On <Day date={date} /> the runner printed <strong>exactly the documented text</strong> for{' '}
      <strong>
        {formatCount(runnerScore)} examples ({formatShare(runnerScore)})
      </strong>
      , taken from {pages} pages of the documentation. Of the inputs that print nothing, such as definitions,{' '}
      {formatCount(effects)} ran without an error. An example of an error counts if its code agrees; in{' '}
      {formatCount(errorTexts)} of them the lines below the code agree too.
    </p>
  )
}

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

const withCommas = new Intl.NumberFormat('en-GB')

/** `1592, 1845` -> `1,592 of 1,845`. */
function formatCount({ passed, total }: Count): string {
  return `${withCommas.format(passed)} of ${withCommas.format(total)}`
}

/** The share in whole per cent, rounded down so that only a full score is `100%`. */
export function formatShare({ passed, total }: Count): string {
  return total === 0 ? '–' : `${Math.floor((100 * passed) / total)}%`
}

/** The areas of the documented examples, in words for readers. */
const names: Record<string, string> = {
  'apply-index-amend': 'Apply, index and amend',
  attributes: 'Attributes',
  'cast-tok-types': 'Types and casts',
  control: 'Control words',
  'dict-tables': 'Dictionaries and tables',
  'enumerations-links': 'Enumerations and links between tables',
  'errors-debug': 'Errors and debugging',
  'format-precision': 'Precision of printed numbers',
  'functional-parse-eval': 'Parse trees and functional queries',
  iterators: 'Iterators',
  joins: 'Joins',
  'kb (cookbook)': 'Recipes',
  'learn (tutorial pages)': 'Tutorials',
  'list-set-keywords': 'Keywords for lists and sets',
  'math-stats-keywords': 'Keywords for mathematics and statistics',
  namespaces: 'Namespaces',
  operators: 'Operators',
  other: 'Other keywords',
  'pattern-match(4.1)': 'Pattern matching',
  qsql: 'qSQL queries',
  'serialization-internal': 'Serialisation and internal functions',
  'strings-regex': 'Strings',
  'system-namespaces(.Q .h .j .z)': 'Namespaces of the system: .Q, .h, .j, .z',
  temporal: 'Dates and times',
  'text-io-in-memory': 'Reading and writing text',
  views: 'Views',
}

/** `dict-tables` -> `Dictionaries and tables`; an area without a name of its own keeps its code. */
export const getAreaName = (code: string): string => names[code] ?? code
