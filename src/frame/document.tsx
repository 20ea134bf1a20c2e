import type { StyledHtml } from '../content/styled-parts.ts'
import type { SearchSettings } from '../search/search-settings.ts'
import type { Analytics, SiteSettings } from '../site-config/site-config-schema.ts'
import { getBasePath } from '../urls/site-url.ts'
import { insertHtml } from '../use-site.ts'
import { backgroundColours } from '../widgets/colour-mode/colour-mode.client.ts'
import beforePaint from './before-paint.client.ts?inline-script'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import { type Head, type HeadLink, PageHead, StructuredData } from './page-head.tsx'

/** What all pages share: built assets and the configuration's Markdown, rendered once. */
export interface Shell {
  config: SiteSettings
  /** Undefined in development: nothing is counted there. */
  analytics: Analytics | undefined
  search: SearchSettings
  scripts: string[]
  /** Stylesheets from elsewhere than src/styles, such as the one of styles that authors write inline. */
  otherStylesheetUrls: string[]
  /** Stylesheets of the site's components that are on the page. */
  componentStylesheetUrls: string[]
  /** Loaded by the search dialog when it is first opened. */
  searchStylesheet: string | undefined
  /** Loaded by the controls before they start. */
  controlsStylesheet: string | undefined
  /** Links to feeds, the web manifest and the like. */
  links: HeadLink[]
  announcementHtml: string | undefined
  footerNotes: string[]
}

interface DocumentProps {
  head: Head
  shell: Shell
  /** The page region. */
  page: StyledHtml
  /** Stylesheets of src/styles that the page needs. */
  pageStylesheetUrls: string[]
}

export function Document({ head, shell, page, pageStylesheetUrls }: DocumentProps) {
  const { config } = shell
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
      data-base={getBasePath(config) || undefined}
      data-offline={config.offline ? undefined : 'off'}
    >
      <DocumentHead head={head} shell={shell} pageStylesheetUrls={pageStylesheetUrls} />
      <body>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        <Navbar config={config} path={head.path} searchStylesheet={shell.searchStylesheet} />
        <div id="page" dangerouslySetInnerHTML={insertHtml(page)} />
        <Footer config={config} notes={shell.footerNotes} />
        <div id="announcer" className="visually-hidden" role="status" />
      </body>
    </html>
  )
}

function DocumentHead({ head, shell, pageStylesheetUrls }: Omit<DocumentProps, 'page'>) {
  const { config } = shell
  const stylesheetUrls = [
    ...shell.otherStylesheetUrls,
    ...pageStylesheetUrls,
    ...shell.componentStylesheetUrls,
    ...(config.stylesheet ? [config.stylesheet] : []),
  ]
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <PageHead head={head} config={config} />
      {shell.links.map(link => (
        <link key={link.href} {...link} />
      ))}
      <meta name="theme-color" content={backgroundColours.light} />
      <link rel="icon" href={config.favicon} />
      {config.touchIcon && <link rel="apple-touch-icon" href={config.touchIcon} />}
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      {stylesheetUrls.map(href => (
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
      <StructuredData things={head.structuredData ?? []} />
    </head>
  )
}
