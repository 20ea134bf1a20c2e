import { errorExplanations, runnerConfig } from './runner-page.ts'
import { serveFixtureSite } from './serve-fixture-site.ts'

const fence = '```'

/** A table of trades, and two exercises about it. */
const fby = `---
title: Filter by group with fby
sidebar_label: fby
sidebar_position: 2
---

${fence}q
q)t:([]sym:\`A\`B\`A\`B\`C;ex:\`N\`N\`L\`N\`L;price:10 20 12 18 5;size:100 50 200 80 10)
${fence}

It filters where \`lj\` joins.

## Exercises

<Exercise id="below-the-first-price" hints={["The first price is the earliest."]}>

**1.** Show all trades at a lower price than the first trade of their symbol.

${fence}q starter
select from t where
${fence}

${fence}q check
q)exec price from answer
,18
${fence}

<Answer>

${fence}q
q)select from t where price<(first;price) fby sym
sym ex price size
-----------------
B   N  18    80
${fence}

</Answer>

</Exercise>

<Exercise id="more-than-one-exchange" hints={["Which aggregate tells how many different exchanges a group has?", "No keyword counts distinct items, so write a lambda: \`{count distinct x}\`."]}>

**2.** Show all trades of the symbols that traded on more than one exchange.

${fence}q starter
select from t where
${fence}

${fence}q check
q)exec sym from answer
\`A\`A
q)cols answer
\`sym\`ex\`price\`size
${fence}

<Answer>

Count the distinct exchanges of each group and compare.

${fence}q
q)select from t where 1<({count distinct x};ex) fby sym
sym ex price size
-----------------
A   N  10    100
A   L  12    200
${fence}

</Answer>

</Exercise>
`

const longText = Array.from({ length: 60 }, (_, i) => `Paragraph ${i + 1} says how two tables meet.`).join('\n\n')

/** A page of one block of code with 60 lines, which is folded. */
const longCode = `---
title: Long
---

${fence}q
${Array.from({ length: 60 }, (_, index) => `a${index}:${index}`).join('\n')}
${fence}
`

const doc = (title: string, position: number, text: string) =>
  `---\ntitle: ${title}\nsidebar_position: ${position}\n---\n\n${text}\n`

const category = (label: string, position: number) =>
  JSON.stringify({ label, position, link: { type: 'generated-index' } })

const counter = `'use client'
import { useState } from 'react'

export default function Counter() {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>Pressed {count}</button>
}
`

const posts = Array.from({ length: 40 }, (_, i) => [
  `content/blog/2023-01-${String((i % 28) + 1).padStart(2, '0')}-note-${i}.md`,
  `---\ntitle: Note ${i}\ndate: 2023-01-${String((i % 28) + 1).padStart(2, '0')}\nauthors: [someone]\ntags: [tag-${i}]\n---\n\nA note about one table. It says how a table is kept, how it is read and how it grows, so that the list of all notes is as long as a list of hits on a large site.\n\n<!-- truncate -->\n`,
])

/** With the four above, more pages than the start screen of search offers around one of them. */
const shortConcepts = ['Dictionaries', 'Errors', 'Functions', 'IPC', 'Lists', 'Queues', 'Symbols'].map(
  (title, index) => [
    `content/docs/concepts/${title.toLowerCase()}.md`,
    doc(title, index + 6, `${title} in one sentence.`),
  ],
)

const searchStart = `pages:
  - { label: Start here, to: /docs/intro }
  - { label: A feed, to: /docs/tutorials/feed }
  - { label: About, to: /about/about }
  - { label: Our tickerplant, to: /blog/our-tickerplant }
queries: [asof join, fby, sorted]
`

const files = {
  'content/docs/intro.md': doc(
    'Start here',
    1,
    'Read about joins and about attributes.\n\n## Install it\n\nInstall q.',
  ),
  'content/docs/concepts/_category_.json': category('Important Concepts', 2),
  'content/docs/concepts/joins.md': doc(
    'Joins',
    1,
    `Joins put tables together.\n\n## Inner joins\n\n${longText}\n\n## As-of join\n\nAn as-of join takes the last row before a time.\n\n${longText}`,
  ),
  'content/docs/concepts/fby.mdx': fby,
  'content/docs/concepts/iterators.md': doc('Iterators', 3, 'Iterators apply a function to each item.'),
  'content/docs/concepts/attributes.md': doc(
    'Attributes',
    4,
    'Attributes make joins fast, an as-of join most of all.\n\n## Sorted\n\nAttributes of sorted lists.',
  ),
  'content/docs/concepts/amend.md': doc(
    'Amend',
    5,
    'Amend changes items.\n\n## Amend with `@[;;:]`\n\nItems at an index.',
  ),
  ...Object.fromEntries(shortConcepts),
  'content/docs/tutorials/_category_.json': category('Tutorials', 3),
  'content/docs/tutorials/tickerplant.md': doc(
    'A tickerplant',
    1,
    'A tickerplant writes a log.\n\n## The log of a tickerplant\n\nThe tickerplant replays its log.',
  ),
  'content/docs/tutorials/feed.mdx': doc('A feed', 2, 'A feed of prices.\n\n<Counter />'),
  'content/blog/2024-02-03-tickerplant.md':
    '---\ntitle: Our tickerplant\nslug: our-tickerplant\ndate: 2024-02-03\nauthors: [someone]\ntags: [one]\n---\n\nThe tickerplant of this site, its attributes and its joins.\n\n<!-- truncate -->\n',
  'content/blog/2024-02-04-faster.md':
    '---\ntitle: Faster with attributes\ndate: 2024-02-04\nauthors: [someone]\ntags: [one]\n---\n\nTwo attributes that help.\n\n<!-- truncate -->\n',
  'content/pages/about/about.mdx': '---\ntitle: About\n---\n\n<OfflineDocs />\n\n<ClearMyData />\n',
  'content/pages/cv/cv.md': '---\ntitle: CV\n---\n\nA model CV.\n',
  'content/pages/long.md': longCode,
  'content/pages/markdown-page.md': '---\ntitle: Markdown page\n---\n\nText.\n',
  'components/counter.tsx': counter,
  'content/data/error-explanations.yml': errorExplanations,
  'content/data/search-start.yml': searchStart,
  ...Object.fromEntries(posts),
}

/**
 * Serves a small site with what readers use: docs in two categories, of which one has exercises and one an island, a blog
 * of 43 posts, a q console, start pages of search, and a page that keeps the docs offline and clears the reader's data.
 */
export function serveReaderSite() {
  return serveFixtureSite(files, config =>
    config
      .replace("to: '/docs/first' }", "to: '/docs/intro' }, { label: 'Blog', to: '/blog' }")
      .replace(
        'socialImages:',
        `reportUrl: 'https://x.example/new?title={title}&body={url}',\n  console: true,\n  ${runnerConfig}\n  socialImages:`,
      ),
  )
}
