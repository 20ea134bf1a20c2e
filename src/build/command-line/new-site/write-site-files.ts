// Writes the files of a new site: those of `starter/site`, over them those of its host, and a package.json.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listOwnPackages, readOwnManifest } from '../own-packages.ts'
import type { Host } from './hosts.ts'

/** What is asked of a new site. */
export interface NewSite {
  /** The absolute path of its folder. */
  folder: string
  title: string
  /** Where it is published, such as `https://ada.example`, and the path below it: `/` or `/my-site/`. */
  url: string
  base: string
  host: Host
}

/** What the files of the starter say, which a new site replaces. */
const inStarter = { title: 'My site', name: 'my-site', url: 'https://example.com', base: '/' }

/** Writes the site into its folder, which must be new or empty. */
export function writeSiteFiles(site: NewSite, generator: string) {
  const { folder, host } = site
  mkdirSync(folder, { recursive: true })
  cpSync(join(generator, 'starter/site'), folder, { recursive: true })
  cpSync(join(generator, 'starter/hosting', host), folder, { recursive: true })
  // npm packs no file with the name `.gitignore`.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  fillIn(folder, site)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(createManifest(folder, generator), undefined, 2)}\n`)
}

function fillIn(folder: string, { title, url, base }: NewSite) {
  edit(join(folder, 'site.config.ts'), text => {
    const withTitle = replaceOnce(text, formatSetting('title', inStarter.title), formatSetting('title', title))
    const withUrl = replaceOnce(withTitle, formatSetting('url', inStarter.url), formatSetting('url', url))
    return replaceOnce(withUrl, formatSetting('base', inStarter.base), formatSetting('base', base))
  })
  edit(join(folder, 'README.md'), text => replaceOnce(text, `# ${inStarter.title}\n`, `# ${title}\n`))
  for (const file of ['hosting.md', 'wrangler.jsonc'].map(name => join(folder, name)).filter(path => existsSync(path)))
    edit(file, text =>
      // A server finds the pages of a site below a path in a folder of that name.
      text.replaceAll(inStarter.name, derivePackageName(folder)).replaceAll('/srv/site/', `/srv/site${base}`),
    )
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function replaceOnce(text: string, from: string, to: string): string {
  const [before, after, ...further] = text.split(from)
  if (after === undefined || further.length > 0) throw new Error(`The starter must contain \`${from}\` once.`)
  return `${before}${to}${after}`
}

/** A line of the configuration: `  title: 'My site',`, or with double quotes `  title: "Ada's site",`. */
const formatSetting = (key: string, value: string) =>
  `\n  ${key}: ${/['\\]/.test(value) ? JSON.stringify(value) : `'${value}'`},\n`

function createManifest(folder: string, generator: string) {
  const { engines, devDependencies } = readOwnManifest(generator)
  const commands = ['dev', 'build', 'preview', 'start', 'new', 'examples'].map(name => [name, `tickwise ${name}`])
  const types = ['@types/react', 'typescript'].map(name => [name, devDependencies[name]])
  return {
    name: derivePackageName(folder),
    private: true,
    type: 'module',
    engines,
    scripts: { ...Object.fromEntries(commands), test: 'tsc && tickwise test' },
    dependencies: listOwnPackages(generator, folder),
    devDependencies: Object.fromEntries(types) as Record<string, string>,
  }
}

/** `/home/ada/My Site` -> `my-site`. */
export function derivePackageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  return name === '' ? inStarter.name : name
}
