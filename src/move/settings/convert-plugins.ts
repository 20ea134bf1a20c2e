// Search, analytics, and what becomes of plugins and themes.
import { siteConfigSchema } from '../../site-config/site-config-schema.ts'
import type { AddFinding, Finding } from '../report.ts'
import { type Plugin, type Settings, type SourceSite, toSettings, toTexts } from '../source/source-site.ts'
import type { NewConfig } from './new-config.ts'

type Answer = Pick<Finding, 'kind' | 'remedy'>

const differs = (remedy: string): Answer => ({ kind: 'differs', remedy })
const cannot = (remedy: string): Answer => ({ kind: 'cannot', remedy })

/** Plugins by a part of their names. Undefined answers need no word: the site has the same. */
const answers: [name: RegExp, answer: Answer | undefined][] = [
  [/client-redirects/, undefined],
  [/(?:^|plugin-)sitemap/, differs('Builds write a sitemap.')],
  [/(?:^|plugin-)gtag|google-?gtag/i, undefined],
  [/google-?analytics/i, cannot('Use a measurement id (G-…) as `analytics.id` in site.config.ts.')],
  [/google-?tag-?manager/i, cannot('Use a measurement id (G-…) as `analytics.id` in site.config.ts.')],
  [/pwa|offline-plugin/, differs('Browsers save the pages that were read, for reading offline.')],
  [/search|lunr|typesense|docsearch|pagefind/i, differs('The site has a search of its own, which needs no service.')],
  [/mermaid/, cannot('Draw each diagram as a component, or save it as an SVG image.')],
  [/live-codeblock/, differs('Live code blocks are shown as code.')],
  [/ideal-image/, differs('Images are shown as they are; checks name those that are too large.')],
  [/image-zoom|medium-zoom|lightbox/, differs('A press on an image enlarges it.')],
  [/openapi|redoc|swagger/i, cannot('Generate Markdown files with your own tool, and put them below content/docs.')],
  [/typedoc|typescript-api/i, cannot('Let TypeDoc write Markdown files below content/docs before each build.')],
  [/llms/, differs('Builds write llms.txt and a Markdown twin of each page.')],
  [/sass|less|postcss|tailwind/i, cannot('Compile the stylesheet yourself, and import the result in a component.')],
  [/svgr|(?:^|plugin-)debug|rsdoctor|faster/, undefined],
  [/remote-content/, cannot('Fetch the files yourself before each build, into content.')],
]

export function convertPlugins(
  site: SourceSite,
  theme: Settings,
  add: AddFinding,
): Pick<NewConfig, 'search' | 'analytics'> {
  for (const plugin of site.plugins) reportPlugin(plugin, site, add)
  return { ...convertSearch(theme, site, add), ...convertAnalytics(site, add) }
}

function reportPlugin({ name }: Plugin, { locate, root }: SourceSite, add: AddFinding) {
  const shown = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name
  const known = answers.find(([pattern]) => pattern.test(shown))
  const answer = known
    ? known[1]
    : cannot(
        'What it added to the site is missing. Write it as a component, or as a function in `outputs` of site.config.ts.',
      )
  if (answer)
    add({
      where: locate(shown.replace(/^the function /, '')),
      what: `The plugin \`${shown}\` does not run.`,
      ...answer,
    })
}

function convertSearch(theme: Settings, { locate }: SourceSite, add: AddFinding): Pick<NewConfig, 'search'> {
  const { appId, apiKey, indexName, contextualSearch } = toSettings(theme.algolia)
  if (appId === undefined && apiKey === undefined) return {}
  const search = {
    provider: 'hosted' as const,
    applicationId: String(appId),
    apiKey: String(apiKey),
    indexName: String(indexName),
    ...(contextualSearch === false && { contextual: false }),
    fallBackToEmbedded: true,
  }
  if (siteConfigSchema.shape.search.safeParse(search).success) return { search }
  add({
    kind: 'differs',
    where: locate('algolia'),
    what: '`algolia` has no valid application id and key.',
    remedy: 'The site uses its own search.',
  })
  return {}
}

function convertAnalytics({ plugins, locate, config }: SourceSite, add: AddFinding): Pick<NewConfig, 'analytics'> {
  const options = plugins.filter(({ name }) => /gtag/i.test(name)).map(plugin => plugin.options)
  const older = toSettings(toSettings(config.themeConfig).gtag)
  const ids = [...options, older].flatMap(({ trackingID }) =>
    Array.isArray(trackingID) ? toTexts(trackingID) : toTexts([trackingID]),
  )
  const id = ids.find(known => siteConfigSchema.shape.analytics.safeParse({ id: known }).success)
  for (const other of ids.filter(known => known !== id))
    add({
      kind: 'cannot',
      where: locate(other),
      what: `The tracking id \`${other}\` is not used.`,
      remedy: 'A site has one measurement id, such as G-ABC123.',
    })
  return id === undefined ? {} : { analytics: { id } }
}
