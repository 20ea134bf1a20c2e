import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { inlineScripts } from './src/framework/inline-script.ts'
import { isLong } from './tests/is-long.ts'

// `npm test` runs all of it; `npm run unit` only what needs neither a built site nor a browser.
export default defineConfig({
  test: {
    // More browsers beside each other than CI has cores would make every wait a long one.
    maxWorkers: 2,
    projects: [
      {
        plugins: [inlineScripts()],
        test: { name: 'unit', include: ['src/**/*.test.ts'], css: true, testTimeout: 30_000 },
      },
      {
        plugins: [inlineScripts()],
        // What a build's bundler puts in their place: the site of this repository, which has neither page modules nor a sidebars file.
        resolve: {
          alias: {
            tickwise: join(import.meta.dirname, 'src/site-config.ts'),
            'virtual:site-config': join(import.meta.dirname, 'site.config.ts'),
            'virtual:page-modules': join(import.meta.dirname, 'tests/no-page-modules.ts'),
            'virtual:sidebars': join(import.meta.dirname, 'tests/no-sidebars.ts'),
          },
        },
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/serve-built-site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine takes its time; what never comes fails all the same.
          expect: { poll: { timeout: 15_000 } },
          // A browser on a busy machine may stumble once; tests/second-tries.ts names what did. A long run is strict.
          retry: isLong ? 0 : 1,
        },
      },
    ],
  },
})
