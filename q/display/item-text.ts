import { formatFloat, formatGuid, formatLong } from '../numbers/format-numbers.ts'
import { formatTemporal } from '../temporal/format-temporal.ts'
import { enumeratedItems } from '../values/enumerations.ts'
import { spendAt } from '../values/meter.ts'
import { isNullItem } from '../values/nulls.ts'
import { symbolText } from '../values/symbols.ts'
import { infiniteLong, isTemporal, Type, typeInfo } from '../values/types.ts'
import { Atom, type Item, type List, type Vector } from '../values/value.ts'

/**
 * One item as `string` gives it, without quotes, backtick or the letter of its type: `42`, `a`, `2024.05`. A null is
 * empty, a boolean is `1`, a byte is `0f`. An item of an enumeration is its index in the domain.
 */
export function itemText(type: number, item: Item, precision: number): string {
  const text = itemTextWithNull(type, item, precision)
  return (text === '0N' || text === '0n') && type !== Type.symbol ? '' : text
}

/** Like `itemText`, but a null is `0N` or, for floats, `0n`. */
function itemTextWithNull(type: number, item: Item, precision: number): string {
  switch (type) {
    case Type.boolean:
      return item ? '1' : '0'
    case Type.guid:
      return formatGuid(BigInt(item))
    case Type.byte:
      return Number(item).toString(16).padStart(2, '0')
    case Type.real:
      return Number.isNaN(item) ? '0N' : formatReal(Number(item), precision)
    case Type.float:
      return formatFloat(Number(item), precision)
    case Type.char:
      return String.fromCharCode(Number(item))
    case Type.symbol:
      return symbolText(item)
    case Type.short:
      return item === -32768 ? '0N' : String(item)
    default:
      return wholeText(type, item)
  }
}

/** Longs, ints and temporal items, with `0N` for null and `0W` for infinity. */
function wholeText(type: number, item: Item): string {
  if (type === Type.long) return formatLong(item)
  if (isNullItem(type, item)) return '0N'
  const infinity =
    typeof item === 'bigint' ? infiniteLong : type === Type.enumeration ? undefined : typeInfo(type).infinity
  const mark = type === Type.datetime ? '0w' : '0W'
  if (infinity !== undefined && item === infinity) return mark
  if (infinity !== undefined && item === -infinity) return `-${mark}`
  return isTemporal(type) ? formatTemporal(type, item) : String(item)
}

/** A real has at most 9 significant digits. */
const formatReal = (value: number, precision: number) => formatFloat(value, Math.min(precision || 9, 9))

/** The items of a vector as displayed: an enumeration gives those of its domain, or its indices if that is unknown. */
export function displayedItems({ type, data, domain }: Vector): Pick<Vector, 'type' | 'data'> {
  return type === Type.enumeration ? (enumeratedItems(data, domain) ?? { type: Type.int, data }) : { type, data }
}

/** An atom as its literal: `42`, `1f`, `0x0a`, `"a"`, `` `a ``, `2024.05m`. */
export function atomText(atom: Atom, precision: number): string {
  const { type, item } = atom
  if (type === Type.enumeration) return enumerationAtom(atom, precision)
  return type === Type.char ? quoteText([item]) : joinItems(type, [item], precision)
}

/** A vector as its literal: `1 2 3`, `,1`, `` `a`b ``, `0101b`, `` `long$() ``, with its attribute before it. */
export function vectorText(vector: Vector, precision: number): string {
  return attributeText(vector) + plainVectorText(vector, precision)
}

/** The prefix of a list with an attribute, such as `` `s# ``. */
export const attributeText = ({ attribute }: List | Vector): string => attribute && `\`${attribute}#`

function plainVectorText(vector: Vector, precision: number): string {
  const { type, data } = vector
  if (type === Type.enumeration) return enumerationVector(vector, precision)
  if (type === Type.char) return (data.length === 1 ? ',' : '') + quoteText(data)
  if (!data.length) return `\`${typeInfo(type).name}$()`
  return (data.length === 1 ? ',' : '') + joinItems(type, data, precision)
}

function joinItems(type: number, items: ArrayLike<Item>, precision: number): string {
  const texts = Array.from({ length: items.length }, (_, i) => {
    spendAt(i)
    return itemTextWithNull(type, items[i] as Item, precision)
  })
  switch (type) {
    case Type.boolean:
      return `${texts.join('')}b`
    case Type.byte:
      return `0x${texts.join('')}`
    case Type.symbol:
      return `\`${texts.join('`')}`
    case Type.guid:
    case Type.long:
      return texts.join(' ')
    case Type.float:
      return addFloatLetter(texts.join(' '))
    case Type.short:
    case Type.int:
    case Type.real:
    case Type.month:
      return texts.join(' ') + typeInfo(type).letter
    default:
      return texts.map(text => addTemporalLetter(type, text)).join(' ')
  }
}

/** `1 2` are longs, so floats without a point, an exponent, a null or an infinity need the letter: `1 2f`. */
const addFloatLetter = (text: string) => (/[.enw]/.test(text) ? text : `${text}f`)

/** Dates and times are recognised by their points and colons; only null and infinity need the letter: `0Nd`. */
const addTemporalLetter = (type: number, text: string) => (/[NWw]/.test(text) ? text + typeInfo(type).letter : text)

/** `` `sym$`a ``, or `` `sym!0 `` if the domain is unknown. */
function enumerationAtom({ item, domain }: Atom, precision: number): string {
  const items = enumeratedItems([item], domain)
  if (!items) return `\`${domain?.name}!${itemTextWithNull(Type.int, item, precision)}`
  return `\`${domain?.name}$${atomText(new Atom(items.type, items.at(0) ?? 0), precision)}`
}

function enumerationVector({ data, domain }: Vector, precision: number): string {
  if (!data.length) return `\`${domain?.name}$()`
  const items = enumeratedItems(data, domain)
  if (items) return `\`${domain?.name}$${vectorText(items, precision)}`
  return `\`${domain?.name}!${data.length === 1 ? ',' : ''}${joinItems(Type.long, data, precision)}`
}

/** The bytes of a string between quotes; a byte that is not printable ASCII is shown as `\303`. */
function quoteText(bytes: ArrayLike<number | bigint>): string {
  let text = '"'
  for (let i = 0; i < bytes.length; i++) {
    spendAt(i)
    text += escapeByte(Number(bytes[i]))
  }
  return `${text}"`
}

function escapeByte(byte: number): string {
  const escaped = escapes.get(byte)
  if (escaped) return escaped
  return byte < 32 || byte > 126 ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCharCode(byte)
}

const escapes = new Map<number, string>([
  [9, '\\t'],
  [10, '\\n'],
  [13, '\\r'],
  [34, '\\"'],
  [92, '\\\\'],
])
