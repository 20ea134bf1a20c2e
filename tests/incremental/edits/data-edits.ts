// Edits of the YAML and JSON files of a site: categories, tags, authors, the glossary and lists for search.
import { makeTitle, makeWord } from '../blocks.ts'
import type { Random } from '../random.ts'
import type { Site } from '../site-model.ts'
import { type Edit, listDocs } from './edit.ts'

type Entry = Record<string, unknown>

const [tags, authors] = ['content/blog/tags.yml', 'content/blog/authors.yml']
const glossary = 'content/data/glossary.yml'

export const dataEdits: Edit[] = [
  setEntry('the label of a tag', tags, random => ({ label: makeTitle(random) })),
  setEntry('the description of a tag', tags, random => ({ description: makeTitle(random) })),
  setEntry('the permalink of a tag', tags, random => ({ permalink: `/tag-${random.below(100)}` })),
  removeEntry('a tag', tags),
  {
    name: 'add a tag to tags.yml',
    change: (site, random) =>
      addEntry(site, tags, random.pick(['undeclared', `new ${random.below(10)}`]), { label: makeTitle(random) }),
  },
  setEntry('the name of an author', authors, random => ({ name: makeTitle(random) })),
  setEntry('the title of an author', authors, random => ({ title: makeTitle(random) })),
  setEntry('the image of an author', authors, () => ({ image_url: '/img/photo.gif' })),
  setEntry('the accounts of an author', authors, random => ({
    socials: { github: makeWord(random).replaceAll(' ', '') },
  })),
  removeEntry('an author', authors),
  ...[
    ['label', (random: Random) => makeTitle(random)],
    ['position', (random: Random) => random.below(5)],
    ['description', (random: Random) => makeTitle(random)],
    ['collapsed', (random: Random) => random.chance(0.5)],
    ['collapsible', (random: Random) => random.chance(0.5)],
    ['link', makeCategoryLink],
  ].map(([key, makeValue]) => setCategoryKey(key as string, makeValue as (random: Random, site: Site) => unknown)),
  {
    name: 'remove a category file',
    change(site, random) {
      const path = random.pick(listCategoryFiles(site))
      site.data.delete(path)
      return path
    },
  },
  {
    name: 'add a category file',
    change(site, random) {
      const path = `content/docs/${random.pick(['tools', 'new', '01-basics', 'joins'])}/_category_.json`
      if (site.data.has(path)) return undefined
      site.data.set(path, { label: makeTitle(random), link: { type: 'generated-index' } })
      return path
    },
  },
  {
    name: 'change the meaning of a term',
    change: (site, random) => changeTerm(site, random, () => ({ meaning: `It means ${makeTitle(random)}.` })),
  },
  {
    name: 'let a term lead to another doc',
    change: (site, random) =>
      changeTerm(site, random, () => ({ doc: random.pick(['intro', 'joins/aj', 'tools/code', 'joins/uj#fixed']) })),
  },
  {
    name: 'change the forms of a term',
    change: (site, random) => changeTerm(site, random, () => ({ also: [makeWord(random).replace(/^the |^a /, '')] })),
  },
  {
    name: 'add a term',
    weight: 2,
    change(site, random) {
      const { terms } = site.data.get(glossary) as { terms: Entry[] }
      terms.push({ term: `${random.pick(['price', 'memory', 'symbol'])}`, meaning: `It is ${makeTitle(random)}.` })
      return String(terms.length)
    },
  },
  {
    name: 'remove a term',
    change(site, random) {
      const { terms } = site.data.get(glossary) as { terms: Entry[] }
      return terms.length > 0 ? JSON.stringify(terms.splice(random.below(terms.length), 1)) : undefined
    },
  },
  setData('what search finds first', 'content/data/search-aliases.yml', (random, site) => ({
    aliases: [
      {
        target: random.pick(['/docs/joins/aj#fixed', '/docs/intro', '/docs/nowhere']),
        queries: [makeWord(random), String(listDocs(site).length)],
      },
    ],
  })),
  setData('synonyms of search', 'content/data/search-synonyms.yml', random => ({
    synonyms: { reduce: [random.pick(['table', 'column', 'nosuchword'])], [makeWord(random)]: ['price'] },
  })),
  setData('where search starts', 'content/data/search-start.yml', random => ({
    pages: [{ label: makeTitle(random), to: random.pick(['/docs/intro', '/nowhere']) }],
    queries: ['aj'],
  })),
  setData('explanations of errors', 'content/data/error-explanations.yml', random => ({
    codes: { [random.pick(['type', 'length', 'rank'])]: `It means ${makeTitle(random)} here.` },
  })),
  setData('programs of the console', 'content/data/starting-points.yml', random => ({
    programs: [{ title: makeTitle(random), about: 'A program.', code: random.pick(['1+1', '1+`a', 'til 5']) }],
  })),
  setData('imported data', 'content/docs/tools/numbers.json', random => ({ size: random.below(1000) })),
  setData('data of the site', 'content/data/rates.yml', random => [{ pair: 'EURUSD', rate: random.below(100) / 10 }]),
]

const listCategoryFiles = ({ data }: Site) => [...data.keys()].filter(path => path.includes('_category_'))

function setData(what: string, path: string, makeValue: (random: Random, site: Site) => unknown): Edit {
  return {
    name: `change ${what}`,
    change(site, random) {
      site.data.set(path, makeValue(random, site))
      return path
    },
  }
}

function setEntry(what: string, path: string, makeValues: (random: Random) => Entry): Edit {
  return {
    name: `change ${what}`,
    change(site, random) {
      const entries = site.data.get(path) as Record<string, Entry>
      const names = Object.keys(entries)
      if (names.length === 0) return undefined
      const name = random.pick(names)
      entries[name] = { ...entries[name], ...makeValues(random) }
      return `${name} ${JSON.stringify(entries[name])}`
    },
  }
}

function addEntry(site: Site, path: string, name: string, entry: Entry): string | undefined {
  const entries = site.data.get(path) as Record<string, Entry>
  if (Object.hasOwn(entries, name)) return undefined
  entries[name] = entry
  return name
}

function removeEntry(what: string, path: string): Edit {
  return {
    name: `remove ${what} from ${path}`,
    change(site, random) {
      const entries = site.data.get(path) as Record<string, Entry>
      const names = Object.keys(entries)
      if (names.length < 2) return undefined
      const name = random.pick(names)
      delete entries[name]
      return name
    },
  }
}

function setCategoryKey(key: string, makeValue: (random: Random, site: Site) => unknown): Edit {
  return {
    name: `set ${key} of a category`,
    change(site, random) {
      const path = random.pick(listCategoryFiles(site))
      const category = site.data.get(path) as Entry
      category[key] = makeValue(random, site)
      return `${path} to ${JSON.stringify(category[key])}`
    },
  }
}

function makeCategoryLink(random: Random): unknown {
  return random.pick([
    null,
    { type: 'generated-index' },
    { type: 'generated-index', title: makeTitle(random), slug: `/category-${random.below(100)}` },
    { type: 'doc', id: 'joins/aj' },
  ])
}

function changeTerm(site: Site, random: Random, makeValues: () => Entry): string | undefined {
  const { terms } = site.data.get(glossary) as { terms: Entry[] }
  if (terms.length === 0) return undefined
  return JSON.stringify(Object.assign(random.pick(terms), makeValues()))
}
