import { listCategories, listDocs } from '../content/docs/sidebar-tree.ts'
import type { SearchAliases } from '../content/input/data-files.ts'
import type { SiteContent } from '../content/site-content.ts'
import { KeyList } from '../q-pages/console/key-list.tsx'
import { QConsole } from '../q-pages/console/q-console.tsx'
import { defaultTag } from '../search/search-facets.ts'
import { consolePath } from '../urls/reserved-paths.ts'
import { siteImage } from './head/social-image-texts.ts'
import { generatedPage, type Route } from './route.ts'

const title = 'q console'
const description =
  'A q prompt in the page: type q, load a CSV file, share a program by a link. It runs in your browser, without an account or a licence.'

/** `/console`, on sites that switch it on. */
export function listConsoleRoutes(site: SiteContent): Route[] {
  if (!site.config.console) return []
  return [
    {
      ...generatedPage,
      path: consolePath,
      name: 'the console page',
      isIndexed: true,
      usesSiteCode: true,
      files: [],
      styles: ['console'],
      image: siteImage(site.config),
      head: () => ({ title, description, facets: { tag: defaultTag } }),
      searchWords: () => ({
        url: consolePath,
        title,
        kind: 'page',
        breadcrumbs: [],
        docsTag: defaultTag,
        about: `${description}\nREPL, interpreter, playground, sandbox, run q online, try q, editor`,
        aliases: ['console', 'q console', 'repl', 'playground', 'try q', 'run q'],
        isDemonstration: false,
        html: '',
      }),
      render: () => renderConsolePage(site),
    },
  ]
}

function renderConsolePage({ config, sidebar, searchData, qData }: SiteContent) {
  const [firstDoc] = listDocs(sidebar)
  const places = [
    ...(firstDoc ? [firstDoc] : []),
    ...listCategories(sidebar).flatMap(({ url, title }) => (url === undefined ? [] : [{ url, title }])),
  ]
  return (
    <main id="main" className="single console-page">
      <QConsole
        wordPages={groupWords(searchData.aliases ?? [])}
        startingPoints={qData.startingPoints}
        faithfulness={config.runner.faithfulness}
      >
        <p>
          This is a prompt for q: you type code, and an interpreter in the page prints what it gives. It needs scripts,
          which this browser does not run. Everything else here works without them:
        </p>
        <ul>
          {places.map(({ url, title }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </QConsole>
      <KeyList />
    </main>
  )
}

/** Sections that explain words of q, and these words: `{ '/docs/joins#as-of-join': 'aj aj0' }`. Queries of several words are left out. */
function groupWords(aliases: SearchAliases): Record<string, string> {
  const words = aliases.map(({ target, queries }) => [target, queries.filter(query => /^\S+$/.test(query)).join(' ')])
  return Object.fromEntries(words.filter(([, found]) => found !== ''))
}
