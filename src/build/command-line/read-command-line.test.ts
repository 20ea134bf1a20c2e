import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readCommandLine, usage } from './read-command-line.ts'

/** Reads the command line as in the folder of the site `current`. */
const read = (args: string[], current: string) => readCommandLine(args, current, current)

const site = (files: Record<string, string> = {}) => folderForTest({ 'site.config.ts': '', ...files })

test('without options, the site of the current folder is read, written to dist and served on port 3000', () => {
  vi.stubEnv('PORT', undefined)
  const generator = site()
  expect(read(['build'], generator)).toEqual({
    command: 'build',
    names: [],
    folders: {
      generator,
      root: generator,
      out: join(generator, 'dist'),
      cache: join(generator, 'node_modules/.cache/tickwise'),
    },
    port: 3000,
    checksExternalLinks: false,
  })
})

test('options choose the site, the output, the cache, the port and whether links to other sites are checked', () => {
  vi.stubEnv('PORT', '4000')
  const [generator, root, out] = [site(), site(), folderForTest({})]
  const options = ['--root', root, '--out', out, '--cache', '/kept', '--port', '5000', '--check-links']
  expect(read(['start', ...options], generator)).toEqual({
    command: 'start',
    names: [],
    folders: { generator, root, out, cache: '/kept' },
    port: 5000,
    checksExternalLinks: true,
  })
})

test('a build without a cache has no folder for it', () => {
  expect(read(['build', '--no-cache'], site())?.folders.cache).toBeUndefined()
})

test('a test needs no output folder, whatever is in the usual one', () => {
  const generator = site({ 'dist/other.txt': '' })
  expect(readCommandLine(['test', '--cache', '/kept'], generator, generator)).toMatchObject({
    command: 'test',
    folders: { generator, root: generator, cache: '/kept' },
  })
})

test('the environment may set the port', () => {
  vi.stubEnv('PORT', '65535')
  expect(read(['dev'], site())?.port).toBe(65_535)
})

test('the words after `new` name the file', () => {
  const generator = site()
  for (const names of [
    ['doc', 'a/b'],
    ['doc', 'a/b', 'A title'],
    ['post', 'A title'],
  ])
    expect(read(['new', ...names], generator)).toMatchObject({ command: 'new', names })
})

test('a request for help needs no command', () => {
  expect(read(['--help'], '/nowhere')).toBeUndefined()
  expect(usage).toMatchInlineSnapshot(`
    "Usage: tickwise dev|build|preview|start [--root DIR] [--out DIR] [--port N] [--check-links]
                                          [--cache DIR|--no-cache]
           tickwise test [--root DIR] [--check-links] [--cache DIR|--no-cache]
           tickwise new site FOLDER (see tickwise new site --help)
           tickwise new doc PATH [TITLE] [--root DIR]
           tickwise new post TITLE [--root DIR]
           tickwise examples [--write] [PAGE...] [--root DIR]
           tickwise move SOURCE [--write] [--to DIR]
           tickwise q [FILE] (see tickwise q --help)"
  `)
})

test.each([
  [['build', '--no-cache', '--cache', 'a'], 'Give either --cache or --no-cache.'],
  [[], 'A command is missing.'],
  [['biuld'], 'Unknown command: biuld.'],
  [['new'], '`new` needs `site FOLDER`, `doc PATH`, `doc PATH TITLE` or `post TITLE`.'],
  [['new', 'page', 'a'], '`new` needs `site FOLDER`, `doc PATH`, `doc PATH TITLE` or `post TITLE`.'],
  [['new', 'doc'], '`new` needs `site FOLDER`, `doc PATH`, `doc PATH TITLE` or `post TITLE`.'],
  [['new', 'doc', 'a', 'b', 'c'], '`new` needs `site FOLDER`, `doc PATH`, `doc PATH TITLE` or `post TITLE`.'],
  [['new', 'post'], '`new` needs `site FOLDER`, `doc PATH`, `doc PATH TITLE` or `post TITLE`.'],
  [['new', 'post', 'Why', 'q'], '`new` needs `site FOLDER`, `doc PATH`, `doc PATH TITLE` or `post TITLE`.'],
  [['test', 'my', 'site'], '`test` takes no my site.'],
  [['test', '--out', 'dist'], '`test` builds into a folder that it removes, and takes no --out.'],
  [['build', 'my', 'site'], '`build` takes no my site.'],
  [['dev', '--root', '/nowhere'], 'There is no site.config.ts in /nowhere.'],
  [['dev', '--port', '0'], 'The port must be a number from 1 to 65535, not 0.'],
  [['dev', '--port', '65536'], 'The port must be a number from 1 to 65535, not 65536.'],
  [['dev', '--port', '80.5'], 'The port must be a number from 1 to 65535, not 80.5.'],
])('%j is an error', (args, message) => {
  const generator = site()
  expect(() => read(args, generator)).toThrow(new Error(message))
})

test('the output replaces neither the site nor the generator, nor a folder around one', () => {
  const [generator, root] = [site(), folderForTest({ 'sites/mine/site.config.ts': '' })]
  const mine = join(root, 'sites/mine')
  const readOut = (out: string) => () => read(['build', '--root', mine, '--out', out], generator)
  for (const out of [mine, join(root, 'sites'), generator])
    expect(readOut(out)).toThrow(new Error(`--out ${out} would replace the site itself.`))
  expect(readOut(join(root, 'sites/min'))).not.toThrow()
})

test('the output replaces an earlier build or an empty folder, but no other files', () => {
  const generator = site()
  const readOut = (files: Record<string, string>) => {
    const out = folderForTest(files)
    return { out, run: () => read(['build', '--out', out], generator)?.folders.out }
  }
  const [empty, built, other] = [readOut({}), readOut({ '.build-id': '', 'a.html': '' }), readOut({ 'a.txt': '' })]
  expect(empty.run()).toBe(empty.out)
  expect(built.run()).toBe(built.out)
  expect(other.run).toThrow(
    new Error(`--out ${other.out} holds files that no build wrote; empty it, or choose another folder.`),
  )
})
