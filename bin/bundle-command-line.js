// Node 20 does not run TypeScript, so Vite bundles src/build/command-line/run-command-line.ts and the workers of builds and of q's
// sockets. In a checkout the bundle is kept in node_modules/.cache/tickwise until code or packages change. It is a folder, since
// each command loads its own code.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const bundlePrefix = 'command-line-'

/**
 * The folder of the bundle, which is made if the code of `generator` has changed.
 * @param {string} generator
 */
export async function prepareCommandLine(generator) {
  const cache = join(generator, 'node_modules/.cache/tickwise')
  const bundled = join(cache, bundlePrefix + computeId(generator))
  if (existsSync(bundled)) return bundled
  const partial = `${bundled}.${process.pid}`
  await bundleCommandLine(generator, partial)
  try {
    renameSync(partial, bundled)
  } catch (error) {
    // Another process has made the same bundle meanwhile.
    if (!existsSync(bundled)) throw error
    rmSync(partial, { recursive: true })
  }
  removeOldBundles(cache, bundled)
  return bundled
}

/**
 * Bundles the command of `generator` into `folder`.
 * @param {string} generator
 * @param {string} folder
 */
export async function bundleCommandLine(generator, folder) {
  const { build } = await import('vite')
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
      outDir: folder,
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
}

/**
 * A hash that changes with the code and the packages. It looks at sizes and times only, since it is computed at every start.
 * @param {string} generator
 */
function computeId(generator) {
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

/**
 * Removes the bundles of earlier code that no process is likely to load from any more.
 * @param {string} cache
 * @param {string} bundled
 */
function removeOldBundles(cache, bundled) {
  const dayMs = 24 * 60 * 60 * 1000
  for (const name of readdirSync(cache).filter(name => name.startsWith(bundlePrefix))) {
    const file = join(cache, name)
    if (file !== bundled && statSync(file).mtimeMs < Date.now() - dayMs) rmSync(file, { recursive: true, force: true })
  }
}
