import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { folderForTest } from '../../../../tests/support/folder-for-test.ts'
import { repository } from '../../../../tests/support/run-tickwise.ts'
import { hosts } from './hosts.ts'
import { newSiteUsage, runNewSiteCommand } from './new-site-command.ts'

test('a site gets all files of the starter, and what is particular to it', async () => {
  const { folder, code } = await makeSite('--title', "Ada's notes", '--url', 'https://ada.example/notes')
  expect(code).toBe(0)
  const starter = listFiles(join(repository, 'starter/site')).filter(path => path !== 'gitignore')
  expect(listFiles(folder)).toEqual([...starter, '.gitignore', 'hosting.md', 'package.json'].sort())
  const config = read(folder, 'site.config.ts')
  for (const line of [`title: "Ada's notes",`, "url: 'https://ada.example',", "base: '/notes/',"])
    expect(config).toContain(`\n  ${line}\n`)
  expect(read(folder, 'README.md')).toMatch(/^# Ada's notes\n/)
})

test('its package.json has the commands, this version and the packages for types', async () => {
  const { folder } = await makeSite()
  const { version, devDependencies } = JSON.parse(read(repository, 'package.json')) as Manifest
  expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({
    name: 'my-site',
    scripts: { dev: 'tickwise dev', build: 'tickwise build', test: 'tsc && tickwise test' },
    dependencies: { tickwise: version },
    devDependencies: {
      '@types/react': devDependencies['@types/react'],
      typescript: devDependencies.typescript,
    },
  })
})

test('title and name are taken from the folder', async () => {
  const { folder } = await makeSiteIn('Notes on_q!', '--host', 'cloudflare')
  expect(read(folder, 'site.config.ts')).toContain("title: 'Notes on q!',")
  expect(JSON.parse(read(folder, 'package.json'))).toMatchObject({ name: 'notes-on-q' })
  expect(JSON.parse(read(folder, 'wrangler.jsonc'))).toMatchObject({ name: 'notes-on-q' })
})

test.each(hosts)(
  'every YAML, JSON and TOML file for %s can be read, and hosting.md says how to publish',
  async host => {
    const { folder } = await makeSiteIn('ada-notes', '--host', host)
    for (const path of listFiles(folder)) {
      const text = read(folder, path)
      if (/\.ya?ml$/.test(path)) expect(parse(text), path).toBeTypeOf('object')
      if (/\.jsonc?$/.test(path)) expect(JSON.parse(text), path).toBeTypeOf('object')
      // Of TOML these files use tables and strings alone.
      if (path.endsWith('.toml')) expect(text, path).toMatch(/^(?:\[[\w.]+\]\n|\w+ = "[^"\\]*"\n|\n)+$/)
      if (path !== 'site.config.ts') expect(text, path).not.toMatch(/\bmy-site\b|\bMy site\b/)
    }
    expect(read(folder, 'hosting.md')).toMatch(/^# Publish /)
  },
)

test.each([
  ['pages', ['.github/workflows/site.yml', 'hosting.md', 'static/.nojekyll']],
  ['netlify', ['hosting.md', 'netlify.toml']],
  ['cloudflare', ['hosting.md', 'wrangler.jsonc']],
  ['nginx', ['hosting.md']],
  ['caddy', ['hosting.md']],
  ['container', ['hosting.md']],
])('a site for %s differs from one without a host in the files of that host alone', async (host, paths) => {
  const [{ folder }, { folder: plain }] = [await makeSite('--host', host), await makeSite()]
  const differing = listFiles(folder).filter(
    path => !existsSync(join(plain, path)) || read(folder, path) !== read(plain, path),
  )
  // The address of a project on GitHub Pages has a path.
  expect(differing.filter(path => path !== 'site.config.ts')).toEqual(paths)
})

test('on GitHub Pages, a site is below the name of its project, or has the address that its name is', async () => {
  const { folder } = await makeSiteIn('ada-notes', '--host', 'pages')
  expect(read(folder, 'site.config.ts')).toContain("url: 'https://example.github.io',\n")
  expect(read(folder, 'site.config.ts')).toContain("base: '/ada-notes/',\n")
  const { folder: personal } = await makeSiteIn('ada.github.io', '--host', 'pages')
  expect(read(personal, 'site.config.ts')).toContain("url: 'https://ada.github.io',\n")
  expect(read(personal, 'site.config.ts')).toContain("base: '/',\n")
})

test('the workflow for GitHub Pages tests and builds as the other does, and then publishes', async () => {
  const [{ folder }, { folder: plain }] = [await makeSite('--host', 'pages'), await makeSite()]
  const [own, other] = [folder, plain].map(each => readWorkflow(each).jobs)
  const { build, publish } = own ?? {}
  expect(build?.steps.slice(0, -1)).toEqual(other?.build?.steps)
  expect(build?.steps.at(-1)).toMatchObject({ uses: 'actions/upload-pages-artifact@v5', with: { path: 'dist' } })
  expect(publish).toMatchObject({ needs: 'build', permissions: { pages: 'write', 'id-token': 'write' } })
})

test('both automatic builds test and build with a cache that outlives node_modules', async () => {
  const { folder } = await makeSite()
  const github = readWorkflow(folder).jobs.build?.steps.flatMap(({ run }) => run ?? [])
  const { site } = parse(read(folder, '.gitlab-ci.yml')) as { site: { script: string[]; cache: { paths: string[] }[] } }
  for (const commands of [github, site.script])
    expect(commands?.slice(1)).toEqual([
      'npm test -- --cache .cache/tickwise',
      'npm run build -- --cache .cache/tickwise',
    ])
  expect(site.cache.flatMap(({ paths }) => paths)).toContain('.cache/tickwise')
  expect(read(folder, '.gitignore').split('\n')).toEqual(expect.arrayContaining(['node_modules/', 'dist/', '.cache/']))
})

test('a server below a path finds the site in a folder of that name', async () => {
  const { folder } = await makeSite('--host', 'nginx', '--url', 'https://ada.example/notes/')
  expect(read(folder, 'hosting.md')).toContain('dist/ server:/srv/site/notes/\n')
  expect(read(folder, 'hosting.md')).toContain('include /srv/site/notes/.hosting/nginx.conf;')
})

test('at the end it says what was written, and the next three commands', async () => {
  const { printed } = await makeSite()
  expect(printed.replaceAll(/\S*my-site/g, 'my-site')).toMatchInlineSnapshot(`
    "wrote a site into my-site:
      .github/ (1 file)
      .gitignore
      .gitlab-ci.yml
      README.md
      components/ (4 files)
      content/ (11 files)
      files.d.ts
      hosting.md
      package.json
      site.config.ts
      static/ (2 files)
      tsconfig.json

    site.config.ts gives its address as https://example.com/. README.md says what each file is, and hosting.md how to publish.

    Next:
      cd my-site
      npm install
      npm run dev"
  `)
})

test('files in the folder are neither overwritten nor joined by others', async () => {
  const folder = folderForTest({ 'notes.txt': 'kept' })
  const { code, printed } = await run([folder])
  expect(code).toBe(1)
  expect(printed).toBe(`${folder} already holds files. Choose a new or an empty folder.`)
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('a new repository counts as an empty folder', async () => {
  const folder = folderForTest({ '.git/HEAD': '' })
  expect((await run([folder])).code).toBe(0)
  expect(existsSync(join(folder, 'site.config.ts'))).toBe(true)
})

test.each([
  [[], '`new site` needs the folder of the site.'],
  [['a', 'b'], '`new site` takes one folder, and no b.'],
  [
    ['a', '--host', 'heroku'],
    '--host must be one of none, pages, netlify, cloudflare, nginx, caddy, container, not heroku.',
  ],
  [['a', '--title', ' '], '--title must be a line of text.'],
])('%j is an error of the command line', async (args, message) => {
  expect(await run(args)).toEqual({ code: 2, printed: `${message}\n${newSiteUsage}` })
})

test.each(['ada.example', 'ftp://ada.example', 'https://ada.example/?a', 'https://ada.example/a b', ''])(
  '%j is not the address of a site',
  async url => {
    const { code, printed } = await run(['a', '--url', url])
    expect(code).toBe(2)
    expect(printed).toContain('--url must be an address such as https://ada.example or https://ada.example/notes')
  },
)

test.each(['netlify', 'cloudflare'])('%s serves no site below a path', async host => {
  const folder = join(folderForTest({}), 'my-site')
  expect(await run([folder, '--host', host, '--url', 'https://ada.example/notes'])).toEqual({
    code: 1,
    printed: `With --host ${host}, a site has an address without a path: --url https://ada.example`,
  })
  expect(existsSync(folder)).toBe(false)
})

interface Manifest {
  version: string
  devDependencies: Record<string, string>
}

interface Workflow {
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>
}

const makeSite = (...options: string[]) => makeSiteIn('my-site', ...options)

async function makeSiteIn(name: string, ...options: string[]) {
  const folder = join(folderForTest({}), name)
  return { folder, ...(await run([folder, ...options])) }
}

/** Runs the command without a terminal; returns its exit code and what it prints. */
async function run(args: string[]) {
  const printed: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation(text => {
      printed.push(text)
    })
  const before = process.exitCode
  onTestFinished(() => {
    process.exitCode = before
  })
  process.exitCode = 0
  await runNewSiteCommand(args, repository, undefined)
  return { code: process.exitCode, printed: printed.join('\n') }
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
const readWorkflow = (folder: string) => parse(read(folder, '.github/workflows/site.yml')) as Workflow

/** The paths of all files below a folder, sorted. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}
