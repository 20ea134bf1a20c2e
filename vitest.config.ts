import { defineConfig } from 'vitest/config'
import { inlineScripts } from './src/framework/inline-script.ts'

// `npm test` runs all of it; `npm run unit` only what needs neither a built site nor a browser.
export default defineConfig({
  test: {
    // More browsers beside each other than CI has cores would make every wait a long one.
    maxWorkers: 2,
    projects: [
      { plugins: [inlineScripts()], test: { name: 'unit', include: ['src/**/*.test.ts'], css: true } },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/serve-built-site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
