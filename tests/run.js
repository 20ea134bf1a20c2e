// Runs every check of the project and ends with the line "N passed, N failed". With --long, tests run all cases. Other
// arguments go to Vitest, and then only the tests that they select run: `npm test -- prefetching`, `npm test -- --changed`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const args = process.argv.slice(2)
const isLong = args.includes('--long')
const selection = args.filter(argument => argument !== '--long')
const folder = mkdtempSync(join(tmpdir(), 'tickwise-test-'))
const report = join(folder, 'vitest.json')
let passed = 0
let failed = 0

// These have finished when the site is built, before the first test of it.
const checks = selection.length === 0 ? [check('tsc'), check('biome', 'check', '.'), check('knip')] : []
const reporters = ['default', 'json', 'tests/support/runner/flaky-test-reporter.ts'].map(name => `--reporter=${name}`)
const { hasPassed } = await run('vitest', ['run', ...selection, ...reporters, `--outputFile.json=${report}`], 'inherit')
await Promise.all(checks)
const counts = readCounts()
passed += counts.passed
failed += counts.failed
// Vitest also fails after a crash outside any test, or if a test file does not load; neither is in its counts.
if (!hasPassed && counts.failed === 0) failed++
rmSync(folder, { recursive: true })

process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`)

/**
 * Runs a check in parallel with others, and prints its output when it ends.
 * @param {string} name
 * @param {string[]} options
 */
async function check(name, ...options) {
  const { hasPassed, output } = await run(name, options, 'pipe')
  console.log(`\n${[name, ...options].join(' ')}: ${hasPassed ? 'passed' : 'failed'}\n${output.trimEnd()}`)
  if (hasPassed) passed++
  else failed++
}

/**
 * @param {string} name
 * @param {string[]} options
 * @param {'inherit' | 'pipe'} stdio
 */
async function run(name, options, stdio) {
  const env = { ...process.env, ...(isLong ? { TICKWISE_TEST_LONG: '1' } : {}) }
  const child = spawn(join('node_modules/.bin', name), options, { stdio, env, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (output += data))
  const [code] = await once(child, 'close')
  return { hasPassed: code === 0, output }
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
