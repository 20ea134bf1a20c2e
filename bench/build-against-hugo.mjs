// Builds the corpus of the peer-bench harness with this generator and with Hugo, taking turns in one run, and prints
// CPU seconds and peak memory of each and the ratio of CPU. Usage: npm run bench -- HARNESS_FOLDER [--size S|M|L] [--rounds 3]. Needs hugo and
// GNU time on PATH.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string', default: 'S' }, rounds: { type: 'string', default: '3' } },
})
const [harnessFolder] = positionals
if (!harnessFolder) throw new Error('Give the folder of the peer-bench harness: npm run bench -- HARNESS_FOLDER')

const repository = dirname(dirname(fileURLToPath(import.meta.url)))
const work = mkdtempSync(join(tmpdir(), 'tickwise-bench-'))
const harness = join(work, 'harness')
cpSync(resolve(harnessFolder), harness, { recursive: true })
cpSync(join(repository, 'bench/peer-adapter.mjs'), join(harness, 'adapters/tickwise.mjs'))
mkdirSync(join(work, 'node_modules'))
symlinkSync(repository, join(work, 'node_modules/tickwise'))

const node = (/** @type {string[]} */ ...args) =>
  execFileSync(process.execPath, args, { cwd: harness, encoding: 'utf8' })
const tools = ['tickwise', 'hugo']
node('generate-corpus.mjs', '--size', values.size, '--out', join(work, 'corpus'))
for (const tool of tools)
  node('write-site.mjs', '--tool', tool, '--corpus', join(work, 'corpus/corpus.json'), '--out', join(work, tool))

/** @type {Record<string, { clean_cpu: number; peakMB: number; htmlFiles: number; ok: boolean }[]>} */
const rounds = { tickwise: [], hugo: [] }
for (let round = 0; round < Number(values.rounds); round++) {
  for (const tool of tools) {
    const line = node('measure-build.mjs', '--tool', tool, '--site', join(work, tool), '--modules', work, '--runs', '1')
    rounds[tool]?.push(JSON.parse(line))
    console.log(line.trim())
  }
}
const median = (/** @type {number[]} */ numbers) =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
const cpu = tools.map(tool => median((rounds[tool] ?? []).map(run => run.clean_cpu)))
console.log(
  `corpus ${values.size}, median CPU seconds: tickwise ${cpu[0]}, hugo ${cpu[1]}, ratio ${((cpu[0] ?? 0) / (cpu[1] ?? 1)).toFixed(2)}`,
)
rmSync(work, { recursive: true })
