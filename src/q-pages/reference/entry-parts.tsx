// What the page of a name in the reference shows around its text.

import type { CallForm } from '../../content/reference/read-reference.ts'
import { needStyles } from '../../use-site.ts'
import type { TypeTable } from './describe-entry.ts'

/** The ways to write a name, each with what it does. */
export function Forms({ forms }: { forms: CallForm[] }) {
  if (forms.length === 0) return null
  return (
    <dl className="forms">
      {forms.map(({ form, does }) => (
        <div key={form + does}>
          <dt>
            <code>{form}</code>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The letters of types, as `.Q.ty` gives them. */
export function Types({ letters, rows }: TypeTable) {
  const isUnary = rows.length === 1
  needStyles('rich')
  return (
    <details className="types">
      <summary>{isUnary ? 'Types of argument and result' : 'Types of arguments and result'}</summary>
      <p>
        {isUnary
          ? 'The letter of the type of x, and below it that of the result.'
          : 'The letter of the type of x on the left, that of y above, that of the result where they meet.'}{' '}
        A dot stands for an error.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a field set holds fields. */}
      <div className="table-scroll" tabIndex={0} role="group" aria-label="Table">
        <table>
          <thead>
            <tr>
              <th scope="col">{isUnary ? 'x' : 'x, y'}</th>
              {letters.map(letter => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={isUnary ? 'result' : letters[index]}>
                <th scope="row">{isUnary ? 'result' : letters[index]}</th>
                {row.map((letter, column) => (
                  <td key={letters[column]}>{letter}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

export interface Link {
  label: string
  url: string
}

export interface RelativesProps {
  /** Other names. */
  related: Link[]
  /** Pages of the site that teach the name. */
  lessons: Link[]
  /** Where the manual of the language describes it. */
  manual: Link | undefined
}

/** Where to read on. */
export function Relatives({ related, lessons, manual }: RelativesProps) {
  return (
    <dl className="relatives">
      {related.length > 0 && (
        <div>
          <dt>See also</dt>
          <dd>
            {related.map(({ label, url }) => (
              <a key={label} href={url}>
                <code>{label}</code>
              </a>
            ))}
          </dd>
        </div>
      )}
      {lessons.length > 0 && (
        <div>
          <dt>Taught in</dt>
          <dd>
            {lessons.map(({ label, url }) => (
              <a key={url} href={url}>
                {label}
              </a>
            ))}
          </dd>
        </div>
      )}
      {manual && (
        <div>
          <dt>Manual</dt>
          <dd>
            <a href={manual.url}>{manual.label}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
