// Builds after edits: with the cache of the site, without it, and Hugo's full build, in turns.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFigures, medianFigures, timeCommand, timeTickwise } from './timed-commands.mjs'

/**
 * @typedef {import('./timed-commands.mjs').Figures} Figures
 * @typedef {{ name: string; make: (root: string, round: number) => void }} Edit
 */

/** @type {Edit[]} */
const edits = [
  { name: 'no edit', make() {} },
  { name: 'an edited doc', make: editDoc },
  { name: 'a new post', make: addPost },
  { name: 'another title of the site', make: changeTitle },
]

/**
 * Prints the figures of each build, the medians by edit, and sizes of caches and output.
 * @param {import('./bench-sites.mjs').Sites} sites
 * @param {number} rounds
 */
export function compareRebuilds({ tickwise, hugo }, rounds) {
  timeTickwise(tickwise)
  /** @type {Map<string, Figures[]>} */
  const runs = new Map()
  for (let round = 1; round <= rounds; round++) {
    for (const { name, make } of edits) {
      make(tickwise, round)
      for (const [builder, build] of listBuilds(tickwise, hugo)) {
        const figures = build()
        const key = `${name}, ${builder}`
        runs.set(key, [...(runs.get(key) ?? []), figures])
        console.log(formatFigures(`round ${round}: ${key}`, figures))
      }
    }
  }
  console.log('\nMedians')
  for (const [key, figures] of runs) console.log(formatFigures(key, medianFigures(figures)))
  printSizes(tickwise)
}

/**
 * @param {string} tickwise
 * @param {string | undefined} hugo
 * @returns {[name: string, build: () => Figures][]}
 */
function listBuilds(tickwise, hugo) {
  const otherOut = `${tickwise}-without-cache`
  return [
    ['with the cache', () => timeTickwise(tickwise)],
    [
      'without it',
      () => {
        rmSync(otherOut, { recursive: true, force: true })
        return timeTickwise(tickwise, '--no-cache', '--out', otherOut)
      },
    ],
    ...(hugo === undefined ? [] : [/** @type {[string, () => Figures]} */ (['hugo', () => buildWithHugo(hugo)])]),
  ]
}

/** @param {string} folder */
function buildWithHugo(folder) {
  for (const output of ['public', 'resources', '.hugo_build.lock'])
    rmSync(join(folder, output), { recursive: true, force: true })
  return timeCommand(['hugo', '--quiet'], folder)
}

/**
 * Appends a sentence to a doc in the middle, to another one each round.
 * @param {string} root
 * @param {number} round
 */
function editDoc(root, round) {
  const docs = listDocs(root)
  const file = join(root, docs[Math.floor(docs.length / 2) + round - 1] ?? docs[0] ?? '')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA sentence of round ${round}.\n`)
}

/**
 * The docs of the main version, by their paths in the site.
 * @param {string} root
 */
export function listDocs(root) {
  return readdirSync(join(root, 'content/docs'), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.mdx?$/.test(path) && !/(?:^|\/)[_.]/.test(path))
    .sort()
    .map(path => `content/docs/${path}`)
}

/**
 * @param {string} root
 * @param {number} round
 */
function addPost(root, round) {
  const front = `title: Post of round ${round}\ndescription: A post of the bench.\nslug: bench-${round}\ndate: 2031-01-01`
  const text = `---\n${front}\n---\n\nIts beginning.\n\n<!-- truncate -->\n\n## A heading\n\nIts end.\n`
  writeFileSync(join(root, `content/blog/2031-01-01-bench-${round}.md`), text)
}

/**
 * @param {string} root
 * @param {number} round
 */
function changeTitle(root, round) {
  const file = join(root, 'site.config.ts')
  const text = readFileSync(file, 'utf8')
  // The first title is that of the site: `title: 'Tickwise'`, or `"title": "Bench"`.
  const changed = text.replace(/(title['"]?: *)(['"])[^'"]*\2/, `$1$2Title ${round}$2`)
  if (changed === text) throw new Error(`${file} has no title to change.`)
  writeFileSync(file, changed)
}

/** @param {string} root */
function printSizes(root) {
  const cache = join(root, 'node_modules/.cache/tickwise')
  const parts = existsSync(cache) ? readdirSync(cache).sort() : []
  console.log('\nSizes')
  for (const part of parts) console.log(`cache, ${part}`.padEnd(56), formatSize(join(cache, part)))
  console.log('dist'.padEnd(56), formatSize(join(root, 'dist')))
}

/**
 * `12.3 MB in 45 files`
 * @param {string} path
 */
function formatSize(path) {
  const entries = statSync(path).isFile() ? [path] : listFiles(path)
  const bytes = entries.reduce((sum, file) => sum + statSync(file).size, 0)
  return `${(bytes / 1e6).toFixed(1).padStart(7)} MB in ${entries.length} files`
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}
