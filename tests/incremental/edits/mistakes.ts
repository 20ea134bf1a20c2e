// Mistakes after which a build fails, and which are undone later.
import { type Edit, getFile, listDocs, listTexts } from './edit.ts'

export const mistakes: Edit[] = [
  {
    name: 'give a key of front matter a wrong value',
    weight: 2,
    change(site, random) {
      const path = random.pick(listDocs(site))
      const wrong = { sidebar_position: 'third', draft: 'perhaps', tags: 'a', slug: 7, pagination_next: 'nowhere' }
      const [key, value] = random.pick(Object.entries(wrong))
      getFile(site, path).front[key] = value
      return `${key} of ${path}`
    },
  },
  {
    name: 'write front matter that is not YAML',
    change(site, random) {
      const path = random.pick(listDocs(site))
      site.texts.set(path, '---\ntitle: one: two\n---\n\nText.\n')
      return path
    },
  },
  {
    name: 'leave front matter open',
    change(site, random) {
      const path = random.pick(listTexts(site))
      site.texts.set(path, '---\ntitle: Open\n\nText.\n')
      return path
    },
  },
  {
    name: 'write MDX that does not compile',
    change(site, random) {
      const path = random.pick(listTexts(site).filter(path => path.endsWith('.mdx')))
      getFile(site, path).blocks.push(random.pick(['A {brace left open', '<Tab />', '</div>', '{missing.name}']))
      return path
    },
  },
  {
    name: 'leave an admonition open',
    change(site, random) {
      const path = random.pick(listDocs(site))
      getFile(site, path).blocks.push(':::note\n\nNever closed.')
      return path
    },
  },
  {
    name: 'write a data file that is not YAML',
    change(site, random) {
      const path = random.pick([...site.data.keys()])
      site.texts.set(path, '{ "label": "Folder", "position": }\n')
      return path
    },
  },
  {
    name: 'name an author who does not exist',
    change(site, random) {
      const path = random.pick([...site.markdown.keys()].filter(path => path.startsWith('content/blog/')))
      getFile(site, path).front.authors = ['nobody']
      return path
    },
  },
  {
    name: 'give two docs the same address',
    change(site, random) {
      const [a = '', b = ''] = random.shuffle(listDocs(site))
      getFile(site, a).front.slug = '/same'
      getFile(site, b).front.slug = '/same'
      return `${a}, ${b}`
    },
  },
  {
    name: 'let broken links be errors',
    change({ config: { settings } }) {
      settings.checks = { ...(settings.checks as object), brokenLinks: 'error' }
      return 'checks'
    },
  },
]
