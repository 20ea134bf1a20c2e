import type { Doc, Post, SiteContent, Tag } from '../content/site-content.ts'
import { Day } from '../shell/day.tsx'
import { ConfiguredLink } from '../shell/link.tsx'
import { siteUrl } from '../site-address.ts'
import { TagsRow } from './tags-row.tsx'

/** What stands below a doc or post: its tags, how to mend it, when it was last changed, and its Markdown. */
export function PageFooter({ page, tags, site }: { page: Doc | Post; tags: Tag[]; site: SiteContent }) {
  const { editUrl, lastUpdated, lastUpdatedBy, url } = page
  const reportUrl = reportUrlOf(page, site)
  return (
    <footer className="page-footer">
      <TagsRow tags={tags} site={site} />
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
  const values: Record<string, string> = { '{title}': title, '{url}': siteUrl(config) + url }
  return config.reportUrl?.replace(/\{(?:title|url)\}/g, name => encodeURIComponent(values[name] ?? name))
}
