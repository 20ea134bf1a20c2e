import type { Reporter, TestCase } from 'vitest/node'

/** Lists the tests that passed only when they were retried. Each of them shows a race, in the site or in the test. */
export default class FlakyTestReporter implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`)
  }

  onTestRunEnd() {
    if (this.#names.length > 0) console.warn(`\npassed only when retried:\n  ${this.#names.join('\n  ')}`)
  }
}
