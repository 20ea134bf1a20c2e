import type { HeadLink } from '../outputs/head-links.ts'
import type { PageStyle } from '../pages/page-styles.ts'
import type { PageSearch } from '../search/page-search.ts'
import { basePathOf } from '../site-address.ts'
import type { Analytics, SiteConfig } from '../site-config.ts'
import { AnnouncementBar } from './announcement-bar.tsx'
import { beforePaint } from './before-paint.ts'
import { Footer } from './footer.tsx'
import { groundColours } from './ground-colours.ts'
import { Navbar } from './navbar.tsx'
import { type Head, PageHead } from './page-head.tsx'
import { StructuredData } from './structured-data.tsx'

/** What all pages share: built assets and the configuration's Markdown, rendered once. */
export type Shell = {
  config: SiteConfig
  /** Undefined in development: nothing is counted there. */
  analytics: Analytics | undefined
  search: PageSearch
  scripts: string[]
  stylesheets: string[]
  pageStyles: ReadonlyMap<PageStyle, string>
  /** What the search dialog loads when it is first used. */
  searchStylesheet: string | undefined
  /** What the controls load before they start. */
  controlsStylesheet: string | undefined
  /** None in development, which serves no such files. */
  links: HeadLink[]
  announcementHtml: string | undefined
  footerNotes: string[]
}

type DocumentProps = {
  head: Head
  shell: Shell
  /** HTML of the page region, and the stylesheets it needs besides the site's. */
  page: string
  styles: PageStyle[]
}

export function Document({ head, shell, page, styles }: DocumentProps) {
  const { config } = shell
  const stylesheets = [...shell.stylesheets, ...styles.flatMap(name => shell.pageStyles.get(name) ?? [])]
  return (
    <html
      lang="en"
      dir="ltr"
      data-announcement={config.announcementBar?.id}
      data-prefetch={config.prefetch}
      data-analytics={shell.analytics && JSON.stringify(shell.analytics)}
      data-at-once={shell.analytics && ''}
      data-search={JSON.stringify(shell.search)}
      data-controls-styles={shell.controlsStylesheet}
      data-base={basePathOf(config) || undefined}
      data-offline={config.offline ? undefined : 'off'}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead head={head} config={config} />
        {shell.links.map(link => (
          <link key={link.href} {...link} />
        ))}
        <meta name="theme-color" content={groundColours.light} />
        <link rel="icon" href={config.favicon} />
        {config.touchIcon && <link rel="apple-touch-icon" href={config.touchIcon} />}
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {stylesheets.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {head.hasTerms && shell.controlsStylesheet && (
          <noscript>
            <link rel="stylesheet" href={shell.controlsStylesheet} />
          </noscript>
        )}
        {shell.scripts.map(src => (
          <script key={src} type="module" src={src} />
        ))}
        <StructuredData things={head.things} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        {shell.announcementHtml && <AnnouncementBar html={shell.announcementHtml} />}
        <Navbar config={config} path={head.path} searchStylesheet={shell.searchStylesheet} />
        <div id="page" dangerouslySetInnerHTML={{ __html: page }} />
        <Footer config={config} notes={shell.footerNotes} />
        <div id="announcer" className="visually-hidden" role="status" />
      </body>
    </html>
  )
}
