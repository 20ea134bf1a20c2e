// Runs every check of the project and closes with the line "N passed, N failed". With --long the tests use full counts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isLong = process.argv.includes('--long')
const folder = mkdtempSync(join(tmpdir(), 'tickwise-test-'))
const report = join(folder, 'vitest.json')
let passed = 0
let failed = 0

for (const [name, ...command] of [
  ['types', 'tsc'],
  ['format and lint', 'biome', 'check', '.'],
  ['unused code and packages', 'knip'],
]) {
  console.log(`\n${name}`)
  if (run(...command)) passed++
  else failed++
}

const reporters = ['default', 'json', 'tests/second-tries.ts'].map(name => `--reporter=${name}`)
const isGreen = run('vitest', 'run', ...reporters, `--outputFile.json=${report}`)
const counts = readCounts()
passed += counts.passed
failed += counts.failed
// A crash outside any test, or a test file that does not load, fails too.
if (!isGreen && counts.failed === 0) failed++
rmSync(folder, { recursive: true })

process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`)

/** @param {string[]} command */
function run(...command) {
  const env = { ...process.env, ...(isLong ? { TICKWISE_TEST_LONG: '1' } : {}) }
  return spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit', env }).status === 0
}

function readCounts() {
  try {
    /** @type {{ numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }} */
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
  } catch (error) {
    console.error('Vitest wrote no report:', error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
