import type { Session } from '../context/session.ts'
import { stringOf } from '../display/display-verbs.ts'
import { chars } from '../values/construct.ts'
import { itemsOf } from '../values/items.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isString, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../values/verb.ts'

/** Functions of `.h` that write HTML: elements, blocks of lines, pages. */
export const htmlVerbs = (session: Session): VerbTable => ({
  '.h.htc': binary((name, content) => chars(element(textOf(name), textOf(content))), {
    shape: '.h.htc[`name;content]',
    help: 'writes an element with its content',
    examples: [['.h.htc[`p;"text"]', '"<p>text</p>"']],
  }),
  '.h.hta': binary((name, attributes) => chars(startTag(session, name, attributes)), {
    shape: '.h.hta[`name;attributes]',
    help: 'writes the start tag of an element with the attributes in a dictionary',
    examples: [['.h.hta[`img;(enlist`src)!enlist"a.png"]', '"<img src=\\"a.png\\">"']],
  }),
  '.h.htac': variadic(
    3,
    3,
    (name: Value, attributes: Value, content: Value) =>
      chars(`${startTag(session, name, attributes)}${textOf(content)}</${textOf(name)}>`),
    {
      shape: '.h.htac[`name;attributes;content]',
      help: 'writes an element with the attributes in a dictionary and its content',
      examples: [['.h.htac[`p;(enlist`id)!enlist"x";"text"]', '"<p id=\\"x\\">text</p>"']],
    },
  ),
  '.h.ha': binary((address, content) => chars(anchor(session, '', address, content)), {
    shape: '.h.ha[address;text]',
    help: 'writes a link; an address that is a string gets quotes, a symbol none',
    examples: [['.h.ha[`page.html;"here"]', '"<a href=page.html>here</a>"']],
  }),
  '.h.hb': binary((address, content) => chars(anchor(session, 'target=v ', address, content)), {
    shape: '.h.hb[address;text]',
    help: 'writes a link that opens in the frame v of .h.fram',
    examples: [['.h.hb[`page.html;"here"]', '"<a target=v href=page.html>here</a>"']],
  }),
  '.h.nbr': unary(content => chars(element('nobr', textOf(content))), {
    shape: '.h.nbr text',
    help: 'writes text that browsers do not break into lines',
    examples: [['.h.nbr"text"', '"<nobr>text</nobr>"']],
  }),
  '.h.hr': unary(text => chars('-'.repeat(textOf(text).length)), {
    shape: '.h.hr text',
    help: 'gives as many dashes as a text has characters, a rule below it',
    examples: [['.h.hr"ab"', '"--"']],
  }),
  '.h.code': unary(text => chars(markCode(textOf(text))), {
    shape: '.h.code text',
    help: 'marks every second part between tabs as code',
    examples: [['.h.code"a\\tb"', '"a <code><nobr>b</nobr></code>"']],
  }),
  '.h.http': unary(text => chars(linkAddresses(textOf(text))), {
    shape: '.h.http text',
    help: 'makes links of the addresses in a text that start with http://',
    examples: [['.h.http"see http://a.org now"', '"see <a href=\\"http://a.org\\">http://a.org</a> now"']],
  }),
  '.h.pre': unary(lines => chars(element('pre', endedLines(lines))), {
    shape: '.h.pre lines',
    help: 'writes lines as an element pre, whose line breaks browsers keep',
    examples: [['.h.pre("one";"two")', '"<pre>one\\ntwo\\n</pre>"']],
  }),
  '.h.xmp': unary(lines => chars(element('xmp', endedLines(lines))), {
    shape: '.h.xmp lines',
    help: 'writes lines as an element xmp, an outdated form of pre',
    examples: [['.h.xmp("one";"two")', '"<xmp>one\\ntwo\\n</xmp>"']],
  }),
  '.h.text': unary(lines => chars(markParagraphs(lines)), {
    shape: '.h.text lines',
    help: 'writes each line as a paragraph',
    examples: [['.h.text enlist"ab"', '"<p>ab</p>\\n"']],
  }),
  '.h.html': unary(body => chars(htmlPage(setting(session, '.h.sa') + setting(session, '.h.sb'), textOf(body))), {
    shape: '.h.html body',
    help: 'writes a page with the style rules in .h.sa and .h.sb',
    examples: [
      ['12#.h.html"x"', '"<html><head>"'],
      ['.h.sa:.h.sb:"";.h.html"hi"', '"<html><head><style></style></head><body>hi</body></html>"'],
    ],
  }),
  '.h.fram': variadic(
    3,
    3,
    (title: Value, lines: Value, sources: Value) => chars(framePage(textOf(title), textsOf(lines), textsOf(sources))),
    {
      shape: '.h.fram[title;lines;(left;right)]',
      help: 'writes a page of two frames, the left one as wide as the lines, from the addresses left and right',
      examples: [['47#.h.fram["title";`a`b;("u";"v")]', '"<html><head><title>title</title><frameset cols="']],
    },
  ),
})

/** `element('b', 'hi')` is `<b>hi</b>`. */
export const element = (name: string, content: string) => `<${name}>${content}</${name}>`

/** `<a href="x.htm">`: quotes strings, but not symbols and numbers. */
function startTag(session: Session, name: Value, attributes: Value): string {
  if (attributes.kind !== 'dictionary') return `<${textOf(name)}>`
  const values = itemsOf(attributes.values).map(value => attributeText(session, value))
  const texts = textsOf(attributes.keys).map((key, index) => ` ${key}=${values[index]}`)
  return `<${textOf(name)}${texts.join('')}>`
}

const anchor = (session: Session, target: string, address: Value, content: Value) =>
  `<a ${target}href=${attributeText(session, address)}>${textOf(content)}</a>`

function attributeText(session: Session, value: Value): string {
  const isQuoted = isString(value) || (value.kind === 'atom' && value.type === Type.char)
  return isQuoted ? `"${textOf(value)}"` : textOf(stringOf(value, session.precision))
}

const markCode = (text: string) =>
  text
    .split('\t')
    .map((part, index) => (index % 2 ? element('code', element('nobr', part)) : part))
    .join(' ')

const linkAddresses = (text: string) => text.replace(/http:\/\/\S+/g, address => `<a href="${address}">${address}</a>`)

/** The lines of a list of strings, or a string as one line, each ended with a line feed. */
export function endedLines(lines: Value): string {
  const texts = isString(lines) ? [textOf(lines)] : textsOf(lines)
  return texts.map(text => `${text}\n`).join('')
}

const markParagraphs = (lines: Value) =>
  endedLines(lines).replace(/.*\n/g, line => `${element('p', line.slice(0, -1))}\n`)

/** A page with style rules and a body. */
export const htmlPage = (style: string, body: string) =>
  element('html', element('head', element('style', style)) + element('body', body))

/** The text of a variable such as `.h.sa`, which a user may have changed or deleted. */
export function setting(session: Session, name: string): string {
  const value = session.getGlobal(name)
  return value ? textOf(value) : ''
}

/** A page of two frames. The left one has 10 pixels for each character of the longest line, and a margin. */
export function framePage(title: string, lines: readonly string[], [left, right]: readonly string[]): string {
  const width = Math.max(0, ...lines.map(({ length }) => length)) * 10 + 26
  const frames = `<frameset cols="${width},*"><frame src="${left}"><frame name=v src="${right}"></frameset>`
  return element('html', element('head', element('title', title) + frames))
}
