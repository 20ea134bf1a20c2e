import type { Session } from '../context/session.ts'
import { signal } from '../values/errors.ts'
import type { Value } from '../values/value.ts'
import { compressLongMessage, expandMessage, headerLength, isCompressed, lengthOffset } from './compress-message.ts'
import { ValueReader } from './read-value.ts'
import { ByteWriter, writeValue } from './write-value.ts'

/** The bytes of `-8!value`: a header of 8 bytes with the length of the message, then the value. */
export function serialize(value: Value): Uint8Array {
  const writer = new ByteWriter()
  writer.writeBytes(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0))
  writeValue(writer, value)
  const bytes = writer.finish()
  new DataView(bytes.buffer).setInt32(lengthOffset, bytes.length, true)
  return bytes
}

/** The bytes of `-18!value`, compressed if that makes a long message much shorter. */
export const serializeCompressed = (value: Value): Uint8Array => compressLongMessage(serialize(value))

/** The value of `-9!bytes`, which may be compressed; signals `badmsg` for bytes that are no message. */
export function deserialize(session: Session, bytes: Uint8Array): Value {
  if (bytes.length < headerLength + 1) return signal('badmsg')
  const isLittleEndian = bytes[0] === 1
  const length = new DataView(bytes.buffer, bytes.byteOffset).getInt32(lengthOffset, isLittleEndian)
  if (length !== bytes.length) return signal('badmsg')
  if (isCompressed(bytes)) return deserialize(session, expandMessage(bytes))
  return new ValueReader(session, bytes.subarray(headerLength), isLittleEndian).readValue()
}
