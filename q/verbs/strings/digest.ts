import { bytesOf } from '../../text/bytes-of.ts'
import { md5 } from '../../text/md5.ts'
import { sha1 } from '../../text/sha1.ts'
import { signal } from '../../values/q-error.ts'
import { isSymbol } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'

/** `md5 x`: the digest of a string, as bytes. */
export const md5Of = (x: Value): Value => digestOf(x, md5)

/** `-33!x`: the SHA-1 digest of a string. */
export const sha1Of = (x: Value): Value => digestOf(x, sha1)

const digestOf = (x: Value, digest: (bytes: Uint8Array) => Uint8Array): Value =>
  new Vector(Type.byte, digest(isSymbol(x) ? signal('type') : bytesOf(x)))
