import { join } from 'node:path'
import type { Plugin } from 'vite'

const runtimeFile = 'src/mdx/recording-jsx-runtime.ts'

/** In code that is rendered at build, JSX creates elements by the runtime that records which of them need stylesheets. */
export function recordingJsx({ generator }: { generator: string }): Plugin {
  return {
    name: 'tickwise:recording-jsx',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-(?:dev-)?runtime$/ },
      handler(source, importer) {
        if (this.environment.name === 'client' || !usesRecordingJsx(source, importer)) return null
        return join(generator, runtimeFile)
      },
    },
  }
}

/** The runtime itself uses React's. */
export function usesRecordingJsx(source: string, importer: string | undefined): boolean {
  return /^react\/jsx-(?:dev-)?runtime$/.test(source) && !importer?.endsWith(runtimeFile)
}
