import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
const folder = join(repository, 'node_modules/.cache/tickwise/bench-q')

/** What is compared with. Flechette is a part of Arquero whose later versions need a package that the registry lacks. */
const dependencies = { '@duckdb/duckdb-wasm': '1.32.0', '@uwdata/flechette': '2.0.0', arquero: '8.0.3' }
const okRepository = 'https://github.com/JohnEarnest/ok.git'

/** Puts the peers into a cache beside the packages of the project, which do not depend on them. */
export function fetchPeers() {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: folder, stdio: 'inherit' })
}

/** Loads a package that was fetched. */
export const requirePeer = createRequire(join(folder, 'package.json'))

/** The module of oK, which is in no package registry; undefined where its repository cannot be reached. */
export function requireOk() {
  const clone = join(folder, 'ok')
  try {
    if (!existsSync(clone)) execFileSync('git', ['clone', '--quiet', '--depth', '1', okRepository, clone])
    return requirePeer(join(clone, 'oK.js'))
  } catch {
    return undefined
  }
}
