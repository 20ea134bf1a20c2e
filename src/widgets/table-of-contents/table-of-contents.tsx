import type { HeadingNode } from '../../content/markdown/headings.ts'

/**
 * The class of an article that has a table of contents. With `:has(> .table-of-contents)` in its place, browsers would match
 * all of the article against the stylesheets again whenever something is added to it.
 */
export function getContentsClass(headings: HeadingNode[]): string | undefined {
  return headings.length > 0 ? 'has-contents' : undefined
}

export function TableOfContents({ headings }: { headings: HeadingNode[] }) {
  if (headings.length === 0) return null
  return (
    <details className="table-of-contents">
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <Headings headings={headings} />
      </nav>
    </details>
  )
}

function Headings({ headings }: { headings: HeadingNode[] }) {
  return (
    <ul>
      {headings.map(heading => (
        <li key={heading.id}>
          <a href={`#${heading.id}`} dangerouslySetInnerHTML={{ __html: heading.html }} />
          {heading.children.length > 0 && <Headings headings={heading.children} />}
        </li>
      ))}
    </ul>
  )
}
