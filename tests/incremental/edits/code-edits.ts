// Edits of the code of a site: components, pages, stylesheets, an island and the sidebars file.
import type { Random } from '../random.ts'
import type { Site } from '../site-model.ts'
import type { Edit } from './edit.ts'

/** Of sites whose code imports nothing but the generator. */
export const codeEdits: Edit[] = [
  changeCaption('the markup of a component', ['components/post-list.tsx']),
  changeCaption('the markup of a component around text', ['components/frame.tsx']),
  { ...changeCaption('the home page', ['content/pages/index.tsx']), isSeen: true },
  {
    name: 'let a component look up the description of the site',
    change: (site, random) =>
      replaceInText(site, 'components/post-list.tsx', /config\.\w+/, () =>
        random.pick(['config.title', 'config.tagline', 'config.description', 'config.url']),
      ),
  },
  {
    name: 'let a component throw, or not',
    change: (site, random) =>
      replaceInText(site, 'components/frame.tsx', /<b>.*?<\/b>/, () =>
        random.pick(["<b>{String(title).startsWith('Framed') ? 'Caption 1' : undefined}</b>", '<b>{missing.name}</b>']),
      ),
  },
  {
    name: 'break the syntax of a component',
    change: site => replaceInText(site, 'components/frame.tsx', /<\/section>/, () => '</div>'),
  },
  {
    name: 'add a component, or remove it',
    change: site => addOrRemove(site, 'components/added.tsx', 'export const Added = () => <i>Added</i>\n'),
  },
  {
    name: 'add a page module, or remove it',
    change: site =>
      addOrRemove(
        site,
        'content/pages/added.tsx',
        'export const title = \'Added\'\n\nexport default () => <main id="main"><h1>Added</h1></main>\n',
      ),
  },
  {
    name: 'write a sidebars file, or another one',
    weight: 2,
    change(site, random) {
      site.texts.set('sidebars.ts', printSidebars(random))
      return 'sidebars.ts'
    },
  },
  {
    name: 'remove the sidebars file',
    change: site => (site.texts.delete('sidebars.ts') ? 'sidebars.ts' : undefined),
  },
]

/** Of sites that also have stylesheets, an island, a control and data. */
export const ownCodeEdits: Edit[] = [
  changeCaption('a component with a stylesheet', ['components/rate-table.tsx']),
  changeCaption('an island', ['components/counter.tsx']),
  changeCaption('a control', ['components/clock.client.ts']),
  changeCaption('a page with a CSS module', ['content/pages/banner.tsx']),
  changeNumber('the stylesheet of a component', 'components/rate-table.css'),
  changeNumber('the CSS module of a page', 'content/pages/banner.module.css'),
  changeNumber('a module outside of the folder of components', 'src/parts/label.ts'),
  changeNumber('a JSON file that code imports', 'src/parts/words.json'),
  changeNumber('a package of the site', 'node_modules/own-words/index.js'),
  {
    name: 'add a module that an import means rather than another, or remove it',
    isSeen: true,
    change: site => addOrRemove(site, 'src/parts/label.js', "export const label = '3px of another file'\n"),
  },
  {
    name: 'use the component with a stylesheet on a page',
    change: (site, random) => useOnPage(site, random, '<RateTable unit="cent" />'),
  },
  {
    name: 'use the island on a page',
    change: (site, random) => useOnPage(site, random, `<Counter start={${random.below(100)}} />`),
  },
  {
    name: 'let an island be attached at another time',
    change: (site, random) =>
      replaceInText(site, 'components/counter.tsx', /attach = '\w+'/, () =>
        random.pick(["attach = 'load'", "attach = 'visible'"]),
      ),
  },
  {
    name: 'ask data for a key that it does not have, or not',
    change: (site, random) =>
      replaceInText(site, 'components/data.ts', /z\.object\(\{ pair: z\.\w+\(\)/, () =>
        random.pick(['z.object({ pair: z.string()', 'z.object({ pair: z.number()']),
      ),
  },
]

function changeCaption(what: string, paths: string[]): Edit {
  return {
    name: `change ${what}`,
    change: (site, random) =>
      replaceInText(site, random.pick(paths), /Caption \d+/g, () => `Caption ${1 + random.below(1000)}`),
  }
}

function changeNumber(what: string, path: string): Edit {
  return {
    name: `change ${what}`,
    change: (site, random) =>
      replaceInText(site, path, /\d+(?=px)/, found => String(Number(found) + 1 + random.below(9))),
  }
}

function replaceInText(site: Site, path: string, pattern: RegExp, makeText: (found: string) => string) {
  const text = site.texts.get(path)
  if (text === undefined) return undefined
  const changed = text.replace(pattern, makeText)
  site.texts.set(path, changed)
  return changed === text ? undefined : path
}

function addOrRemove(site: Site, path: string, text: string): string {
  if (site.texts.delete(path)) return `removed ${path}`
  site.texts.set(path, text)
  return `added ${path}`
}

function useOnPage(site: Site, random: Random, element: string): string {
  const [path, { blocks }] = random.pick([...site.markdown].filter(([path]) => path.endsWith('.mdx')))
  blocks.push(element)
  return path
}

function printSidebars(random: Random): string {
  const items = random.shuffle([
    "'intro'",
    "{ type: 'category', label: 'By hand', items: ['joins/aj', 'joins/uj'] }",
    "{ type: 'link', label: 'Elsewhere', href: 'https://else.example' }",
    "{ type: 'autogenerated', dirName: 'tools' }",
  ])
  const other = "[{ type: 'autogenerated', dirName: '01-basics' }]"
  return `export default { docs: [${items.slice(0, 2 + random.below(3)).join(', ')}], guide: ${other} }\n`
}
