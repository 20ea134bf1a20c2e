import { Fragment } from 'react'
import type { MarkedText as Marked, Snippet } from '../../search-contract.ts'
import type { SearchOption } from '../state/start-lists.ts'

/** Text whose matching parts are `<mark>` elements. Markup in the text is shown as text. */
export function MarkedText({ text, marks }: Marked) {
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}

/** The snippet of a hit. An empty line reserves its space until it arrives, so that nothing moves then. */
export function HitSnippet({ snippet }: { snippet: Snippet | undefined }) {
  if (!snippet) return <span className="hit-snippet" />
  const { text, marks, isCode } = snippet
  const marked = <MarkedText text={text} marks={marks} />
  return <span className="hit-snippet">{isCode ? <code>{marked}</code> : marked}</span>
}

/** What an option of the start screen says. */
export function OptionWords({ option }: { option: SearchOption }) {
  switch (option.type) {
    case 'hit': {
      const { heading, title, breadcrumbs } = option.hit
      return (
        <span className="hit-words">
          <span className="hit-title">{heading ?? title}</span>
          <span className="hit-snippet">{[...breadcrumbs, ...(heading ? [title] : [])].join(' › ')}</span>
        </span>
      )
    }
    case 'page':
      return <span className="hit-words">{option.label}</span>
    case 'query':
      return <code className="hit-words">{option.query}</code>
    default:
      return option satisfies never
  }
}
