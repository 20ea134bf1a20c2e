import type { Session } from '../context/session.ts'
import { decodeText } from '../values/utf8.ts'

/**
 * Whether an input may compress something or read what is compressed: it names a function for that, a file with parameters, a
 * compressed file or a script that does the same, or `.z.zd` is set. Names and numbers may be computed so that it misses them.
 * `seen` holds the words that have been looked up, since scripts may load each other.
 */
export const mayNeedCompression = (session: Session, input: string, seen = new Set<string>()): boolean =>
  !!session.getGlobal('.z.zd') ||
  patterns.test(input) ||
  !!input.match(/[\w./-]+/g)?.some(word => {
    const bytes = seen.has(word) ? undefined : session.files.readFile(word)
    seen.add(word)
    // A compressed file starts with the bytes `ff 02`, a value with `ff 01`, and a text with neither.
    if (bytes?.[0] === 0xff) return bytes[1] === 2
    return word.endsWith('.q') && bytes && mayNeedCompression(session, decodeText(bytes), seen)
  })

/** `.z.zd`, `.Q.gz`, `-19!`, `-21!`, `` (`:f;17;2;6) ``, `` (`:d/;dictionary) ``, and a list before `set`. */
const patterns = /\.z\.zd|\.Q\.gz|(?:-|neg) *(?:19|21)\b.*!|`:[^;`]*(?:\/|; *\d+; *\d+);|;[^;()]*\) *set\b/
