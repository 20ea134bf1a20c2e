import { readdirSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toError } from '../../../lib/to-error.ts'
import { siteConfigSchema } from '../../../site-config/site-config-schema.ts'
import { deriveTitle } from '../drafts.ts'
import { listOwnPackages } from '../own-packages.ts'
import { checkNewFolder, readOrExplain } from '../read-command-line.ts'
import { askForHost, type Host, hosts, readHost, type Terminal } from './hosts.ts'
import { derivePackageName, type NewSite, writeSiteFiles } from './write-site-files.ts'

export const newSiteUsage = `Usage: tickwise new site FOLDER [--host HOST] [--title TITLE] [--url URL]
       HOST is one of ${hosts.join(', ')}.
       URL is the address of the site, such as https://ada.example, with a path if it is below one.`

/** Runs `tickwise new site` with the arguments after it. Asks for the host if there is a terminal to ask on. */
export async function runNewSiteCommand(args: string[], generator: string, terminal: Terminal | undefined) {
  const given = readOrExplain(() => readArguments(args), newSiteUsage)
  if (!given) return
  try {
    checkNewFolder(given.folder)
    const host = given.host ?? (terminal ? await askForHost(terminal) : 'none')
    if (!host) {
      console.error('Nothing was written.')
      process.exitCode = 1
      return
    }
    const site = { ...given, host, ...chooseAddress(given, host) }
    writeSiteFiles(site, generator)
    console.log(describeSite(site, Object.values(listOwnPackages(generator, site.folder))))
  } catch (error) {
    console.error(toError(error).message)
    process.exitCode = 1
  }
}

type Given = Omit<NewSite, 'host' | 'url' | 'base'> & { host: Host | undefined; address: Address | undefined }
type Address = Pick<NewSite, 'url' | 'base'>

/** Undefined for a request for help. Throws with a message for the author. */
function readArguments(args: string[]): Given | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      host: { type: 'string' },
      title: { type: 'string' },
      url: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  const [name, ...others] = positionals
  if (name === undefined) throw new Error('`new site` needs the folder of the site.')
  if (others.length > 0) throw new Error(`\`new site\` takes one folder, and no ${others.join(' ')}.`)
  const folder = resolve(name)
  const host = values.host === undefined ? undefined : readHost(values.host)
  const title = (values.title ?? deriveTitle(basename(folder))).trim()
  if (title === '' || /[\r\n]/.test(title)) throw new Error('--title must be a line of text.')
  return { folder, title, host, address: values.url === undefined ? undefined : readAddress(values.url) }
}

/** `https://ada.example/notes` -> `{ url: 'https://ada.example', base: '/notes/' }`. */
function readAddress(text: string): Address {
  const { url: urlSchema, base: baseSchema } = siteConfigSchema.shape
  const { origin, pathname, search, hash } = new URL(URL.canParse(text) ? text : 'about:blank')
  const base = pathname.replace(/\/?$/, '/')
  const isUsable = urlSchema.safeParse(origin).success && baseSchema.safeParse(base).success && search + hash === ''
  if (!isUsable)
    throw new Error(`--url must be an address such as https://ada.example or https://ada.example/notes, not ${text}.`)
  return { url: origin, base }
}

/** The address that was given, or one for the author to replace. Throws with a message if the host does not serve it. */
function chooseAddress({ folder, address }: Given, host: Host): Address {
  if (address && address.base !== '/' && (host === 'netlify' || host === 'cloudflare'))
    throw new Error(`With --host ${host}, a site has an address without a path: --url ${address.url}`)
  if (address) return address
  if (host !== 'pages') return { url: 'https://example.com', base: '/' }
  // GitHub publishes a repository `ada.github.io` under that name, and any other below the name of its owner.
  const repository = basename(folder).toLowerCase()
  return /^[a-z\d-]+\.github\.io$/.test(repository)
    ? { url: `https://${repository}`, base: '/' }
    : { url: 'https://example.github.io', base: `/${derivePackageName(folder)}/` }
}

function describeSite({ folder, url, base }: NewSite, versions: string[]): string {
  const path = relative(process.cwd(), folder) || '.'
  const isPacked = versions.some(version => version.startsWith('file:'))
  const enter = path === '.' ? [] : [`  cd ${/\s/.test(path) ? JSON.stringify(path) : path}`]
  return [
    `wrote a site into ${path}:`,
    ...readdirSync(folder).flatMap(name => (name === '.git' ? [] : `  ${describeEntry(folder, name)}`)),
    '',
    `site.config.ts gives its address as ${url}${base}. README.md says what each file is, and hosting.md how to publish.`,
    ...(isPacked
      ? ['package.json refers to packed files outside of the folder, which automatic builds need too.']
      : []),
    '',
    'Next:',
    ...enter,
    '  npm install',
    '  npm run dev',
  ].join('\n')
}

/** `content` -> `content/ (14 files)`. */
function describeEntry(folder: string, name: string): string {
  const path = join(folder, name)
  if (!statSync(path).isDirectory()) return name
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return `${name}/ (${files.length} ${files.length === 1 ? 'file' : 'files'})`
}
