// Changes single lines of `q` or `src` on purpose, one at a time, runs the tests against each change, and lists the changes that
// no test noticed. Works on a copy of the last commit. Of `src`, a change first meets the compiler and the unit tests that import
// the changed file, and only if they notice nothing the tests of the built site.
//
// Usage: node tools/break-lines.mjs [--folder q] [--count 60] [--seed 1]
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'q' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
})

const minuteMs = 60_000

/**
 * What tests a folder, the fastest first, each with the time after which a change counts as one that made it loop for ever.
 * Checks with `related` also get the path of the changed file.
 */
const checksByFolder = {
  q: [{ command: ['vitest', 'run', '--project', 'unit', 'q'], related: false, limitMs: 2.5 * minuteMs }],
  src: [
    { command: ['tsc'], related: false, limitMs: minuteMs },
    {
      command: ['vitest', 'related', '--run', '--passWithNoTests', '--project', 'unit'],
      related: true,
      limitMs: 4 * minuteMs,
    },
    { command: ['vitest', 'run', '--project', 'site'], related: false, limitMs: 20 * minuteMs },
  ],
}
const folder = values.folder
if (folder !== 'q' && folder !== 'src') throw new Error(`--folder is q or src, not ${folder}.`)
const checks = checksByFolder[folder]

/** What is replaced by what; the first of a line that fits is taken. */
const changes = /** @type {const} */ ([
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' < ', ' <= '],
  [' <= ', ' < '],
  [' > ', ' >= '],
  [' >= ', ' > '],
  [' + ', ' - '],
  [' - ', ' + '],
  [' * ', ' + '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' ?? ', ' && '],
  ['true', 'false'],
  ['false', 'true'],
  ["signal('type')", "signal('length')"],
  ["signal('length')", "signal('type')"],
  ['(!', '('],
  [' 0', ' 1'],
  [' 1', ' 2'],
])

const repository = dirname(dirname(fileURLToPath(import.meta.url)))
const copy = mkdtempSync(join(tmpdir(), 'tickwise-break-'))
execFileSync('git', ['worktree', 'add', '--detach', '--quiet', copy, 'HEAD'], { cwd: repository })
symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'))
try {
  if (!(await checksPass(''))) throw new Error(`The tests of ${folder} fail without any change.`)
  const unnoticed = []
  for (const change of chooseChanges()) if (!(await isNoticed(change))) unnoticed.push(change)
  for (const { path, line, from, to } of unnoticed) console.log(`${path}:${line}  ${from.trim()}  ->  ${to.trim()}`)
  const noticed = Number(values.count) - unnoticed.length
  console.log(`${noticed} of ${values.count} changes were noticed`)
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: repository })
  rmSync(copy, { recursive: true, force: true })
}

/** Lines of production files, chosen by the seed, each with a changed version. */
function chooseChanges() {
  const possible = listSources().flatMap(path =>
    readFileSync(join(copy, path), 'utf8')
      .split('\n')
      .flatMap((from, index) => {
        const change = isCode(from) && changes.find(([text]) => from.includes(text))
        return change ? [{ path, line: index + 1, from, to: from.replace(change[0], change[1]) }] : []
      }),
  )
  let state = Number(values.seed)
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: Number(values.count) }, () =>
    possible.splice(Math.floor(random() * possible.length), 1),
  ).flat()
}

function listSources() {
  const files = readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !file.startsWith('tests'))
    .sort()
    .map(file => join(folder, file))
}

/** Neither a comment, nor a line that only types look at, nor a loop: one step too many past the end of typed data changes nothing. */
function isCode(/** @type {string} */ line) {
  return !/^\s*(?:\/?\*|\/\/|import |export type|type |interface |for )/.test(line)
}

/** Whether a test fails, or does not end, with the change. */
async function isNoticed(/** @type {ReturnType<typeof chooseChanges>[number]} */ { path, line, to }) {
  const file = join(copy, path)
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text
      .split('\n')
      .with(line - 1, to)
      .join('\n'),
  )
  const isGreen = await checksPass(path)
  writeFileSync(file, text)
  console.log(`${isGreen ? 'unnoticed' : 'noticed'}  ${path}:${line}`)
  return !isGreen
}

async function checksPass(/** @type {string} */ path) {
  for (const { command, related, limitMs } of checks)
    if (!(await passes(related ? [...command, path] : command, limitMs))) return false
  return true
}

/** Runs one check in a process group of its own: a change may make one loop for ever, which ends only with the group. */
async function passes(/** @type {string[]} */ command, /** @type {number} */ limitMs) {
  const options = command[0] === 'vitest' ? [...command, '--bail', '1', '--silent', '--retry', '0'] : command
  const check = spawn('npx', options, { cwd: copy, stdio: 'ignore', detached: true })
  const timer = setTimeout(() => process.kill(-Number(check.pid), 'SIGKILL'), limitMs)
  const [code] = await once(check, 'close')
  clearTimeout(timer)
  return code === 0
}
