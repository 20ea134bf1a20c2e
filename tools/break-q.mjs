// Changes single lines of q/ on purpose, one at a time, runs the tests of q/ against each change, and lists the changes that no
// test noticed. Usage: node tools/break-q.mjs [--count 60] [--seed 1]. Works on a copy of the last commit.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})

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
  if (!(await testsPass())) throw new Error('The tests of q fail without any change.')
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
  const files = readdirSync(join(copy, 'q'), { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('tests'))
    .sort()
    .map(file => join('q', file))
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
  const isGreen = await testsPass()
  writeFileSync(file, text)
  console.log(`${isGreen ? 'unnoticed' : 'noticed'}  ${path}:${line}`)
  return !isGreen
}

/** Runs the tests of q in a process group of their own: a change may make one loop for ever, which ends only with the group. */
async function testsPass() {
  const options = ['vitest', 'run', '--project', 'unit', 'q', '--bail', '1', '--silent']
  const tests = spawn('npx', options, { cwd: copy, stdio: 'ignore', detached: true })
  const timer = setTimeout(() => process.kill(-Number(tests.pid), 'SIGKILL'), 150_000)
  const [code] = await once(tests, 'close')
  clearTimeout(timer)
  return code === 0
}
