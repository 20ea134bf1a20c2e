import { Fragment } from 'react'
import type { MarkedText, Snippet } from '../../search/search-provider.ts'

/** Text with the parts that match marked. It is text all the way: markup in it is shown, not read. */
export function Marked({ text, marks }: MarkedText) {
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

/** A piece of a section; code looks as it does on the page. Its room is there before it is, so that nothing moves. */
export function HitSnippet({ snippet }: { snippet: Snippet | undefined }) {
  if (!snippet) return <span className="hit-snippet" />
  const { text, marks, isCode } = snippet
  const marked = <Marked text={text} marks={marks} />
  return <span className="hit-snippet">{isCode ? <code>{marked}</code> : marked}</span>
}
