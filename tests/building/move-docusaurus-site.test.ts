// Moves a Docusaurus site that uses each feature once, and builds what was written. The report and the texts of the new site are
// recorded; to accept an intended change, run `npm test -- move-docusaurus-site -u` and read the diff.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBuiltFiles, readBuilt } from '../support/built-files.ts'
import { folderForTest } from '../support/folder-for-test.ts'
import { repository, runTickwise } from '../support/run-tickwise.ts'

const fixture = join(repository, 'tests/fixtures/every-docusaurus-feature')
const folder = mkdtempSync(join(tmpdir(), 'tickwise-'))
const source = join(folder, 'harbour')
const moved = join(folder, 'new')
let hashBefore = ''
let build = { code: 1, output: '' }

beforeAll(async () => {
  cpSync(fixture, source, { recursive: true })
  hashBefore = hashFolder(source)
  const { code, output } = await runTickwise('move', source, '--write', '--to', moved)
  if (code !== 0) throw new Error(output)
  writePackage('clsx', "export default (...names) => names.filter(Boolean).join(' ')\n")
  build = await runTickwise('build', '--root', moved)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the new site builds without errors and without edits', () => {
  expect(build.output).toContain('0 errors')
  expect(build.code).toBe(0)
})

test('the site that moves stays as it is', () => {
  expect(hashFolder(source)).toBe(hashBefore)
})

test('the report is as recorded', async () => {
  await expect(readFileSync(join(moved, 'MOVE-REPORT.md'), 'utf8')).toMatchFileSnapshot(`${fixture}-report.md`)
})

test('the configuration, the sidebars and the texts of the new site are as recorded', async () => {
  const texts = listFiles(moved)
    .filter(path => !/^(?:dist|node_modules)\/|MOVE-REPORT|docusaurus-classes\.css$|\.svg$/.test(path))
    .map(path => `==> ${path}\n${readFileSync(join(moved, path), 'utf8').replace(/(?<="tickwise": "\^)[^"]+/, '…')}`)
  await expect(texts.join('\n')).toMatchFileSnapshot(`${fixture}-files.txt`)
})

test('what a reader sees is what the old site showed', () => {
  const dist = join(moved, 'dist')
  const doc = readBuilt('/docs/intro.html', dist)
  expect(doc).toContain('The harbour opens at 7. <strong class="signal">Ready</strong>')
  expect(doc).toContain('<td>North</td>')
  expect(readBuilt('/docs/guide/mooring.html', dist)).toContain('<em>Two lines are enough.</em>')
  expect(readBuilt('/docs/lighthouse.html', dist)).toContain('in the words of the default language')
  expect(readBuilt('/index.html', dist)).toContain('North, South')
  expect(readBuilt('/index.html', dist)).toContain('class="hero hero--primary')
})

test('images that stylesheets name are found', () => {
  const [stylesheet = ''] = /\/assets\/components-\w+\.css/.exec(readBuilt('/index.html', join(moved, 'dist'))) ?? []
  expect(readBuilt(stylesheet, join(moved, 'dist'))).toContain('url(/harbour/img/boat.svg)')
})

test('each address of the old site has a page or leads to one', () => {
  const files = new Set(listBuiltFiles(join(moved, 'dist')))
  const old = [
    ...[
      '',
      '/about',
      '/start',
      '/begin',
      '/news',
      '/news/2024/01/01/first',
      '/news/2024/02/01/tides',
      '/news/tags/boats',
      '/news/authors/ada',
      '/log',
      '/log/2024/03/01/fog',
      '/log/sun',
    ],
    ...[
      '/handbook/intro',
      '/handbook/guide',
      '/handbook/guide/mooring',
      '/handbook/guide/tides',
      '/handbook/lighthouse',
    ],
    ...['/handbook/1.0/intro', '/community', '/community/rules'],
  ]
  expect(old.filter(path => !files.has(`${path || '/index'}.html`))).toEqual([])
})

test('without --write nothing is written', async () => {
  const { code, output } = await runTickwise('move', source, '--to', join(folder, 'other'))
  expect({ code, last: output.trim().split('\n').at(-1) }).toEqual({
    code: 0,
    last: `Nothing was written. With --write, the site is written into ${join(folder, 'other')}.`,
  })
  expect(readdirSync(folder).sort()).toEqual(['harbour', 'new'])
  expect(hashFolder(source)).toBe(hashBefore)
})

const template = {
  'docusaurus.config.js':
    "module.exports = { title: 'A', url: 'https://a.example', baseUrl: '/', presets: [['classic', {}]] }\n",
  'docs/intro.md': '# Intro\n',
}

test.each<[what: string, damage: (root: string) => void, report: string]>([
  [
    'a syntax error in the configuration',
    root =>
      writeFileSync(
        join(root, 'docusaurus.config.js'),
        "module.exports = {\n  title: 'A',\n  url: 'https://a.example' }}\n",
      ),
    'The configuration could not be run',
  ],
  [
    'a configuration that throws',
    root => writeFileSync(join(root, 'docusaurus.config.js'), "throw new Error('no token')\n"),
    'The configuration could not be run: no token (docusaurus.config.js:1)',
  ],
  [
    'a configuration that exports nothing',
    root => writeFileSync(join(root, 'docusaurus.config.js'), '\n'),
    'The address of the site is unknown',
  ],
  [
    'a missing sidebars file',
    root =>
      writeFileSync(
        join(root, 'docusaurus.config.js'),
        "module.exports = { title: 'A', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] }\n",
      ),
    'The sidebars file sidebars.js does not exist.',
  ],
  [
    'a page that is no text',
    root => writeFileSync(join(root, 'docs/picture.md'), Buffer.from([0x89, 0x50, 0xff, 0x00, 0x7b, 0x3c])),
    'The file contains bytes that are not UTF-8 text.',
  ],
  ['a link to its own folder', root => symlinkSync('..', join(root, 'docs/loop')), 'This is no file that can be read'],
  ['a link to itself', root => symlinkSync('self.md', join(root, 'docs/self.md')), 'This is no file that can be read'],
  [
    'a file that cannot be read',
    root => chmodSync(join(root, 'docs/intro.md'), 0),
    process.getuid?.() === 0 ? '1 docs' : 'This is no file that can be read',
  ],
  [
    'component code with a syntax error',
    root => write(root, 'src/pages/index.js', 'export default () => <p>\n'),
    'The file has a syntax error.',
  ],
])('%s is reported, and the rest moves', async (_, damage, report) => {
  const root = folderForTest(template)
  damage(root)
  const out = join(folderForTest({}), 'new')
  const { code, output } = await runTickwise('move', root, '--write', '--to', out)
  expect(code, output).toBe(0)
  expect(output).toContain(report)
  expect(statSync(join(out, 'site.config.ts')).isFile()).toBe(true)
})

test('a sidebar without its missing docs is written', async () => {
  const root = folderForTest({
    ...template,
    'docusaurus.config.js':
      "module.exports = { title: 'A', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] }\n",
    'sidebars.js':
      "module.exports = { docs: ['intro', 'gone', { Empty: [] }, { type: 'category', label: 'B', items: ['gone'] }] }\n",
  })
  const out = join(folderForTest({}), 'new')
  const { output } = await runTickwise('move', root, '--write', '--to', out)
  expect(output).toContain('The sidebar names docs that do not exist. (sidebars.js:1)')
  expect(readFileSync(join(out, 'sidebars.ts'), 'utf8')).toBe(
    "export default {\n  docs: ['intro', { Empty: [] }],\n}\n",
  )
})

test.each<[args: (root: string) => string[], code: number, message: string]>([
  [() => [], 2, '`move` needs the folder of a Docusaurus site.'],
  [root => [root, root], 2, '`move` takes one folder'],
  [root => [root, '--to', join(root, 'new')], 2, 'The new site cannot be in'],
  [root => [root, '--to', dirname(root)], 2, 'The new site cannot be in'],
  [root => [root, '--to', fixture], 1, `${fixture} already holds files. Choose a new or an empty folder.`],
  [root => [root, '--to', `${fixture}-report.md`], 1, '-report.md is a file. Choose another name for the site.'],
  [() => ['/nowhere'], 1, 'There is no folder /nowhere.'],
  [root => [join(root, 'docs')], 1, 'is not a Docusaurus site: it has no docusaurus.config.js'],
])('mistakes in the command are explained (%#)', async (args, code, message) => {
  const result = await runTickwise('move', ...args(folderForTest(template)))
  expect(result).toMatchObject({ code, output: expect.stringContaining(message) })
})

test('a site for Docusaurus 1 has to move to Docusaurus 3 first', async () => {
  const { code, output } = await runTickwise('move', folderForTest({ 'siteConfig.js': '' }))
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('is a site for Docusaurus 1') })
})

/** A package of the new site, which `npm install` would fetch. */
function writePackage(name: string, code: string) {
  const manifest = { name, version: '2.0.0', type: 'module', exports: './index.js' }
  write(moved, `node_modules/${name}/package.json`, JSON.stringify(manifest))
  write(moved, `node_modules/${name}/index.js`, code)
}

function write(root: string, path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

function hashFolder(root: string): string {
  const hash = createHash('sha256')
  for (const path of listFiles(root)) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
