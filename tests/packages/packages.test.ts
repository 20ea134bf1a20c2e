// What others install: the generator and the interpreter as npm packs them.
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { listBuiltFiles } from '../support/built-files.ts'
import { folderForTest } from '../support/folder-for-test.ts'
import { installPackages } from '../support/installed-packages.ts'
import { commandOf, repository, runTickwise } from '../support/run-tickwise.ts'

let site: string
const browser = startBrowser({ origin: '' })

beforeAll(() => {
  site = installPackages()
})

afterAll(() => rmSync(dirname(site), { recursive: true, force: true }))

test('the package has the generator, and neither tests nor the site of the repository', () => {
  const names = readdirSync(join(site, 'node_modules/tickwise'))
  expect(names.sort()).toEqual(
    [
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'bin',
      'built',
      'package.json',
      'schemas',
      'src',
      'starter',
      'tsconfig.json',
      'types',
    ].sort(),
  )
  const files = readdirSync(join(site, 'node_modules'), { recursive: true, encoding: 'utf8' })
  expect(files.filter(path => /^(?:tickwise|@tickwise)\/.*\.test\./.test(path))).toEqual([])
})

test('the installed generator builds a site byte for byte as that of the repository does, wherever the site is', async () => {
  const fixture = join(repository, 'tests/fixtures/every-feature')
  const [copy, afterGenerator] = [join(dirname(site), 'every-feature'), join(dirname(site), 'z')]
  for (const root of [copy, site, afterGenerator]) cpSync(fixture, root, { recursive: true })
  const expected = await runTickwise('build', '--root', copy)
  expect(expected.code, expected.output).toBe(0)
  const paths = listBuiltFiles(join(copy, 'dist'))
  expect(paths.length).toBeGreaterThan(100)

  // The path of the one sorts before that of the generator, and that of the other after it.
  for (const root of [site, afterGenerator]) {
    const built = await installed().run('build', '--root', root)
    expect(built.code, built.output).toBe(0)
    expect(listBuiltFiles(join(root, 'dist'))).toEqual(paths)
    for (const path of paths)
      expect(readFileSync(join(root, 'dist', path)).equals(readFileSync(join(copy, 'dist', path))), path).toBe(true)
  }
})

test('a site that the installed command makes passes its tests, and the compiler finds a type error in it', async () => {
  const made = join(dirname(site), 'my-site')
  await installed().run('new', 'site', made)
  symlinkSync(join(site, 'node_modules'), join(made, 'node_modules'))
  const compile = () => spawnSync(join(repository, 'node_modules/.bin/tsc'), { cwd: made, encoding: 'utf8' }).stdout
  expect(compile()).toBe('')
  expect((await installed(made).run('test')).output).toMatch(/\n\d+ passed, 0 failed\n$/)
  writeFileSync(
    join(made, 'content/pages/more.ts'),
    "import { useSite } from 'tickwise'\nexport const n: number = useSite().posts\n",
  )
  expect(compile()).toMatch(/^content\/pages\/more\.ts\(2,14\): error TS2322: .*\n$/)
})

test('packages of a site are bundled, also such as Node cannot load', async () => {
  const made = join(dirname(site), 'with-icons')
  await installed().run('new', 'site', made)
  cpSync(join(site, 'node_modules'), join(made, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  const files = {
    'node_modules/icons/package.json': '{ "name": "icons", "type": "module", "exports": "./index.js" }',
    'node_modules/icons/index.js': "export { icon } from './lib'\n",
    'node_modules/icons/lib/index.js': "export const icon = '★'\n",
    'content/pages/icon.tsx':
      'import { icon } from \'icons\'\nexport default () => <main id="main"><h1>{icon}</h1></main>\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(made, path)), { recursive: true })
    writeFileSync(join(made, path), text)
  }
  // The generator of the site itself, as npm installs it.
  const { code, output } = await commandOf(join(made, 'node_modules/tickwise'), made).run('build')
  expect(code, output).toBe(0)
  expect(readFileSync(join(made, 'dist/icon.html'), 'utf8')).toContain('<h1>★</h1>')
})

test('in development, an installed generator sends browsers what search and q sessions need', async () => {
  const developed = join(dirname(site), 'developed')
  await installed().run('new', 'site', developed)
  const server = await installed(developed).startServer('dev')
  onTestFinished(server.stop)
  const { page, faults } = await browser.open(`${server.origin}/docs/intro`)
  await waitForControls(page)
  await page.getByRole('button', { name: /^Run/ }).first().click()
  await expect.poll(() => page.locator('.session').first().innerText()).toContain('Same as printed')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('table')
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

test('the types of both packages are complete', () => {
  const types = {
    'config.ts': `import { defineSite, useSite } from 'tickwise'
      const name: string = useSite().page.url
      // @ts-expect-error the title is missing
      export default defineSite({ url: name })`,
    'session.ts': `import { createSession, type Output } from '@tickwise/q'
      import { listWords } from '@tickwise/q/language'
      const output: Output = createSession().run(listWords()[0]!.name)
      // @ts-expect-error it is text
      export const text: number = output.output`,
  }
  const folder = join(site, 'types')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(types)) writeFileSync(join(folder, name), text)
  const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023']
  const { stdout, status } = spawnSync(
    join(repository, 'node_modules/.bin/tsc'),
    [...options, '--jsx', 'react-jsx', ...Object.keys(types)],
    { cwd: folder, encoding: 'utf8' },
  )
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
})

test('the example for Node in the README of the interpreter prints the sums', async () => {
  const examples = readExamples()
  const folder = join(site, 'node-example')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'session.js'), examples.get('session.js') ?? '')
  const { stdout } = await promisify(execFile)('node', [join(folder, 'session.js')])
  expect(stdout).toBe('sym| size\n---| ----\na  | 40  \nb  | 20  \n\n')
})

test('the page in the README of the interpreter runs q under a policy that allows its own scripts alone', async () => {
  const examples = readExamples()
  const folder = folderForTest({
    'page.html': examples.get('page.html') ?? '',
    'page.js': examples.get('page.js') ?? '',
  })
  cpSync(join(site, 'node_modules/@tickwise/q/dist'), join(folder, 'q'), { recursive: true })
  const { page, faults } = await browser.open(`${await serve(folder)}/page.html`)
  await page.getByLabel('q)').fill('til[5]*2')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator('output').textContent()).toBe('0 2 4 6 8\n')
  expect(faults).toEqual([])
})

test('the worker in the README of the interpreter fetches the library when an input needs it', async () => {
  const examples = readExamples()
  const worker = (examples.get('q.worker.js') ?? '').replace('@tickwise/q', './q/index.js')
  const folder = folderForTest({
    'page.html': '<!doctype html><title>q</title><script type="module" src="console.js"></script>',
    'q.worker.js': worker,
    'console.js': examples.get('console.js') ?? '',
  })
  cpSync(join(site, 'node_modules/@tickwise/q/dist'), join(folder, 'q'), { recursive: true })
  const { page } = await browser.open('about:blank')
  const printed = page.waitForEvent('console')
  await page.goto(`${await serve(folder)}/page.html`)
  expect((await printed).text()).toBe('c| t f a\n-| -----\na| j    \nb| s    \nq)')
})

/** The installed command, typed in the folder of the site or in another. */
const installed = (folder = site) => commandOf(join(site, 'node_modules/tickwise'), folder)

/** The files in the README of the interpreter: each is named on the line above its code. */
function readExamples(): Map<string, string> {
  const readme = readFileSync(join(site, 'node_modules/@tickwise/q/README.md'), 'utf8')
  const examples = readme.matchAll(/^`([\w.]+)`[^\n]*:\n\n```\w+\n(.*?)^```$/gms)
  return new Map([...examples].map(([, name = '', code = '']) => [name, code]))
}

/** Serves a folder under a policy that allows nothing but scripts of its own; returns the origin. */
async function serve(folder: string): Promise<string> {
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }
  const server = createServer((request, response) => {
    const path = join(folder, request.url ?? '/')
    response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain')
    response.setHeader('Content-Security-Policy', "default-src 'none'; script-src 'self'")
    response.end(readFileSync(path))
  })
  onTestFinished(() => void server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
