// Edits of the front matter of docs, posts and pages.
import { makeParagraph, makeTitle, makeWord } from '../blocks.ts'
import type { Random } from '../random.ts'
import type { Site } from '../site-model.ts'
import { type Edit, getFile, isPage, listArticles, listDocs, listPosts, listTexts } from './edit.ts'

type ListPaths = (site: Site) => string[]
type MakeValue = (random: Random, site: Site) => unknown

const listPages: ListPaths = site => listTexts(site).filter(isPage)

export const frontMatterEdits: Edit[] = [
  { ...setKey('title', listPages, random => makeTitle(random)), weight: 3 },
  { ...setKey('description', listPages, random => makeParagraph(random)), weight: 2 },
  { ...setKey('tags', listArticles, random => random.shuffle(tagNames).slice(0, random.below(4))), weight: 3 },
  setKey('tags', listArticles, random => [{ label: `Own ${random.below(3)}`, permalink: '/own' }]),
  setKey('tags', listArticles, random => ['rare', `new ${random.below(10)}`]),
  setKey('sidebar_label', listDocs, random => makeTitle(random)),
  setKey('sidebar_position', listDocs, random => random.below(8) / 2),
  setKey('pagination_label', listDocs, random => makeTitle(random)),
  setKey('pagination_prev', listDocs, pickNeighbour),
  setKey('pagination_next', listDocs, pickNeighbour),
  setKey('slug', listDocs, random => random.pick([`/moved-${random.below(50)}`, `near-${random.below(50)}`])),
  setKey('slug', listPosts, random => `post-at-${random.below(50)}`),
  setKey('id', listDocs, random => `own-id-${random.below(50)}`),
  setKey('keywords', listPages, random => [makeWord(random), makeWord(random)]),
  setKey('searchAliases', listPages, random => [makeWord(random), 'asof']),
  setKey('demonstration', listPages, () => true),
  setKey('image', listArticles, random => random.pick(['/img/photo.gif', 'https://else.example/a.png', './chart.gif'])),
  setKey('hide_title', listDocs, () => true),
  setKey('hide_table_of_contents', listPages, () => true),
  setKey('toc_max_heading_level', listPages, random => 2 + random.below(3)),
  setKey('unlisted', listPages, () => true),
  setKey('draft', listPages, () => true),
  setKey('displayed_sidebar', listDocs, random => random.pick([null, 'docs', 'guide'])),
  setKey('glossary', listArticles, () => false),
  setKey('custom_edit_url', listArticles, random => random.pick(['https://else.example/edit', null])),
  setKey('last_update', listArticles, random => ({ date: makeDate(random), author: random.pick(['Ada', 'Ben']) })),
  setKey('format', listPages, () => 'mdx'),
  setKey('date', listPosts, makeDate),
  setKey('authors', listPosts, random => random.shuffle(['ada', 'ben', 'team']).slice(0, 1 + random.below(2))),
  setKey('authors', listPosts, random => [{ name: `Guest ${random.below(9)}`, url: 'https://guest.example' }, 'ada']),
  setKey('series', listPosts, random => random.pick(['How to read', 'How to write'])),
  setKey('title_meta', listPosts, random => makeTitle(random)),
  ...['draft', 'unlisted', 'slug', 'pagination_next', 'pagination_prev', 'hide_title', 'image', 'format'].map(
    removeKey,
  ),
  {
    name: 'remove some key of front matter',
    weight: 3,
    change(site, random) {
      const path = random.pick(listPages(site))
      const { front } = getFile(site, path)
      const keys = Object.keys(front)
      if (keys.length < 2) return undefined
      const key = random.pick(keys)
      delete front[key]
      return `${key} of ${path}`
    },
  },
  {
    name: 'take a title from the text',
    change(site, random) {
      const path = random.pick(listDocs(site))
      const { front, blocks } = getFile(site, path)
      delete front.title
      blocks.unshift(`# ${makeTitle(random)}`)
      return path
    },
  },
]

const tagNames = ['joins', 'tables', 'rare', 'kdb/q']

/** Gives a key of a page another value than it has. */
function setKey(key: string, listPaths: ListPaths, makeValue: MakeValue): Edit {
  return {
    name: `set ${key}`,
    change(site, random) {
      const path = random.pick(listPaths(site))
      const { front } = getFile(site, path)
      const value = makeValue(random, site)
      if (value === undefined || JSON.stringify(value) === JSON.stringify(front[key])) return undefined
      front[key] = value
      // The generator refuses pages that are both.
      if (key === 'draft') delete front.unlisted
      if (key === 'unlisted') delete front.draft
      return `${path} to ${JSON.stringify(value)}`
    },
  }
}

function removeKey(key: string): Edit {
  return {
    name: `remove ${key}`,
    change(site, random) {
      const paths = listPages(site).filter(path => Object.hasOwn(getFile(site, path).front, key))
      if (paths.length === 0) return undefined
      const path = random.pick(paths)
      delete getFile(site, path).front[key]
      return path
    },
  }
}

/** The id of a doc without prefix, or none. */
function pickNeighbour(random: Random, site: Site): unknown {
  const ids = listDocs(site)
    .filter(path => path.startsWith('content/docs/joins/') && !Object.hasOwn(getFile(site, path).front, 'id'))
    .map(path => path.replace('content/docs/', '').replace(/\.mdx?$/, ''))
  return ids.length === 0 || random.chance(0.3) ? null : random.pick(ids)
}

function makeDate(random: Random): string {
  return `202${random.below(5)}-0${1 + random.below(9)}-1${random.below(10)}`
}
