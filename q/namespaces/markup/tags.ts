import { stringOf } from '../../display/string-of.ts'
import { chars } from '../../values/construct.ts'
import { itemsOf } from '../../values/items.ts'
import { textOf, textsOf } from '../../values/text-of.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../../values/verb-table.ts'
import { element } from './element.ts'

/** Functions that put one text into an HTML element. */
export const tagVerbs: VerbTable = {
  '.h.htc': binary((name, content) => chars(element(textOf(name), textOf(content)))),
  '.h.hta': binary((name, attributes) => chars(startTag(name, attributes))),
  '.h.htac': variadic(3, 3, (name: Value, attributes: Value, content: Value) =>
    chars(`${startTag(name, attributes)}${textOf(content)}</${textOf(name)}>`),
  ),
  '.h.ha': binary((address, content) => chars(anchor('', address, content))),
  '.h.hb': binary((address, content) => chars(anchor('target=v ', address, content))),
  '.h.nbr': unary(content => chars(element('nobr', textOf(content)))),
  '.h.hr': unary(text => chars('-'.repeat(textOf(text).length))),
  '.h.code': unary(text => chars(markCode(textOf(text)))),
  '.h.http': unary(text => chars(linkAddresses(textOf(text)))),
}

/** `<a href="x.htm">`: strings have quotes, symbols and numbers have none. */
function startTag(name: Value, attributes: Value): string {
  if (attributes.kind !== 'dictionary') return `<${textOf(name)}>`
  const values = itemsOf(attributes.values).map(attributeText)
  const texts = textsOf(attributes.keys).map((key, place) => ` ${key}=${values[place]}`)
  return `<${textOf(name)}${texts.join('')}>`
}

function attributeText(value: Value): string {
  const isText = isString(value) || (value.kind === 'atom' && value.type === Type.char)
  return isText ? `"${textOf(value)}"` : textOf(stringOf(value))
}

const anchor = (target: string, address: Value, content: Value) =>
  `<a ${target}href=${attributeText(address)}>${textOf(content)}</a>`

/** Every second part between tabs is code: `run\tq` has `q` as code. */
const markCode = (text: string) =>
  text
    .split('\t')
    .map((part, place) => (place % 2 ? element('code', element('nobr', part)) : part))
    .join(' ')

const linkAddresses = (text: string) => text.replace(/http:\/\/\S+/g, address => `<a href="${address}">${address}</a>`)
