import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const repository = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** The interpreter of this repository, bundled since Node 20 does not run TypeScript. */
export async function createTickwise(/** @type {import('../make-data.mjs').Data} */ data) {
  const { chars, createSession, library, list, longs, floats, symbols } = await bundleInterpreter()
  const session = createSession({ library, limits: { milliseconds: Number.POSITIVE_INFINITY } })
  const { trades, quotes } = data
  session.define('a', longs(data.whole))
  session.define('b', longs(data.small))
  session.define('strings', list(data.strings.map(chars)))
  session.define('words', list(data.words.map(chars)))
  session.define('text', list(data.text.map(chars)))
  session.define('sym', symbols(trades.sym))
  session.define('time', longs(trades.time))
  session.define('price', floats(trades.price))
  session.define('size', longs(trades.size))
  session.run('trades:([]sym;time;price;size)')
  session.define('sym', symbols(quotes.sym))
  session.define('time', longs(quotes.time))
  session.define('bid', floats(quotes.bid))
  session.run('quotes:([]sym;time;bid)')
  return {
    name: 'tickwise',
    run(/** @type {import('../cases.mjs').Case} */ { q }) {
      const { error, value } = session.run(`answer:${q};answer`)
      if (error || value.kind !== 'atom') throw new Error(`${q}: ${error ?? 'no number'}`)
      return Number(value.item)
    },
  }
}

/** @returns {Promise<typeof import('./interpreter.ts')>} */
async function bundleInterpreter() {
  const folder = mkdtempSync(join(tmpdir(), 'tickwise-bench-'))
  try {
    await build({
      root: repository,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: join(repository, 'bench/q/contestants/interpreter.ts'),
        outDir: folder,
        emptyOutDir: true,
        minify: true,
      },
    })
    return await import(pathToFileURL(join(folder, 'interpreter.js')).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
