// A small site that uses what pages can use of each other.
import { makeBlock, makeCode, makeLink, makeParagraph, makeSession, makeTitle, nestedCode } from './blocks.ts'
import type { Random } from './random.ts'
import { configCode, configSettings, ownCode, simpleCode } from './site-code.ts'
import type { MarkdownFile, Site } from './site-model.ts'

const fence = '```'

/** `hasOwnCode`: with stylesheets, an island, a control and data, so that each build has to bundle the site. */
export function generateSite(random: Random, { hasOwnCode }: { hasOwnCode: boolean }): Site {
  return {
    markdown: new Map([
      ...makeDocs(random, hasOwnCode),
      ...makeParts(random),
      ...makePosts(random),
      ...makePages(random),
    ]),
    data: new Map(makeData()),
    images: new Map(
      pictures.map((path, index) => [path, { width: 20 + index, height: 10 + index, grey: random.below(256) }]),
    ),
    texts: new Map(Object.entries({ ...staticFiles, ...simpleCode, ...(hasOwnCode ? ownCode : {}) })),
    config: { code: configCode(hasOwnCode), settings: structuredClone(configSettings) },
  }
}

const docPaths = [
  'docs/intro.md',
  'docs/01-basics/01-lists.md',
  'docs/01-basics/atoms.md',
  'docs/joins/lj.md',
  'docs/joins/aj.md',
  'docs/joins/uj.md',
  'docs/joins/deep/wj.md',
  'docs/tools/code.md',
  'docs-1.0/intro.md',
  'docs-1.0/joins/aj.md',
].map(path => `content/${path}`)

const pictures = [
  'content/docs/joins/picture.gif',
  'content/docs/tools/part.gif',
  'content/blog/chart.gif',
  'static/img/photo.gif',
  'static/img/unused.gif',
]

const tagLists = [['tables', 'joins'], ['rare', 'joins'], ['tables'], ['rare', 'kdb/q'], []]

function makeDocs(random: Random, hasOwnCode: boolean): [string, MarkdownFile][] {
  const docs = docPaths.map((path, index): [string, MarkdownFile] => {
    const others = docPaths.filter(other => other.split('/')[1] === path.split('/')[1])
    const front = {
      title: makeTitle(random),
      ...(index % 2 === 0 && { description: makeParagraph(random), sidebar_position: index }),
      ...(index % 3 !== 2 && { tags: random.pick(tagLists) }),
    }
    const links = [makeLink(random, path, random.pick(others)), makeLink(random, path, random.pick(others), 'fixed')]
    return [path, { front, blocks: [makeParagraph(random), ...links, '## Fixed', ...makeBlocks(random, 3)] }]
  })
  return [...docs, ...specialDocs(random), ...(hasOwnCode ? [docWithOwnCode] : [])]
}

const docWithOwnCode: [string, MarkdownFile] = [
  'content/docs/tools/own.mdx',
  { front: { title: 'Own code' }, blocks: ['<RateTable unit="cent" />', '<Counter start={3} />'] },
]

/** Docs with what only some pages have: an image, parts, components, all kinds of q blocks, drafts. */
function specialDocs(random: Random): [string, MarkdownFile][] {
  const picture = [
    '![A picture](./picture.gif) ![](/img/photo.gif)',
    makeLink(random, 'content/docs/x.md', 'content/docs/draft.md'),
  ]
  return [
    ['content/docs/joins/ej.md', { front: { title: 'Equi join', tags: ['rare'] }, blocks: picture }],
    [
      'content/docs/tools/index.mdx',
      {
        front: { title: 'Tools' },
        blocks: [`import DocCardList from '@theme/DocCardList'`, 'All tools:', '<DocCardList />'],
      },
    ],
    ['content/docs/tools/parts.mdx', { front: { title: 'Parts', tags: ['tables'] }, blocks: mdxBlocks(random) }],
    [
      'content/docs/tools/more.mdx',
      {
        front: { title: 'More parts' },
        blocks: [`import Part from './_part.mdx'`, '<Part name="B" />', '<PostList caption="More" />'],
      },
    ],
    ['content/docs/tools/session.mdx', { front: { title: 'Sessions' }, blocks: sessionBlocks(random) }],
    [
      'content/docs/errors.md',
      {
        front: { title: 'Errors' },
        blocks: ['## type {#type}', makeParagraph(random), '## length {#length}', nestedCode],
      },
    ],
    [
      'content/docs/hidden.md',
      { front: { title: 'Hidden', unlisted: true, tags: ['joins'] }, blocks: makeBlocks(random, 2) },
    ],
    [
      'content/docs/draft.md',
      {
        front: { title: 'Draft', draft: true },
        blocks: [makeLink(random, 'content/docs/draft.md', 'content/docs/intro.md')],
      },
    ],
  ]
}

function mdxBlocks(random: Random): string[] {
  const imports = [
    `import Part from './_part.mdx'`,
    `import numbers from './numbers.json'`,
    `import Lists from '../01-basics/01-lists.md'`,
    `import note from '!!raw-loader!./note.txt'`,
    `import picture from './part.gif'`,
  ]
  return [
    imports.join('\n'),
    makeParagraph(random),
    '<Part name="A" />',
    '<Lists />',
    `<PostList caption="Posts" />`,
    '{numbers.size} {note} <img src={picture} alt="" />',
    '<Frame title="Framed">\n\nKept *text*.\n\n</Frame>',
    '<Tabs groupId="os">\n<TabItem value="a" label="One">One.</TabItem>\n<TabItem value="b">Two.</TabItem>\n</Tabs>',
  ]
}

function sessionBlocks(random: Random): string[] {
  return [
    `${fence}q file title="tp.q"\n.u.x:${random.below(100)}\n${fence}`,
    `${fence}sh start\nq tp.q -p 5010\n${fence}`,
    `${fence}q process=tp\nq).u.x>-1\n1b\n${fence}`,
    `${fence}q file title="lib.q" src="/scripts/lib.q"\n${fence}`,
    `${fence}q\nq)\\l lib.q\nq).lib.x\n1\n${fence}`,
    makeSession(random),
    `<Exercise id="sum" hints={["Use \`sum\`."]}>\n\n**1.** Add.\n\n${fence}q check\nq)answer\n6\n${fence}\n\n<Answer>\n\n${fence}q\nq)sum 1 2 3\n6\n${fence}\n\n</Answer>\n\n</Exercise>`,
  ]
}

/** Files that other pages import: one by two docs, and one by the other part. */
function makeParts(random: Random): [string, MarkdownFile][] {
  const inner = {
    front: {},
    blocks: [makeParagraph(random), makeLink(random, 'content/docs/tools/_inner.mdx', 'content/docs/intro.md')],
  }
  const outer = [
    `import Inner from './_inner.mdx'`,
    '## Part {#part}',
    'Hello {props.name}, ![](./part.gif)',
    makeCode(random),
    '<Inner />',
  ]
  return [
    ['content/docs/tools/_inner.mdx', inner],
    ['content/docs/tools/_part.mdx', { front: {}, blocks: outer }],
  ]
}

function makePosts(random: Random): [string, MarkdownFile][] {
  const posts = Array.from({ length: 5 }, (_, index): [string, MarkdownFile] => {
    const path = `content/blog/202${index % 3}-0${index + 1}-11-post-${index}.md`
    const front = {
      title: makeTitle(random),
      ...(index % 2 === 0 && { description: makeParagraph(random), slug: `post-${index}` }),
      authors: [random.pick(['ada', 'ben', 'team'])],
      tags: random.pick(tagLists),
      ...(index % 3 === 0 && { series: 'How to read' }),
    }
    const link = makeLink(random, path, random.pick(docPaths.slice(0, 8)))
    const image = index === 2 ? ['![Chart](./chart.gif)'] : []
    return [
      path,
      { front, blocks: [makeParagraph(random), ...image, '<!-- truncate -->', link, ...makeBlocks(random, 3)] },
    ]
  })
  const folder = {
    front: { title: 'In a folder', author: 'Old Style', tags: ['undeclared'] },
    blocks: [makeParagraph(random)],
  }
  const hidden = {
    front: { title: 'Unlisted', unlisted: true, series: 'How to read', tags: ['rare'] },
    blocks: [makeParagraph(random)],
  }
  return [...posts, ['content/blog/2021-05-06-folder/index.md', folder], ['content/blog/2021-12-31-hidden.md', hidden]]
}

function makePages(random: Random): [string, MarkdownFile][] {
  return [
    ['content/pages/about/index.md', { front: { title: 'About' }, blocks: ['## About', ...makeBlocks(random, 3)] }],
    [
      'content/pages/team.mdx',
      { front: { title: 'Team', slug: '/people' }, blocks: ['<PostList caption="Team" />', makeParagraph(random)] },
    ],
  ]
}

function makeBlocks(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => makeBlock(random))
}

function makeData(): [string, unknown][] {
  return [
    [
      'content/docs/01-basics/_category_.json',
      { label: 'Basics', position: 1, link: { type: 'generated-index', description: 'The start.' } },
    ],
    ['content/docs/joins/_category_.yml', { label: 'Joins', position: 2, link: { type: 'doc', id: 'joins/lj' } }],
    ['content/docs/joins/deep/_category_.json', { label: 'Deep', link: { type: 'generated-index' } }],
    ['content/docs/tools/numbers.json', { size: 7 }],
    [
      'content/blog/tags.yml',
      {
        joins: { label: 'Joins', description: 'How to join.' },
        tables: { label: 'Tables', permalink: '/all-tables' },
        rare: { label: 'Rare' },
        'kdb/q': { label: 'kdb+' },
      },
    ],
    [
      'content/blog/authors.yml',
      {
        ada: { name: 'Ada', title: 'Writes', url: '/about' },
        ben: { name: 'Ben', image_url: '/img/photo.gif', socials: { github: 'ben' } },
        team: { name: 'The team', type: 'Organization' },
      },
    ],
    [
      'content/data/glossary.yml',
      {
        terms: [
          { term: 'tickerplant', also: ['tickerplants'], meaning: 'It sends updates.', doc: 'intro#fixed' },
          { term: 'splayed table', meaning: 'A file for each column.', doc: 'joins/aj' },
          { term: 'foreign key', meaning: 'A key elsewhere.' },
        ],
      },
    ],
    ['content/data/search-aliases.yml', { aliases: [{ target: '/docs/joins/aj#fixed', queries: ['asof'] }] }],
    ['content/data/search-synonyms.yml', { synonyms: { reduce: ['table'] } }],
    ['content/data/search-start.yml', { pages: [{ label: 'Start', to: '/docs/intro' }], queries: ['aj'] }],
    ['content/data/error-explanations.yml', { codes: { type: 'An argument has the wrong type.' } }],
    ['content/data/starting-points.yml', { programs: [{ title: 'Add', about: 'Adds two numbers.', code: '1+1' }] }],
    ['content/data/rates.yml', [{ pair: 'EURUSD', rate: 1.25 }]],
  ]
}

const staticFiles = {
  'content/docs/tools/note.txt': 'A raw note.\n',
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 150"><title>Icon</title></svg>\n',
  'static/robots.txt': 'User-agent: *\n', // The build writes its own.
  'static/humans.txt': 'Ada\n',
  'static/code/tools/session/tp.q': '.u.x:1\n',
  'static/scripts/lib.q': '.lib.x:1\n',
}
