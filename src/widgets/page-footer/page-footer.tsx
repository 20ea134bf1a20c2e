import type { ComponentProps, ReactNode } from 'react'
import type { Doc, Post, SiteContent } from '../../content/site-content.ts'
import { getSiteUrl } from '../../urls/site-url.ts'
import { ConfiguredLink } from '../configured-link/configured-link.tsx'
import { Day } from '../post-byline/post-byline.tsx'
import { listPageTags, PageTags } from '../tags/tags.tsx'

type PageFooterProps = Pick<Doc | Post, 'url' | 'editUrl' | 'lastUpdated' | 'lastUpdatedBy'> &
  ComponentProps<typeof PageTags> & { reportUrl: string | undefined }

/**
 * The end of a doc or post: a note about all of it (`children`), its tags, links to edit or report it, the day of its last change,
 * and its Markdown.
 */
export function PageFooter({ children, ...props }: PageFooterProps & { children?: ReactNode }) {
  const { url, tags, editUrl, reportUrl, lastUpdated, lastUpdatedBy } = props
  return (
    <footer className="page-footer">
      {children}
      <PageTags tags={tags} />
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

/** What a page shows at its end. An unlisted post shows no tags. */
export function describePageEnd(page: Doc | Post, site: SiteContent): PageFooterProps {
  const { url, editUrl, lastUpdated, lastUpdatedBy } = page
  const tags = 'date' in page && page.isUnlisted ? [] : listPageTags(page.tags, site)
  return { url, tags, editUrl, reportUrl: createReportUrl(page, site), lastUpdated, lastUpdatedBy }
}

function createReportUrl({ title, url }: Doc | Post, { config }: SiteContent): string | undefined {
  const values: Record<string, string> = { '{title}': title, '{url}': getSiteUrl(config) + url }
  return config.reportUrl?.replace(/\{(?:title|url)\}/g, name => encodeURIComponent(values[name] ?? name))
}
