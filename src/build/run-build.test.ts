import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { repository } from '../../tests/support/run-tickwise.ts'

test('a build loads Vite, the interpreter, and packages for data files only when it bundles or runs something', async () => {
  const modules = await listStaticModules('src/build/run-build.ts')
  expect(modules).toContain('src/build/write-site/output-folder.ts')
  expect(modules.filter(path => /^(?:vite$|q\/|node_modules\/(?:vite|zod|yaml|react)\/)/.test(path))).toEqual([])
})

/** The modules that are loaded as soon as `entry` is, relative to the repository; packages outside of the bundle by their names. */
async function listStaticModules(entry: string): Promise<string[]> {
  const { output } = (await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['vite', '@takumi-rs/core'] },
    build: { ssr: entry, write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap(chunk => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])))
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) load(imported)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) load(chunk.fileName)
  return [...loaded].flatMap(name =>
    chunks.has(name)
      ? (chunks.get(name)?.moduleIds ?? []).map(id => id.replace(`${repository}/`, '').replace(/\?.*$/, ''))
      : name,
  )
}
