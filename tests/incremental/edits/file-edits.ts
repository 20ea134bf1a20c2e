// Edits of images and of files that are published as they are.
import { type Edit, getFile, listDocs } from './edit.ts'

export const fileEdits: Edit[] = [
  {
    name: 'replace the bytes of an image',
    weight: 2,
    change(site, random) {
      const [path, picture] = random.pick([...site.images])
      picture.grey = (picture.grey + 1 + random.below(200)) % 256
      return path
    },
  },
  {
    name: 'give an image another size',
    weight: 2,
    change(site, random) {
      const [path, picture] = random.pick([...site.images])
      Object.assign(picture, { width: 1 + random.below(2000), height: 1 + random.below(200) })
      return `${path}, ${picture.width} by ${picture.height}`
    },
  },
  {
    name: 'add an image',
    change(site, random) {
      const path = `${random.pick(['static/img/', 'content/docs/joins/', 'content/blog/'])}added-${random.below(5)}.gif`
      site.images.set(path, { width: 5, height: 5, grey: random.below(256) })
      return path
    },
  },
  {
    name: 'remove an image',
    change(site, random) {
      if (site.images.size < 3) return undefined
      const path = random.pick([...site.images.keys()])
      site.images.delete(path)
      return path
    },
  },
  {
    name: 'put back the image of a doc',
    change(site, random) {
      const path = random.pick([
        'content/docs/joins/picture.gif',
        'static/img/photo.gif',
        'content/docs/tools/part.gif',
      ])
      if (site.images.has(path)) return undefined
      site.images.set(path, { width: 9, height: 9, grey: random.below(256) })
      return path
    },
  },
  {
    name: 'change a static file',
    isSeen: true,
    change(site, random) {
      const path = random.pick(['static/humans.txt', 'static/icon.svg'])
      site.texts.set(path, `${site.texts.get(path) ?? ''}<!-- ${random.below(1000)} -->\n`)
      return path
    },
  },
  {
    name: 'add a static file',
    change(site, random) {
      const path = `static/files/${random.below(1000)}.txt`
      site.texts.set(path, 'Added.\n')
      return path
    },
  },
  {
    name: 'remove a static file',
    change(site, random) {
      const paths = [...site.texts.keys()].filter(path => /^static\/(?:files|code)/.test(path))
      if (paths.length === 0) return undefined
      const path = random.pick(paths)
      site.texts.delete(path)
      return path
    },
  },
  {
    name: 'add a static file where the build writes one',
    change(site) {
      site.texts.set('static/sitemap.xml', '<urlset/>\n')
      return 'static/sitemap.xml'
    },
  },
  {
    name: 'change a script that a doc offers',
    change(site, random) {
      const path = 'static/code/tools/session/tp.q'
      site.texts.set(path, `.u.x:${random.below(100)}\n`)
      return path
    },
  },
  {
    name: 'change a script that a page loads by name',
    change(site, random) {
      const path = 'static/scripts/lib.q'
      site.texts.set(path, `.lib.x:${random.below(100)}\n`)
      return path
    },
  },
  {
    name: 'change a text that a page imports raw',
    change(site, random) {
      site.texts.set('content/docs/tools/note.txt', `A raw note ${random.below(1000)}.\n`)
      return 'content/docs/tools/note.txt'
    },
  },
  {
    name: 'list the sources of a doc',
    change(site, random) {
      const path = random.pick(listDocs(site)).replace(/\.mdx?$/, '.sources.yml')
      site.data.set(path, [{ phrase: 'Here', source: 'https://else.example/', checked: '2024-01-01' }])
      return path
    },
  },
  {
    name: 'write a file with other line ends and a byte order mark',
    change(site, random) {
      const path = random.pick(listDocs(site))
      const { front, blocks } = getFile(site, path)
      site.texts.set(
        path,
        `\uFEFF---\r\ntitle: ${JSON.stringify(front.title ?? 'None')}\r\n---\r\n\r\n${blocks.join('\r\n\r\n')}\r\n`,
      )
      return path
    },
  },
  {
    name: 'write such a file as usual again',
    change(site) {
      const path = [...site.texts.keys()].find(path => site.markdown.has(path))
      if (path === undefined) return undefined
      site.texts.delete(path)
      return path
    },
  },
]
