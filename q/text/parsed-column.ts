import { parseUsualLayout } from '../temporal/parse-usual-layout.ts'
import { signal } from '../values/q-error.ts'
import { copyBytes } from '../values/short-bytes.ts'
import { Type, typeOfLetter } from '../values/types.ts'
import { type Item, List, type Value, Vector } from '../values/value.ts'
import { vectorOfItems } from '../values/vector-of-items.ts'
import { parseBytes } from '../verbs/cast/parse-bytes.ts'

const blank = 32

/**
 * A column whose fields are read as they are added, as its capital letter says: `J` makes longs, `*` keeps strings, `C`
 * takes the first byte.
 */
export class ParsedColumn {
  private readonly type: number
  private readonly strings: Vector[] = []
  private readonly items: Item[] = []

  constructor(private readonly letter: string) {
    const type = /[A-Z*]/.test(letter) ? typeOfLetter(letter === '*' ? 'c' : letter.toLowerCase()) : undefined
    this.type = type ?? signal('type')
  }

  readonly add = (bytes: Uint8Array, start = 0, end = bytes.length): void => {
    const { type, letter } = this
    if (letter === '*') this.strings.push(new Vector(type, copyBytes(bytes, start, end)))
    else if (type === Type.char) this.items.push(start < end ? (bytes[start] as number) : blank)
    else this.items.push(parseUsualLayout(type, bytes, start, end) ?? parseBytes(type, bytes, start, end))
  }

  toList(): Value {
    return this.letter === '*' ? new List(this.strings) : vectorOfItems(this.type, this.items)
  }
}
