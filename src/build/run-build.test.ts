import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { repository } from '../../tests/support/run-tickwise.ts'

test('a build loads Vite, the interpreter and packages for data files only when it bundles or runs something', async () => {
  const modules = await listStaticModules('src/build/run-build.ts')
  expect(modules).toContain('src/build/write-site/output-folder.ts')
  expect(modules.filter(path => /^(?:vite$|q\/|node_modules\/(?:zod|yaml|react)\/)/.test(path))).toEqual([])
})

/**
 * The modules of the command line's bundle that are loaded as soon as `path` is, relative to the repository; packages outside of
 * the bundle by their names.
 */
async function listStaticModules(path: string): Promise<string[]> {
  const { output } = (await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['vite', '@takumi-rs/core'] },
    build: {
      ssr: true,
      write: false,
      minify: false,
      // As in bin/tickwise.js: what is in one file with `path` depends on all entries.
      rolldownOptions: {
        input: ['src/build/command-line/run-command-line.ts', 'src/build/background/background.worker.ts'],
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap(chunk => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])))
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) load(imported)
  }
  for (const { fileName, moduleIds } of chunks.values()) if (moduleIds.includes(join(repository, path))) load(fileName)
  return [...loaded].flatMap(name =>
    chunks.has(name)
      ? (chunks.get(name)?.moduleIds ?? []).map(id => id.replace(`${repository}/`, '').replace(/\?.*$/, ''))
      : name,
  )
}
