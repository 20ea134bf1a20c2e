import { boolean, chars, emptyList, float, symbols } from '../values/construct.ts'
import { collapse } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { Dictionary, type Value } from '../values/value.ts'

/**
 * The value of a JSON text: numbers are floats, `null` is `0n`, strings are strings, objects dictionaries of symbols, an
 * array of like objects a table. The engine's `JSON.parse` would change the order of keys that are numbers.
 */
export function readJson(text: string): Value {
  const reader = new JsonReader(text)
  const value = reader.readValue()
  reader.expectEnd()
  return value
}

class JsonReader {
  private at = 0

  constructor(private readonly text: string) {}

  readValue(): Value {
    this.skipBlanks()
    const first = this.text[this.at] ?? ''
    if (first === '{') return this.readObject()
    if (first === '[') return collapse(this.readItems(']', () => this.readValue()))
    if (first === '"') return chars(this.readString())
    return this.readWord()
  }

  expectEnd() {
    this.skipBlanks()
    if (this.at < this.text.length) signal('type')
  }

  private readObject(): Value {
    const names: string[] = []
    const values = this.readItems('}', () => {
      names.push(this.readName())
      return this.readValue()
    })
    return new Dictionary(symbols(names), collapse(values, emptyList))
  }

  private readName(): string {
    this.skipBlanks()
    const name = this.readString()
    this.skipBlanks()
    this.expect(':')
    return name
  }

  /** Items with commas between them up to the closing bracket; the opening one is where the reader stands. */
  private readItems(closing: string, readItem: () => Value): Value[] {
    const items: Value[] = []
    this.at++
    this.skipBlanks()
    while (this.text[this.at] !== closing) {
      if (items.length) this.expect(',')
      items.push(readItem())
      this.skipBlanks()
    }
    this.at++
    return items
  }

  private readString(): string {
    const start = this.at
    this.expect('"')
    while (this.text[this.at] !== '"') {
      if (this.at >= this.text.length) signal('type')
      this.at += this.text[this.at] === '\\' ? 2 : 1
    }
    this.at++
    return parseOrSignal(escapeControls(this.text.slice(start, this.at)))
  }

  /** A number, `true`, `false` or `null`. */
  private readWord(): Value {
    const [word = ''] = this.text.slice(this.at, this.at + longestNumber).match(/^[^\s,\]}:]+/) ?? []
    this.at += word.length
    if (word === 'true' || word === 'false') return boolean(word === 'true')
    if (word === 'null') return float(Number.NaN)
    const number = Number(word)
    return word && Number.isFinite(number) ? float(number) : signal('type')
  }

  private skipBlanks() {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++
  }

  private expect(sign: string) {
    if (this.text[this.at++] !== sign) signal('type')
  }
}

/** No number in use is longer; without a bound each number would copy the rest of the text. */
const longestNumber = 400

/** A line feed inside a string is an error in strict JSON, but q reads it. */
const escapeControls = (text: string) => text.replace(/[\n\r\t]/g, control => JSON.stringify(control).slice(1, -1))

function parseOrSignal(text: string): string {
  try {
    return JSON.parse(text) as string
  } catch {
    return signal('type')
  }
}
