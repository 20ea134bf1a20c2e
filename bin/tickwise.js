#!/usr/bin/env node
// Node 20 runs no TypeScript; Vite, which builds the site anyway, bundles the command line into a module that Node runs.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const generator = fileURLToPath(new URL('..', import.meta.url))
const bundled = join(generator, 'node_modules/.cache/tickwise/command-line.mjs')

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
const result = await build({
  root: generator,
  configFile: false,
  envFile: false,
  logLevel: 'error',
  build: {
    ssr: 'src/framework/cli.ts',
    write: false,
    minify: false,
    rolldownOptions: { external: /^[^./\0#]/ },
  },
})
const [{ code }] = /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output
if (!existsSync(bundled) || readFileSync(bundled, 'utf8') !== code) {
  mkdirSync(dirname(bundled), { recursive: true })
  // Another process may read it meanwhile: it is there in full, or not yet.
  writeFileSync(`${bundled}.${process.pid}`, code)
  renameSync(`${bundled}.${process.pid}`, bundled)
}
/** @type {typeof import('../src/framework/cli.ts')} */
const { run } = await import(pathToFileURL(bundled).href)
await run(process.argv.slice(2), generator)
