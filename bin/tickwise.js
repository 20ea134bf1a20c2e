#!/usr/bin/env node
// Node 20 does not run TypeScript, so Vite bundles src/build/command-line/run-command-line.ts, which then runs, and the workers of
// builds and of q's sockets. The bundle is kept in node_modules/.cache/tickwise until code or packages change. It is a folder,
// since each command loads its own code.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
const generator = fileURLToPath(new URL('..', import.meta.url))
const cache = join(generator, 'node_modules/.cache/tickwise')
const bundlePrefix = 'command-line-'
const bundled = join(cache, bundlePrefix + computeId())

if (!existsSync(bundled)) await bundleCommandLine()
/** @type {typeof import('../src/build/command-line/run-command-line.ts')} */
const { runCommandLine } = await import(pathToFileURL(join(bundled, 'run-command-line.mjs')).href)
await runCommandLine(process.argv.slice(2), generator)

/** A hash that changes with the code and the packages. It looks at sizes and times only, since it is computed at every start. */
function computeId() {
  const hash = createHash('sha256').update(String(process.env.NODE_ENV))
  const code = ['src', 'q'].flatMap(folder =>
    readdirSync(join(generator, folder), { recursive: true, withFileTypes: true }).map(entry =>
      join(entry.parentPath, entry.name),
    ),
  )
  for (const file of [...code, join(generator, 'package-lock.json')]) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file}\n${mtimeMs}\n${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

async function bundleCommandLine() {
  const { build } = await import('vite')
  const partial = `${bundled}.${process.pid}`
  await build({
    root: generator,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    // Other packages are in the bundle, which a command reads faster than their many files.
    // The native renderer cannot be bundled.
    ssr: { noExternal: true, external: ['vite', '@takumi-rs/core'] },
    build: {
      ssr: true,
      outDir: partial,
      minify: false,
      rolldownOptions: {
        input: [
          'src/build/command-line/run-command-line.ts',
          'src/build/background/background.worker.ts',
          'src/q-pages/q-command/network/sockets.worker.ts',
        ],
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  try {
    renameSync(partial, bundled)
  } catch (error) {
    // Another process has made the same bundle meanwhile.
    if (!existsSync(bundled)) throw error
    rmSync(partial, { recursive: true })
  }
  removeOldBundles()
}

/** Removes the bundles of earlier code that no process is likely to load from any more. */
function removeOldBundles() {
  const dayMs = 24 * 60 * 60 * 1000
  for (const name of readdirSync(cache).filter(name => name.startsWith(bundlePrefix))) {
    const file = join(cache, name)
    if (file !== bundled && statSync(file).mtimeMs < Date.now() - dayMs) rmSync(file, { recursive: true, force: true })
  }
}
