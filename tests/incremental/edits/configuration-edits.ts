// Edits of `site.config.ts`.
import { makeTitle, mediaHosts } from '../blocks.ts'
import type { Random } from '../random.ts'
import type { Edit } from './edit.ts'

type Settings = Record<string, unknown>
type MakeValue = (random: Random) => unknown

const paths = ['/docs/intro', '/blog', '/about', '/nowhere']

export const configurationEdits: Edit[] = [
  { ...set('title', random => makeTitle(random)), isSeen: true, weight: 2 },
  set('tagline', random => makeTitle(random)),
  { ...set('description', random => makeTitle(random)), isSeen: true },
  set('url', random => `https://edits-${random.below(100)}.example`),
  set('base', random => random.pick(['/', '/below/', '/be/low/'])),
  set('navbar', random => ({
    hideOnScroll: random.pick([true, false, 'narrow']),
    items: [
      { label: makeTitle(random), to: random.pick(paths) },
      {
        label: 'More',
        items: [
          { label: 'Else', href: 'https://else.example' },
          { label: 'Blog', to: '/blog' },
        ],
      },
    ],
  })),
  set('footer', random => ({ columns: [], notes: [`A note on *${makeTitle(random)}*.`, '[About](/about)'] })),
  set('announcementBar', random => ({
    id: `news-${random.below(100)}`,
    content: `Read [this](${random.pick(paths)}).`,
    ...(random.chance(0.6) && { paths: random.shuffle(['/', '/docs/joins', '/blog', '/docs']).slice(0, 2) }),
  })),
  set('prefetch', random => random.below(5)),
  set('tableOfContents', random => ({ minHeadingLevel: 2, maxHeadingLevel: 2 + random.below(3) })),
  set('markdown', random => ({ format: random.pick(['detect', 'mdx']) })),
  set('versions', makeVersions),
  set('editUrl', random => `https://code.example/${random.below(100)}/`),
  set('reportUrl', random => `https://code.example/new-${random.below(100)}?title={title}&body={url}`),
  set('analytics', random => ({ id: `G-ABC${random.below(1000)}`, respectsDoNotTrack: random.chance(0.5) })),
  set('search', makeSearch),
  set('search', random => ({
    provider: 'hosted',
    applicationId: 'AB12CD34EF',
    apiKey: 'abc',
    indexName: `index-${random.below(100)}`,
    fallBackToEmbedded: random.chance(0.5),
  })),
  set('embeds', random => random.shuffle(mediaHosts).slice(0, random.below(3))),
  set('redirects', random => ({ '/old': random.pick(paths), '/guide/*': random.pick(['/docs/*', '/blog/*']) })),
  set('stylesheet', random => random.pick(['/icon.svg', '/none.css'])),
  set('console', random => random.chance(0.5)),
  set('runner', random => ({ errors: random.pick(['/docs/errors', '/docs/nowhere']) })),
  set('offline', random => random.chance(0.5)),
  { ...set('lastUpdate', random => random.chance(0.5)), weight: 2 },
  set('socialImages', random => random.chance(0.5)),
  set('precompress', random => random.chance(0.5)),
  set('blog', random => ({
    title: makeTitle(random),
    description: 'Posts.',
    sidebarTitle: 'All',
    postsPerPage: 1 + random.below(5),
  })),
  set('checks', makeChecks),
  set('icons', random => [{ src: random.pick(['/img/photo.gif', '/img/none.png']), size: 192 }]),
  set('favicon', random => random.pick(['/icon.svg', '/img/photo.gif', '/none.svg'])),
  set('title', () => ''),
  set('unknownKey', () => true),
  {
    name: 'remove a setting',
    weight: 3,
    change({ config: { settings } }, random) {
      const needed = ['title', 'tagline', 'description', 'url', 'favicon', 'logo', 'navbar', 'footer', 'checks']
      const keys = Object.keys(settings).filter(key => !needed.includes(key))
      if (keys.length === 0) return undefined
      const key = random.pick(keys)
      delete settings[key]
      return key
    },
  },
  {
    name: 'change the file that the site itself returns',
    change({ config }, random) {
      config.code = config.code.replace(/\/titles\d*\.txt/, `/titles${random.below(100)}.txt`)
      return 'outputs'
    },
  },
  {
    name: 'change the note on category pages',
    change({ config }, random) {
      config.code = config.code.replace(/' tags\d*'/, `' tags${random.below(100)}'`)
      return 'docCardNote'
    },
  },
]

function set(key: string, makeValue: MakeValue): Edit {
  return {
    name: `configure ${key}`,
    change({ config: { settings } }, random) {
      const value = makeValue(random)
      if (JSON.stringify(value) === JSON.stringify(settings[key])) return undefined
      settings[key] = value
      return JSON.stringify(value)
    },
  }
}

function makeVersions(random: Random): unknown {
  const main = { name: 'current', label: `Next ${random.below(9)}`, path: '/docs', folder: 'content/docs' }
  const old = { name: '1.0', label: '1.0', path: random.pick(['/docs/1.0', '/old']), folder: 'content/docs-1.0' }
  return random.pick([
    [main],
    [main, { ...old, banner: random.pick(['none', 'unmaintained', 'unreleased']) }],
    [old, main],
  ])
}

function makeSearch(random: Random): Settings {
  const rewrite = random.pick([false, { from: '/docs/', to: '/d/' }, { from: '/blog/', to: '/b/' }])
  return { provider: 'embedded', rewrite, reportUrl: 'https://code.example/new?title={query}' }
}

function makeChecks(random: Random): Settings {
  const keys = [
    'brokenMarkdownLinks',
    'brokenAnchors',
    'duplicateRoutes',
    'unusedImages',
    'oversizedImages',
    'orphanDocs',
    'untruncatedPosts',
    'inlineTags',
    'examples',
  ]
  // With errors as often as with the others, hardly a build would succeed.
  const pick = () => random.pick(['off', 'warning', 'warning', 'off', 'off', 'error'])
  return { brokenLinks: 'warning', [random.pick(keys)]: pick(), [random.pick(keys)]: pick() }
}
