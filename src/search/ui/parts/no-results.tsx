import type { ReactNode } from 'react'
import { buildSearchAddress } from '../state/search-address.ts'

export const noResultsMessages = {
  dialog: (query: string) => `No results for "${query}"`,
  /** What screen readers say. Some would read out quotation marks. */
  announcement: (query: string) => `No results for ${query}`,
  page: 'No results were found',
}

interface NoResultsProps {
  title: ReactNode
  query: string
  suggestions: string[]
  /** Template of the address where readers report missing results. Without one the link is not shown. */
  reportUrl: string | undefined
  onSuggestion: (query: string) => void
}

export function NoResults({ title, query, suggestions, reportUrl, onSuggestion }: NoResultsProps) {
  return (
    <div className="search-message">
      <p className="search-title">{title}</p>
      <Suggestions suggestions={suggestions} onSuggestion={onSuggestion} />
      {reportUrl && (
        <p>
          Believe this query should return results?{' '}
          <a href={buildReportLink(reportUrl, query)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </div>
  )
}

/** Buttons for other queries worth trying. */
export function Suggestions({ suggestions, onSuggestion }: Pick<NoResultsProps, 'suggestions' | 'onSuggestion'>) {
  if (suggestions.length === 0) return null
  return (
    <div className="search-suggestions">
      <p>Try searching for</p>
      <ul>
        {suggestions.map(suggestion => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The address where readers report that a query should have had results. `template` is `reportUrl` of the configuration:
 * `https://x.example/new?title={title}` -> `https://x.example/new?title=No%20results%20for%20%22fby%22`.
 */
function buildReportLink(template: string, query: string): string {
  const values: Record<string, string> = {
    query,
    title: `No results for "${query}"`,
    url: new URL(buildSearchAddress(query), location.href).href,
  }
  return template.replace(/\{(query|title|url)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
