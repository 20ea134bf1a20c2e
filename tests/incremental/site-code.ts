// The code of the generated site. Captions end in a number, which edits change.

const component = `import { useSite } from 'tickwise'

export function PostList({ caption }: { caption: string }) {
  const { config, page, posts, sidebar } = useSite()
  return (
    <section aria-label="Caption 0">
      {caption} on {page.url} of {config.title}: {posts.map(({ title }) => title).join(', ')}; {sidebar.length} entries
    </section>
  )
}

export function toMarkdown({ caption }: { caption?: string }): string {
  return \`\${caption} (Caption 0)\`
}
`

const frame = `export function Frame({ title, children }: { title?: string; children?: React.ReactNode }) {
  return <section aria-label={title}><b>Caption 0</b>{children}</section>
}
`

const home = `import { useSite } from 'tickwise'

export const title = 'Home'

export default function Home() {
  const { posts } = useSite()
  return <main id="main"><h1>Caption 0</h1>{posts[0]?.title}</main>
}
`

/** Components and a page that import nothing but the generator, so that their bundle is kept. */
export const simpleCode = {
  'components/post-list.tsx': component,
  'components/frame.tsx': frame,
  'content/pages/index.tsx': home,
}

const rateTable = `import { useSite } from 'tickwise'
import type { data } from './data.ts'
import './rate-table.css'

export function RateTable({ unit }: { unit: string }) {
  const { rates = [] } = useSite<typeof data>().data
  return (
    <table className="rates">
      <caption>Caption 0 in {unit}</caption>
      <tbody>{rates.map(({ pair, rate }) => <tr key={pair}><td>{pair}</td><td>{rate}</td></tr>)}</tbody>
    </table>
  )
}
`

const counter = `'use client'

import { useState } from 'react'

export const attach = 'visible'

export default function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <button type="button" onClick={() => setCount(count + 1)}>Caption 0: {count}</button>
}
`

const data = `import { z } from 'zod'

export const data = {
  rates: { file: 'content/data/rates.yml', schema: z.array(z.object({ pair: z.string(), rate: z.number() })) },
}
`

const banner = `import { words } from 'own-words'
import { label } from '@site/src/parts/label'
import json from '@site/src/parts/words.json'
import photo from '@site/static/img/photo.gif'
import styles from './banner.module.css'

export const title = 'Banner'

export default function Banner() {
  return <main id="main" className={styles.banner}><h1>Caption 0</h1>{label} {words} {json.words}<img src={photo} alt="" /></main>
}
`

/** Code that is bundled anew for each build that has no cache. */
export const ownCode = {
  'components/rate-table.tsx': rateTable,
  'components/rate-table.css': '.rates { border: 1px solid teal }\n',
  'components/counter.tsx': counter,
  'components/clock.client.ts': "export default () => { document.title = 'Caption 0' }\n",
  'components/data.ts': data,
  'content/pages/banner.tsx': banner,
  'content/pages/banner.module.css': '.banner { margin: 1px }\n',
  'src/parts/label.ts': "export const label = '1px of a module'\n",
  'src/parts/words.json': '{ "words": "1px of JSON" }\n',
  'node_modules/own-words/package.json': '{ "name": "own-words", "type": "module", "main": "index.js" }\n',
  'node_modules/own-words/index.js': "export const words = '1px of a package'\n",
}

export function configCode(hasOwnCode: boolean): string {
  return `import { createElement } from 'react'
import { defineSite } from 'tickwise'
${hasOwnCode ? "import { data } from './components/data.ts'\n" : ''}
const settings = SETTINGS

export default defineSite({
  ...settings,
  ${hasOwnCode ? 'data,' : ''}
  outputs: [({ docs, posts, lastCommits }) => [['/titles.txt', [...docs, ...posts].map(({ title, file }) => title + ' ' + lastCommits.get(file)).join('\\n')]]],
  docCardNote: ({ doc }) => createElement('small', null, doc.tags.length + ' tags'),
})
`
}

export const configSettings: Record<string, unknown> = {
  title: 'Edits',
  tagline: 'a site that changes',
  description: 'A site for builds after edits.',
  url: 'https://edits.example',
  favicon: '/icon.svg',
  logo: { src: '/icon.svg', alt: '', width: 50, height: 150 },
  navbar: {
    items: [
      { label: 'Docs', to: '/docs/intro', activePath: '/docs' },
      { label: 'Blog', to: '/blog' },
    ],
  },
  footer: { columns: [{ title: 'Links', items: [{ label: 'About', to: '/about' }] }], notes: ['A *note*.'] },
  versions: [
    { name: 'current', label: 'Next', path: '/docs', folder: 'content/docs' },
    { name: '1.0', label: '1.0', path: '/docs/1.0', folder: 'content/docs-1.0', banner: 'unmaintained' },
  ],
  editUrl: 'https://code.example/edit/',
  runner: { errors: '/docs/errors' },
  console: true,
  socialImages: false,
  blog: { title: 'News', description: 'All the news.', sidebarTitle: 'Every post', postsPerPage: 3 },
  checks: { brokenLinks: 'warning' },
}
