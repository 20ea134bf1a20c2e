#!/usr/bin/env node
// Node 20 runs no TypeScript; Vite, which builds the site anyway, bundles the command line into a module that Node runs. The
// module is kept until the code changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
const generator = fileURLToPath(new URL('..', import.meta.url))
const bundled = join(generator, `node_modules/.cache/tickwise/command-line-${process.env.NODE_ENV}.mjs`)
const stamp = `// ${stampOf(join(generator, 'src'))}\n`

if (!existsSync(bundled) || !readFileSync(bundled, 'utf8').startsWith(stamp)) await bundle()
/** @type {typeof import('../src/framework/cli.ts')} */
const { run } = await import(pathToFileURL(bundled).href)
await run(process.argv.slice(2), generator)

/**
 * Changes whenever a file of `folder` does.
 * @param {string} folder
 */
function stampOf(folder) {
  const hash = createHash('sha256')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file}\n${mtimeMs}\n${size}\n`)
  }
  return hash.digest('hex')
}

async function bundle() {
  const { build } = await import('vite')
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
  mkdirSync(dirname(bundled), { recursive: true })
  // Another process may read it meanwhile: it is there in full, or not yet.
  writeFileSync(`${bundled}.${process.pid}`, stamp + code)
  renameSync(`${bundled}.${process.pid}`, bundled)
}
