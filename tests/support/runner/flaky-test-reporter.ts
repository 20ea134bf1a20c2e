import type { Reporter, TestCase } from 'vitest/node'

/** Names the tests that passed only when they were tried again: each of them hides a race, in the site or in the test. */
export default class FlakyTestReporter implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    if (this.#names.length > 0) console.warn(`\npassed at the second try:\n  ${this.#names.join('\n  ')}`)
  }
}
