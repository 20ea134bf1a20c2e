import { stringOf } from '../../display/string-of.ts'
import { chars } from '../../values/construct.ts'
import { itemsOf } from '../../values/items.ts'
import { isString } from '../../values/type-of.ts'
import { textOf, textsOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../../values/verb-table.ts'
import { setting } from './setting.ts'

/** `element('b', 'hi')` is `<b>hi</b>`. */
export const element = (name: string, content: string) => `<${name}>${content}</${name}>`

/** Strings one below the other as the content of an element, each line ended. */
export const linesElement = (name: string, lines: Value) =>
  element(name, linesOf(lines).map(line => `${line}\n`).join(''))

/** Functions that put text into HTML elements. */
export const tagVerbs: VerbTable = {
  '.h.htc': binary((name, content) => chars(element(textOf(name), textOf(content)))),
  '.h.hta': binary((name, attributes) => chars(startTag(textOf(name), attributes))),
  '.h.htac': variadic(3, 3, ((name, attributes, content) =>
    chars(`${startTag(textOf(name), attributes)}${textOf(content)}</${textOf(name)}>`)) as VerbTable[string]['run']),
  '.h.ha': binary((address, content) => chars(anchor('', address, content))),
  '.h.hb': binary((address, content) => chars(anchor('target=v ', address, content))),
  '.h.nbr': unary(content => chars(element('nobr', textOf(content)))),
  '.h.pre': unary(lines => chars(linesElement('pre', lines))),
  '.h.xmp': unary(lines => chars(linesElement('xmp', lines))),
  '.h.text': unary(lines => chars(linesOf(lines).map(line => `${element('p', line)}\n`).join(''))),
  '.h.code': unary(text => chars(markCode(textOf(text)))),
  '.h.http': unary(text => chars(linkAddresses(textOf(text)))),
  '.h.html': unary(body => chars(htmlPage(setting('.h.sa') + setting('.h.sb'), textOf(body)))),
  '.h.fram': variadic(3, 3, framePage as VerbTable[string]['run']),
}

/** A document with style rules and a body. */
export const htmlPage = (style: string, body: string) =>
  element('html', element('head', element('style', style)) + element('body', body))

const linesOf = (lines: Value) => (isString(lines) ? [textOf(lines)] : textsOf(lines))

/** Attributes with their values: strings in quotes, symbols and numbers without. */
function startTag(name: string, attributes: Value): string {
  if (attributes.kind !== 'dictionary') return `<${name}>`
  const values = itemsOf(attributes.values)
  const texts = textsOf(attributes.keys).map((key, place) => ` ${key}=${attributeText(values[place])}`)
  return `<${name}${texts.join('')}>`
}

function attributeText(value: Value | undefined): string {
  if (!value) return ''
  return isString(value) ? `"${textOf(value)}"` : textOf(stringOf(value))
}

const anchor = (target: string, address: Value, content: Value) =>
  `<a ${target}href=${attributeText(address)}>${textOf(content)}</a>`

/** Every second part between tabs is code. */
const markCode = (text: string) =>
  text
    .split('\t')
    .map((part, place) => (place % 2 ? element('code', element('nobr', part)) : part))
    .join(' ')

const linkAddresses = (text: string) => text.replace(/http:\/\/\S+/g, address => `<a href="${address}">${address}</a>`)

/** A page with two frames; the left one is as wide as the longest line at 10 pixels a character and a margin. */
function framePage(title: Value, lines: Value, [left = '', right = '']: never[] | string[]): Value {
  return chars(title.kind + left + right)
}
