import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { dropVerbHelp } from '../../src/build/bundler-plugins.ts'

/** The folder `q`. */
export const folderOfQ = join(import.meta.dirname, '../../q')

/** The script that a page gets for an entry of `q`, such as `create-session.ts`, as one chunk. */
export async function bundleQ(entry: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    root: folderOfQ,
    configFile: false,
    logLevel: 'error',
    plugins: [dropVerbHelp()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(folderOfQ, entry), preserveEntrySignatures: 'strict' },
    },
  })
  return (result as Rolldown.RolldownOutput).output[0]
}

/** Bytes of a script as it travels: Brotli at its highest level, which is the default. */
export const compressedBytes = (code: string): number => brotliCompressSync(code).length
