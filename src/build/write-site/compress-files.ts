// Compressed copies of text files, for hosts that can send them. The best compression is slow, so each copy is kept for
// later builds under the hash of the file's bytes.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib'
import { type FileCache, openFileCache } from '../../lib/file-cache.ts'
import { getMediaType, isCompressible } from '../../outputs/hosting/media-types.ts'
import type { OutputFolder } from './output-folder.ts'

interface Format {
  ending: string
  /** Version of the compression library: another version may write other bytes. */
  version: string | undefined
  compress: (bytes: Buffer) => Promise<Buffer>
  expand: (copy: Buffer) => Buffer
}

/** Below this size, compression saves fewer bytes than the headers of a response take. */
const minBytes = 1_000
/** Node compresses in its thread pool, which has four threads (https://nodejs.org/api/cli.html#uv_threadpool_sizesize). */
const concurrency = 4

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

/**
 * Writes `x.br` and `x.gz` beside each text file `x` of `output`. Copies of earlier builds are in `cacheFolder`. Returns how many
 * were made, and how many kept.
 */
export async function compressFiles(
  output: OutputFolder,
  cacheFolder: string | undefined,
): Promise<{ made: number; kept: number }> {
  const cache = openFileCache(cacheFolder)
  const waiting = [...output.written].filter(([path, [, size]]) => isSentAsText(path) && size >= minBytes)
  const counts = { made: 0, kept: 0 }
  await Promise.all(Array.from({ length: concurrency }, compressNext))
  cache.prune()
  return counts

  async function compressNext() {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, [key]] = next
      let bytes: Buffer | undefined
      for (const format of formats) {
        const copyPath = path + format.ending
        const copyKey = key && `${format.version} ${key}`
        if (copyKey && output.keep(copyPath, copyKey)) {
          counts.kept++
          continue
        }
        bytes ??= output.read(path)
        if (!bytes) continue
        const { copy, isKept } = await compressOrReuse(bytes, format, cache)
        counts[isKept ? 'kept' : 'made']++
        output.write(copyPath, copy, copyKey || undefined)
      }
    }
  }
}

async function compressOrReuse(bytes: Buffer, { ending, version, compress, expand }: Format, cache: FileCache) {
  const name = createHash('sha256').update(`${version}\n`).update(bytes).digest('hex') + ending
  const kept = cache.read(name, copy => isCopyOf(bytes, copy, expand))
  if (kept) return { copy: kept, isKept: true }
  const copy = await compress(bytes)
  cache.write(name, copy)
  return { copy, isKept: false }
}

function isCopyOf(bytes: Buffer, copy: Buffer, expand: Format['expand']): boolean {
  try {
    return expand(copy).equals(bytes)
  } catch {
    return false // Decompression throws on a damaged copy.
  }
}

/** Whether a host sends the file as text. Files such as `_headers` and `.hosting/nginx.conf` are only read by the host. */
function isSentAsText(path: string): boolean {
  return isCompressible(getMediaType(path)) && !/(?:^|\/)[._]/.test(path)
}
