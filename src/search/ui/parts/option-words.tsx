import type { SearchOption } from '../state/start-lists.ts'

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
