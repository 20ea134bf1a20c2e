// Compressed copies of text files, for hosts that send such copies. Compressing as well as possible is slow, so what was
// compressed once is kept by the hash of its bytes.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'
import { listFiles } from '../content/source-file.ts'
import { type FileCache, openFileCache } from '../outputs/file-cache.ts'
import { isCompressible, mediaTypeOf } from '../outputs/media-types.ts'

type Format = {
  ending: string
  /** Of the library that compresses: another one writes other bytes. */
  version: string | undefined
  compress: (bytes: Buffer) => Promise<Buffer>
  expand: (copy: Buffer) => Buffer
}

/** Below it a host's own headers weigh more than what a copy saves. */
const smallestBytes = 1_000
/** As many as Node compresses beside each other. */
const atOnce = 4

const formats: Format[] = [
  {
    ending: '.br',
    version: process.versions.brotli,
    compress: bytes => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    expand: brotliDecompressSync,
  },
  {
    ending: '.gz',
    version: process.versions.zlib,
    compress: bytes => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
    expand: gunzipSync,
  },
]

/** Writes `x.br` and `x.gz` beside each text file `x` of `folder`; counts copies. */
export async function compressFiles(folder: string, cacheFolder: string): Promise<{ made: number; kept: number }> {
  const cache = openFileCache(cacheFolder)
  const waiting = listFiles(folder, '.').filter(isWorthIt)
  const counts = { made: 0, kept: 0 }
  await Promise.all(Array.from({ length: atOnce }, work))
  cache.prune()
  return counts

  async function work() {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = join(folder, path)
      const bytes = readFileSync(file)
      if (bytes.length < smallestBytes) continue
      for (const format of formats) {
        const { copy, isKept } = await copyOf(bytes, format, cache)
        counts[isKept ? 'kept' : 'made']++
        writeFileSync(file + format.ending, copy)
      }
    }
  }
}

async function copyOf(bytes: Buffer, { ending, version, compress, expand }: Format, cache: FileCache) {
  const name = createHash('sha256').update(`${version}\n`).update(bytes).digest('hex') + ending
  const known = cache.read(name, copy => isCopyOf(bytes, copy, expand))
  if (known) return { copy: known, isKept: true }
  const copy = await compress(bytes)
  cache.write(name, copy)
  return { copy, isKept: false }
}

function isCopyOf(bytes: Buffer, copy: Buffer, expand: Format['expand']): boolean {
  try {
    return expand(copy).equals(bytes)
  } catch {
    return false
  }
}

/** Files whose names hosts read themselves, such as `_headers`, are sent to nobody. */
function isWorthIt(path: string): boolean {
  return isCompressible(mediaTypeOf(path)) && !/(?:^|\/)[._]/.test(path)
}
