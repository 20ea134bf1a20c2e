import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './run-tickwise.ts'
import { serveFixtureSite } from './serve-fixture-site.ts'

const fence = '```'

const config = `import { defineSite } from 'tickwise'
import { PlanNote } from './components/study-plan/plan-note.tsx'

export default defineSite({
  title: 'Tickwise',
  tagline: 'q, made clear',
  description: 'The site of this repository, with little text.',
  url: 'https://tickwise.example',
  favicon: '/icon.svg',
  logo: { src: '/icon.svg', alt: '', width: 50, height: 150 },
  announcementBar: { id: 'newsletter-2026', content: 'Follow us.', paths: ['/', '/blog'] },
  navbar: {
    hideOnScroll: 'narrow',
    items: [
      { label: 'Learn', to: '/docs/intro', activePath: '/docs' },
      { label: 'Blog', to: '/blog' },
      { label: 'About', to: '/about/about' },
      { label: 'Testimonials', to: '/testimonials/testimonials' },
      { label: 'Happy Hour', to: '/happyHour/happyHour' },
      { label: 'CV', to: '/cv/cv' },
      {
        label: 'Elsewhere',
        items: [
          { label: 'Newsletter', href: 'https://newsletter.tickwise.example' },
          { label: 'Blog platform', href: 'https://blog.tickwise.example' },
          { label: 'Shop', href: 'https://shop.tickwise.example' },
          { label: 'Code', href: 'https://code.tickwise.example' },
        ],
      },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Learn',
        items: [
          { label: 'Start here', to: '/docs/intro' },
          { label: 'Search', to: '/search' },
          { label: 'RSS feed', to: '/blog/rss.xml' },
        ],
      },
    ],
    notes: ['A note.'],
  },
  editUrl: 'https://code.tickwise.example/edit/',
  reportUrl: 'https://code.tickwise.example/new?title={title}&body={url}',
  socialImages: false,
  blog: { title: 'Blog', description: 'Posts.', sidebarTitle: 'All posts', postsPerPage: 10 },
  docCardNote: PlanNote,
})
`

const home = `export const title = 'q, made clear'

export default function Home() {
  return (
    <main id="main">
      <h1>q, made clear</h1>
    </main>
  )
}
`

const category = (label: string, position: number) =>
  JSON.stringify({ label, position, link: { type: 'generated-index' } })

const doc = (title: string, position: number, text = 'Text.', more = '') =>
  `---\ntitle: "${title}"\nsidebar_position: ${position}\n${more}---\n\n${text}\n`

const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, i) => `Paragraph ${i + 1} says how two tables meet.`).join('\n\n')

const intro = `Read this first.

## Two names, one program

${paragraphs(10)}

## Where to start

${paragraphs(10)}
`

/** Sections of every length, as many as fill a list of sections on a low window. */
const joins = `Joins put tables together.

## The data

${fence}q
q)trade:([]sym:\`a\`b;price:10 20)
q)trade
sym price
---------
a   10
b   20
${fence}

${paragraphs(20)}

## Choosing

${paragraphs(20)}

## Keyed joins

${paragraphs(20)}

### lj

${paragraphs(6)}

### ij

A short section.

### uj

${paragraphs(6)}

## As-of join

${paragraphs(20)}

## Window join

Another short section.

## Common mistakes

${paragraphs(20)}

## Exercises

${paragraphs(4)}

### First

Short.

### Second

Short.

## Where to go next

To [fby](./fby.md).
`

const iterators = `Iterators apply a function to each item.

## Each

${paragraphs(20)}

## Over

${paragraphs(20)}

## Scan

${paragraphs(20)}
`

/** Explains eight terms, at the beginnings and the ends of lines. */
const meaning =
  'A meaning of so many words that it takes more than one line on a phone, and that has to stay in the window.'
const words = ['amber', 'birch', 'cedar', 'daisy', 'elder', 'fern', 'grass', 'hazel']
const terms = words
  .map((word, i) => `${word[0]?.toUpperCase()}${word.slice(1)} stands here. ${'So it goes on. '.repeat(5 + i)}\n`)
  .join('\n')
const glossary = `terms:\n${words.map(word => `  - term: ${word}\n    meaning: The ${word}. ${meaning}\n    doc: concepts/joins#choosing\n`).join('')}`

const markdownPage = `Each feature.

## Image

![The mark of Tickwise: one tall green candlestick](/img/logo.svg)

## Tabs

<Tabs groupId="shell">
<TabItem value="linux" label="Linux">

${fence}sh
export QHOME=~/q
${fence}

</TabItem>
<TabItem value="windows" label="Windows">

${fence}sh
set QHOME=C:\\q
${fence}

</TabItem>
</Tabs>

## Code

${fence}q
q)1+1
2
${fence}

${paragraphs(15)}
`

const tabs =
  '<Tabs>\n<TabItem value="a">\n\nFirst.\n\n</TabItem>\n<TabItem value="b">\n\n### In a tab\n\n</TabItem>\n</Tabs>'

const hidden = `[to the tab](#in-a-tab) [to the details](#in-details)

${tabs}

<details>
<summary>More</summary>

### In details

</details>
`

const sameTabs =
  '<Tabs groupId="from">\n<TabItem value="SQL">\nA query.\n</TabItem>\n<TabItem value="pandas">\nA call.\n</TabItem>\n</Tabs>\n\n'.repeat(
    3,
  )

const about = `## Who it is for

${paragraphs(15)}

## Privacy

${paragraphs(5)}

<ClearMyData />
`

const plan = (name: string) => `A plan.

${paragraphs(20)}

<StudyTicks plan="${name}">

- [ ] Read [Joins](/docs/concepts/joins)
- [ ] Compute a price
- [ ] Join trades to quotes

</StudyTicks>
`

const ofRepository = (path: string) => [path, readFileSync(join(repository, path), 'utf8')]

const tutorials = [
  ['tick', 'Tick, part 1'],
  ['tick2', 'Tick, part 2'],
  ['gateway', 'A gateway'],
  ['researchHDB', 'A research database'],
  ['strategy', 'A trading rule'],
  ['realTimeStocks', 'Real-time stocks'],
  ['realTimeStocksUpdate', 'Real-time stocks, again'],
] as const

const posts = Array.from({ length: 12 }, (_, i) => `2023-01-${String(i + 1).padStart(2, '0')}`).map(
  (date, i) =>
    [
      `content/blog/${date}-note-${i + 1}.md`,
      `---\ntitle: Note ${i + 1}\nslug: note-${i + 1}\ndate: ${date}\nauthors: [someone]\ntags: [one, kdb-q]\n---\n\nA note on [joins](/docs/concepts/joins).\n\n<!-- truncate -->\n\n## More\n\n${paragraphs(10)}\n\n${fence}q\nq)1+1\n2\n${fence}\n`,
    ] as const,
)

const files: Record<string, string> = {
  'content/pages/index.tsx': home,
  'content/data/glossary.yml': glossary,
  'content/docs/intro.md': doc('Start here', 1, intro),
  'content/docs/studyPlan/_category_.json': category('KDB/Q Study Roadmap', 2),
  'content/docs/studyPlan/intro.md': doc('Choose your study plan', 1),
  'content/docs/studyPlan/quants.mdx': doc('Quants', 2, plan('quants')),
  'content/docs/studyPlan/mangers.mdx': doc('Managers', 3, plan('mangers')),
  'content/docs/language/_category_.json': category('KDB/Q Language', 3),
  'content/docs/language/history.md': doc('History', 1, 'Read [the introduction](../intro.md).'),
  'content/docs/concepts/_category_.json': category('Important Concepts', 4),
  'content/docs/concepts/joins.md': doc('Joins', 1, joins, 'tags: [one]\n'),
  'content/docs/concepts/fby.md': doc('fby', 2, `It filters where joins join.\n\n${paragraphs(10)}`),
  'content/docs/concepts/iterators.md': doc('Iterators', 3, iterators),
  'content/docs/concepts/terms.md': doc('Terms', 4, terms),
  'content/docs/architecture/_category_.json': category('KDB/Q Architecture', 5),
  'content/docs/architecture/plain.md': doc('Plain architecture', 1),
  'content/docs/codingPractice/_category_.json': category('Design Patterns', 6),
  'content/docs/codingPractice/prophet.md': doc('Prophet', 1),
  'content/docs/tutorials/_category_.json': category('Tutorials', 7),
  ...Object.fromEntries(
    tutorials.map(([name, title], i) => [`content/docs/tutorials/${name}.md`, doc(title, i + 1, paragraphs(20))]),
  ),
  'content/docs/productivity/_category_.json': category('Productivity Tools', 8),
  'content/docs/productivity/pulse.md': doc('Pulse', 1, paragraphs(10)),
  'content/docs/deep.md': doc('Deep', 20, '## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six'),
  'content/docs/hidden.mdx': doc('Hidden', 21, hidden),
  'content/docs/same-tabs.mdx': doc('Same tabs', 22, sameTabs),
  'content/pages/about/about.mdx': page('About Tickwise', about),
  'content/pages/cv/cv.md': page('A model CV', paragraphs(10)),
  'content/pages/markdown-page.mdx': page('What Markdown can do here', markdownPage),
  'content/pages/testimonials/testimonials.md': page('Testimonials', 'They like it.'),
  'content/pages/happyHour/happyHour.md': page('Happy Hour', 'Every week.'),
  'content/blog/tags.yml': 'one: { label: One }\nkdb-q: { label: kdb+ and q }\n',
  ...Object.fromEntries(posts),
  'static/img/logo.svg': readFileSync(join(repository, 'static/img/logo.svg'), 'utf8'),
  ...Object.fromEntries(
    ['plan-note.tsx', 'study-progress.client.ts', 'study-ticks.tsx'].map(name =>
      ofRepository(`components/study-plan/${name}`),
    ),
  ),
}

/**
 * Serves a small site for tests of what readers do: pages at the addresses of this repository's own site, with its navbar,
 * sidebar and controls, but short. They load in a third of the time, and what is written on them stays.
 */
export function serveSmallSite() {
  return serveFixtureSite(files, () => config)
}
