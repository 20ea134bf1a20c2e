import type { MarkdownPage } from '../content/site-content.ts'
import { TableOfContents } from '../shell/table-of-contents.tsx'
import { VisibilityNote } from './visibility-note.tsx'

/** A standalone page written in Markdown or MDX. */
export function StandalonePage({ page }: { page: MarkdownPage }) {
  return (
    <main id="main" className={page.wrapperClassName ?? 'single'}>
      <VisibilityNote page={page} />
      <article>
        {page.shownTitle !== undefined && <h1>{page.shownTitle}</h1>}
        <TableOfContents headings={page.headings} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
      </article>
    </main>
  )
}
