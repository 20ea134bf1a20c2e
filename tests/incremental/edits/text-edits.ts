// Edits of the text below the front matter.
import {
  innerCode,
  makeAdmonition,
  makeBlock,
  makeCode,
  makeLink,
  makeSession,
  makeStyledText,
  makeTitle,
  makeWord,
  makeWrongSession,
  relate,
} from '../blocks.ts'
import type { Random } from '../random.ts'
import type { Site } from '../site-model.ts'
import { type Edit, findBlock, getFile, isPage, listDocs, listTexts, replaceInBlock } from './edit.ts'

export const textEdits: Edit[] = [
  {
    name: 'change a word of a paragraph',
    weight: 3,
    change: (site, random) => replaceInBlock(site, random, /(?<=^Here )\w+/, () => makeWord(random)),
  },
  {
    name: 'replace a word by one of the same length',
    change: (site, random) =>
      replaceInBlock(site, random, /\b(?:price|trade|quote|value|group|query)\b/, found =>
        random.pick(['price', 'trade', 'quote', 'value', 'group', 'query'].filter(word => word !== found)),
      ),
  },
  { name: 'add a block', weight: 2, change: (site, random) => insertBlock(site, random, makeBlock(random)) },
  {
    name: 'remove a block',
    change(site, random) {
      const place = findBlock(site, random, /^(?!import |<!--)/)
      if (!place || place.file.blocks.length < 3) return undefined
      place.file.blocks.splice(place.index, 1)
      return place.path
    },
  },
  {
    name: 'move a block to another page',
    change(site, random) {
      const place = findBlock(site, random, /^(?:Here|##|:::|- |\|)/)
      if (!place) return undefined
      place.file.blocks.splice(place.index, 1)
      return `${place.path} to ${insertBlock(site, random, place.block)}`
    },
  },
  {
    name: 'change a heading',
    weight: 2,
    change: (site, random) => replaceInBlock(site, random, /(?<=^#{2,3} )[^{\n]+/, () => makeTitle(random)),
  },
  {
    name: 'change the text of a heading that links lead to',
    change: (site, random) =>
      replaceInBlock(site, random, /^## Fixed.*$/, found => (found === '## Fixed' ? '## Not fixed' : '## Fixed')),
  },
  {
    name: 'give a heading an id',
    change: (site, random) =>
      replaceInBlock(site, random, /^## [^{\n]+$/, found => `${found} {#id-${random.below(100)}}`),
  },
  {
    name: 'add a link to another page',
    weight: 3,
    change: (site, random) => insertLink(site, random, random.pick(listTexts(site).filter(isPage))),
  },
  {
    name: 'let a link lead to another page',
    weight: 2,
    change: (site, random) =>
      replaceInBlock(site, random, /(?<=\]\()\.[^)]+/, (_, path) => relate(path, random.pick(listDocs(site)))),
  },
  {
    name: 'break a link',
    change: (site, random) =>
      replaceInBlock(site, random, /(?<=\]\()\.[^)]+/, () =>
        random.pick(['./nowhere.md', '/docs/nowhere', '/nowhere.gif']),
      ),
  },
  {
    name: 'mend a link',
    weight: 2,
    change: (site, random) =>
      replaceInBlock(site, random, /(?<=\]\()[^)]*(?:nowhere|not-there)[^)]*/, (_, path) =>
        relate(path, random.pick(listDocs(site))),
      ),
  },
  {
    name: 'break an anchor',
    change: (site, random) => replaceInBlock(site, random, /(?<=\]\([^)]*#)fixed/, () => 'not-there'),
  },
  {
    name: 'add a link to an anchor',
    change: (site, random) => insertLink(site, random, random.pick(listDocs(site)), 'fixed'),
  },
  {
    name: 'add a link to a static file or an address',
    change: (site, random) =>
      insertBlock(
        site,
        random,
        `[Here](${random.pick(['/code/tools/session/tp.q', '/docs/joins/aj', '/intro', '/blog/tags/rare', '/people'])})`,
      ),
  },
  {
    name: 'show an image',
    weight: 2,
    change(site, random) {
      const path = random.pick(listTexts(site))
      const picture = random.pick([...site.images.keys()])
      const address = picture.startsWith('static/') ? picture.slice('static'.length) : relate(path, picture)
      getFile(site, path).blocks.push(`![Picture ${random.below(10)}](${address})`)
      return `${path}: ${address}`
    },
  },
  {
    name: 'change an output of q so that it is wrong',
    weight: 3,
    change: (site, random) => replaceInBlock(site, random, /(?<=^q\)a\+\d+\n)\d+/m, found => String(Number(found) + 1)),
  },
  {
    name: 'add a q block that prints something wrong',
    change: (site, random) => insertBlock(site, random, makeWrongSession(random)),
  },
  { name: 'add a q block', change: (site, random) => insertBlock(site, random, makeSession(random)) },
  {
    name: 'change a number in q code',
    weight: 2,
    change: (site, random) => replaceInBlock(site, random, /(?<=^q\)a:)\d+/m, () => String(random.below(1000))),
  },
  {
    name: 'change the file of a simulated process',
    change: (site, random) => replaceInBlock(site, random, /(?<=\.u\.x:)-?\d+/, () => String(random.below(9) - 4)),
  },
  {
    name: 'change a check of an exercise',
    change: (site, random) => replaceInBlock(site, random, /(?<=q\)answer\n)\d+/, found => (found === '6' ? '7' : '6')),
  },
  {
    name: 'add code of some language',
    weight: 2,
    change: (site, random) => insertBlock(site, random, makeCode(random)),
  },
  {
    name: 'use a language that another page has inside of its code, or no longer',
    change(site, random) {
      const place = findBlock(site, random, /^~~~~yaml/)
      if (!place) return `added to ${insertBlock(site, random, innerCode)}`
      place.file.blocks.splice(place.index, 1)
      return `removed from ${place.path}`
    },
    // A process knows all languages that it has ever coloured.
    async act({ builder }) {
      await builder.forget()
      return ''
    },
  },
  {
    name: 'change the title of a code block',
    change: (site, random) => replaceInBlock(site, random, /(?<=title="part)[^.]*/, () => String(random.below(10))),
  },
  { name: 'add an admonition', change: (site, random) => insertBlock(site, random, makeAdmonition(random)) },
  {
    name: 'give an admonition an unknown kind',
    change: (site, random) => replaceInBlock(site, random, /^:::\w+/, () => ':::worning'),
  },
  {
    name: 'add an inline style',
    weight: 2,
    change: (site, random) => insertBlock(site, random, makeStyledText(random)),
  },
  {
    name: 'change an inline style',
    change: (site, random) => replaceInBlock(site, random, /(?<=margin: )\d+/, () => String(random.below(20))),
  },
  {
    name: 'change the text above the truncation marker',
    change: (site, random) => replaceAbove(site, random),
  },
  {
    name: 'remove a truncation marker, or add one',
    change(site, random) {
      const path = random.pick([...site.markdown.keys()].filter(path => path.startsWith('content/blog/')))
      const { blocks } = getFile(site, path)
      const index = blocks.indexOf('<!-- truncate -->')
      if (index < 0) blocks.splice(1, 0, '<!-- truncate -->')
      else blocks.splice(index, 1)
      return path
    },
  },
  {
    name: 'give a component in MDX another prop',
    change: (site, random) =>
      replaceInBlock(site, random, /(?<=(?:caption|name|title)=")[^"]*/, () => makeTitle(random)),
  },
]

function insertBlock(site: Site, random: Random, block: string): string {
  const path = random.pick(listTexts(site))
  const { blocks } = getFile(site, path)
  // Below the imports of an MDX file, and above the marker of a post or below it.
  blocks.splice(1 + random.below(blocks.length), 0, path.endsWith('.mdx') ? toMdx(block) : block)
  return path
}

function insertLink(site: Site, random: Random, target: string, heading?: string): string {
  const path = random.pick(listTexts(site))
  getFile(site, path).blocks.push(makeLink(random, path, target, heading))
  return `${path} to ${target}`
}

/** MDX takes `style` as an object, and has no HTML comments. */
function toMdx(block: string): string {
  return block
    .replace(/style="margin: (\d+)px; color: (\w+)"/, "style={{margin: $1, color: '$2'}}")
    .replace('<!-- truncate -->', '{/* truncate */}')
}

function replaceAbove(site: Site, random: Random): string | undefined {
  const posts = [...site.markdown].filter(([, { blocks }]) => blocks.includes('<!-- truncate -->'))
  if (posts.length === 0) return undefined
  const [path, { blocks }] = random.pick(posts)
  blocks.unshift(`Above ${makeWord(random)}.`)
  return path
}
