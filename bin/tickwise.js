#!/usr/bin/env node
// Node 20 does not run TypeScript, so Vite bundles src/build/command-line/run-command-line.ts into one module, which then
// runs. The bundle is kept in node_modules/.cache/tickwise until a file of src or q changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
const generator = fileURLToPath(new URL('..', import.meta.url))
const bundled = join(generator, `node_modules/.cache/tickwise/command-line-${process.env.NODE_ENV}.mjs`)
const stamp = `// ${stampOf('src', 'q')}\n`

if (!existsSync(bundled) || !readFileSync(bundled, 'utf8').startsWith(stamp)) await bundleCommandLine()
/** @type {typeof import('../src/build/command-line/run-command-line.ts')} */
const { runCommandLine } = await import(pathToFileURL(bundled).href)
await runCommandLine(process.argv.slice(2), generator)

/**
 * A hash that changes with every file of `folders`. It looks at sizes and times only, since it is computed at every start.
 * @param {...string} folders
 */
function stampOf(...folders) {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const entry of readdirSync(join(generator, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      const { mtimeMs, size } = statSync(file)
      hash.update(`${file}\n${mtimeMs}\n${size}\n`)
    }
  return hash.digest('hex')
}

async function bundleCommandLine() {
  const { build } = await import('vite')
  const result = await build({
    root: generator,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    build: {
      ssr: 'src/build/command-line/run-command-line.ts',
      write: false,
      minify: false,
      // Packages stay out of the bundle and are imported from node_modules.
      rolldownOptions: { external: /^[^./\0#]/, output: { codeSplitting: false } },
    },
  })
  const [{ code }] = /** @type {import('vite').Rolldown.RolldownOutput} */ (result).output
  mkdirSync(dirname(bundled), { recursive: true })
  // Renamed when complete, since another process may read it at the same time.
  writeFileSync(`${bundled}.${process.pid}`, stamp + code)
  renameSync(`${bundled}.${process.pid}`, bundled)
}
