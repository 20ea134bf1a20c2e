// Edits that add, rename and remove files.
import { makeLink, makeParagraph, makeTitle } from '../blocks.ts'
import type { MarkdownFile } from '../site-model.ts'
import { type Edit, getFile, isPage, listDocs, listPosts, listTexts } from './edit.ts'

const maxPages = 36
const minPages = 18

const docFolders = ['', '01-basics/', 'joins/', 'joins/deep/', 'tools/', 'new/'].map(name => `content/docs/${name}`)

export const treeEdits: Edit[] = [
  {
    name: 'add a doc',
    weight: 3,
    change(site, random) {
      if (site.markdown.size > maxPages) return undefined
      const path = `${random.pick([...docFolders, 'content/docs-1.0/'])}added-${random.below(1000)}.md`
      const link = makeLink(random, path, random.pick(listDocs(site)))
      const front = { title: makeTitle(random), ...(random.chance(0.5) && { tags: ['rare'] }) }
      site.markdown.set(path, { front, blocks: [makeParagraph(random), link] })
      return path
    },
  },
  {
    name: 'add a post',
    weight: 2,
    change(site, random) {
      if (site.markdown.size > maxPages) return undefined
      const path = `content/blog/202${random.below(5)}-1${random.below(3)}-0${1 + random.below(9)}-added.md`
      const link = makeLink(random, path, random.pick(listDocs(site)))
      const front = { title: makeTitle(random), authors: ['ada'], tags: ['joins'] }
      site.markdown.set(path, { front, blocks: [makeParagraph(random), '<!-- truncate -->', link] })
      return path
    },
  },
  {
    name: 'add a standalone page',
    change(site, random) {
      // Some of these take the place of the short address of a doc.
      const path = `content/pages/${random.pick(['intro', 'hidden', `page-${random.below(9)}`])}.md`
      site.markdown.set(path, { front: { title: makeTitle(random) }, blocks: [makeParagraph(random)] })
      return path
    },
  },
  {
    name: 'remove a page',
    weight: 2,
    change(site, random) {
      const paths = [...listDocs(site), ...listPosts(site), ...listTexts(site).filter(path => /\/pages\/./.test(path))]
      if (paths.length < minPages) return undefined
      const path = random.pick(paths)
      site.markdown.delete(path)
      return path
    },
  },
  {
    name: 'rename a page, and leave the links to it as they are',
    change(site, random) {
      const path = random.pick([...listDocs(site), ...listPosts(site)])
      return move(site.markdown, path, path.replace(/(?:-renamed\d+)?(\.mdx?)$/, `-renamed${random.below(100)}$1`))
    },
  },
  {
    name: 'rename a page, and let its links follow',
    weight: 2,
    change(site, random) {
      const path = random.pick(listDocs(site))
      const [name = ''] = path.split('/').slice(-1)
      const newName = name.replace(/(?:-renamed\d+)?(\.mdx?)$/, `-renamed${random.below(100)}$1`)
      for (const { blocks } of site.markdown.values())
        blocks.forEach((block, index) => {
          blocks[index] = block.replaceAll(`/${name})`, `/${newName})`).replaceAll(`/${name}#`, `/${newName}#`)
        })
      return move(site.markdown, path, path.replace(name, newName))
    },
  },
  {
    name: 'move a doc to another category',
    weight: 2,
    change(site, random) {
      const path = random.pick(listDocs(site))
      return move(site.markdown, path, random.pick(docFolders) + path.split('/').at(-1))
    },
  },
  {
    name: 'rename the folder of a category',
    change(site, random) {
      const folder = random.pick(['joins/deep/', 'tools/', '01-basics/', 'joins/'])
      const [from, to] = [`content/docs/${folder}`, `content/docs/${folder.replace('/', `-${random.below(10)}/`)}`]
      for (const files of [site.markdown, site.data, site.images, site.texts] as Map<string, unknown>[])
        for (const [path, file] of [...files])
          if (path.startsWith(from)) {
            files.delete(path)
            files.set(path.replace(from, to), file)
          }
      return `${from} to ${to}`
    },
  },
  {
    name: 'turn a file into MDX, or back',
    change(site, random) {
      const path = random.pick([...listDocs(site), ...listPosts(site)])
      return move(site.markdown, path, path.endsWith('.mdx') ? path.slice(0, -1) : `${path}x`)
    },
  },
  {
    name: 'let a doc have another number in front of its name',
    change(site, random) {
      const path = random.pick(listDocs(site))
      return move(site.markdown, path, path.replace(/\/(?:\d+-)?([^/]*)$/, `/0${random.below(9)}-$1`))
    },
  },
  {
    name: 'swap the texts of two pages',
    change(site, random) {
      const [a = '', b = ''] = random.shuffle(listTexts(site).filter(path => isPage(path) && path.endsWith('.md')))
      const [one, other] = [getFile(site, a), getFile(site, b)]
      ;[one.blocks, other.blocks] = [other.blocks, one.blocks]
      return `${a}, ${b}`
    },
  },
  {
    name: 'remove a part that pages import, or its data',
    change(site, random) {
      const path = random.pick([
        'content/docs/tools/_part.mdx',
        'content/docs/tools/_inner.mdx',
        'content/docs/tools/numbers.json',
      ])
      return site.markdown.delete(path) || site.data.delete(path) ? path : undefined
    },
  },
]

function move(markdown: Map<string, MarkdownFile>, from: string, to: string): string | undefined {
  const file = markdown.get(from)
  if (!file || markdown.has(to)) return undefined
  markdown.delete(from)
  markdown.set(to, file)
  return `${from} to ${to}`
}
