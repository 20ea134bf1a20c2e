import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * In code that is rendered at build, JSX creates elements by the runtime that records which of them need stylesheets. The
 * import is replaced in compiled code, since in development Vite leaves packages to Node before it asks plugins.
 */
export function recordingJsx({ generator }: { generator: string }): Plugin {
  const runtime = join(generator, 'src/mdx/recording-jsx-runtime.ts')
  return {
    name: 'tickwise:recording-jsx',
    enforce: 'post',
    transform: {
      filter: { id: { include: /\.[jt]sx?(?:\?island)?$/, exclude: runtime }, code: reactRuntime },
      handler(code) {
        if (this.environment.name === 'client') return null
        return { code: code.replace(reactRuntime, `$1${JSON.stringify(runtime)}`), map: null }
      },
    },
  }
}

/** The import that the compiler adds to a module with JSX. */
const reactRuntime = /(\bimport \{[^}]*\} from )["']react\/jsx-(?:dev-)?runtime["']/
