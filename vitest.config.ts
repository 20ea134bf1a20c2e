import { runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { isLongRun } from './tests/support/long-run.ts'
import LongestFirst from './tests/support/runner/longest-first.ts'

// Files share a worker, its modules and its browser: what a test replaces is put back when it ends.
const sharing = { isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true }

/** What readers do, in Firefox and WebKit: `npm run test:engines`, and a part of `npm run test:long`. */
const engines = {
  test: {
    name: 'engines',
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/serve-for-engines.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // After all others: beside them, WebKit is so slow that tests give up waiting.
    sequence: { groupOrder: 1 },
  },
}

// The loader of this file leaves packages to Node, which cannot run the TypeScript of `@tickwise/q/source`.
const { module } = await runnerImport<typeof import('./tests/support/runner/site-plugins.ts')>(
  `${import.meta.dirname}/tests/support/runner/site-plugins.ts`,
  { configFile: false, logLevel: 'error' },
)
const plugins = module.sitePlugins

// `npm test` runs all of it but the engines; `npm run unit` only what needs neither a built site nor a browser.
export default defineConfig({
  test: {
    // Twice as many as CI has cores, since tests wait now and then.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins,
        test: {
          ...sharing,
          name: 'unit',
          include: ['{src,components,q,tests/repository}/**/*.test.ts'],
          css: true,
          testTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          ...sharing,
          name: 'site',
          css: true,
          include: ['tests/*/*.test.ts'],
          exclude: ['tests/engines/**', 'tests/repository/**'],
          globalSetup: 'tests/support/runner/serve-built-site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine takes its time; what never comes fails all the same.
          expect: { poll: { timeout: 15_000 } },
          // A browser on a busy machine may stumble once; tests/support/runner/flaky-test-reporter.ts names what did. A long run is strict.
          retry: isLongRun ? 0 : 1,
        },
      },
      ...(isLongRun ? [engines] : []),
    ],
  },
})
