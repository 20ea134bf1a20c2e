import { mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import { repository } from './run-tickwise.ts'

/** Bundles a file of `src` as bin/tickwise.js does, for a thread or a process of its own. Returns the address of the bundle. */
export async function bundleForNode(entry: string): Promise<URL> {
  // Inside of the repository, since the bundle imports packages.
  const folder = mkdtempSync(join(repository, 'node_modules/.bundle-for-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['@takumi-rs/core'] },
    build: {
      ssr: entry,
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  return pathToFileURL(join(folder, basename(entry).replace(/\.ts$/, '.mjs')))
}
