import type { Doc, Post, SiteContent, Tag } from '../../content/site-content.ts'
import { getSiteUrl } from '../../urls/site-url.ts'
import { ConfiguredLink } from '../configured-link/configured-link.tsx'
import { Day } from '../post-byline/post-byline.tsx'
import { PageTags } from '../tags/tags.tsx'

/** The end of a doc or post: its tags, links to edit or report it, the day of its last change, and its Markdown. */
export function PageFooter({ page, tags, site }: { page: Doc | Post; tags: Tag[]; site: SiteContent }) {
  const { editUrl, lastUpdated, lastUpdatedBy, url } = page
  const reportUrl = reportUrlOf(page, site)
  return (
    <footer className="page-footer">
      <PageTags tags={tags} site={site} />
      <div className="page-links">
        {editUrl && <ConfiguredLink link={{ label: 'Edit this page', href: editUrl }} />}
        {reportUrl && <ConfiguredLink link={{ label: 'Report a problem with this page', href: reportUrl }} />}
        {(lastUpdated || lastUpdatedBy) && (
          <p className="last-updated">
            Last updated
            {lastUpdated && (
              <>
                {' on '}
                <Day date={lastUpdated} />
              </>
            )}
            {lastUpdatedBy && ` by ${lastUpdatedBy}`}
          </p>
        )}
        <a href={`${url}.md`}>View as Markdown</a>
        <button type="button" className="copy-page" data-source={`${url}.md`}>
          Copy page as Markdown
        </button>
      </div>
    </footer>
  )
}

function reportUrlOf({ title, url }: Doc | Post, { config }: SiteContent): string | undefined {
  const values: Record<string, string> = { '{title}': title, '{url}': getSiteUrl(config) + url }
  return config.reportUrl?.replace(/\{(?:title|url)\}/g, name => encodeURIComponent(values[name] ?? name))
}
