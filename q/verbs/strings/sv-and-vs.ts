import { requireLibrary, type Session } from '../../context/session.ts'
import { bytesOf, joinBytes, splitBytes, splitLines } from '../../text/bytes.ts'
import { emptyVector, list, symbol, symbols } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { itemsOf } from '../../values/items.ts'
import { symbolText, textOf } from '../../values/symbols.ts'
import { isString, isSymbol, Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'

/** "Vector from scalar" and its inverse, "scalar from vector". Those of numbers are in the library: `number-digits.ts`. */
export const svAndVsVerbs = (session: Session): VerbTable => ({
  vs: binary((x, y) => splitText(x, y) ?? requireLibrary(session).encodeNumber(x, y), {
    shape: 'x vs y',
    help: 'cuts string y at each x; writes numbers in base x',
    examples: [
      ['"-"vs"ab-c"', '"ab"\n,"c"'],
      ['` vs `a.b.c', '`a`b`c'],
      ['10 vs 407', '4 0 7'],
      ['24 60 60 vs 3661', '1 1 1'],
      ['0x0 vs 258h', '0x0102'],
    ],
    isInfix: true,
  }),
  sv: binary((x, y) => joinTexts(x, y) ?? requireLibrary(session).decodeNumber(x, y), {
    shape: 'x sv y',
    help: 'joins strings with x between them; reads digits in base x',
    examples: [
      ['"-"sv("ab";"c")', '"ab-c"'],
      ['` sv `:data`2024`trades', '`:data/2024/trades'],
      ['10 sv 4 0 7', '407'],
      ['0x0 sv 0x0102', '258h'],
      ['24 60 sv 1 2 3', "'length\n  [0]  24 60 sv 1 2 3\n             ^"],
    ],
    isInfix: true,
  }),
})

/** `x vs y` for a text x: splits a string or a symbol. Undefined for other x. */
function splitText(x: Value, y: Value): Value | undefined {
  if (isSymbol(x)) return textOf(x) ? signal('type') : splitByName(y)
  return isText(x) ? splitBy(Type.char, bytesOf(x), y) : undefined
}

const isText = (x: Value) => (x.kind === 'atom' || x.kind === 'vector') && x.type === Type.char

/** The parts of a string or of bytes between separators, as vectors of a type. */
export function splitBy(type: number, separator: Uint8Array, y: Value): Value {
  if (!separator.length) return signal('length')
  if (y.kind === 'list' && y.length) return signal('type')
  return list(splitBytes(bytesOf(isSymbol(y) ? signal('type') : y), separator).map(part => new Vector(type, part)))
}

/** `` ` vs y ``: the lines of a string, the parts of a symbol between dots, or the folder and file of a path. */
function splitByName(y: Value): Value {
  if (!isSymbol(y)) return list(splitLines(bytesOf(y)).map(line => new Vector(Type.char, line)))
  const text = textOf(y)
  if (!text) return emptyVector(Type.symbol)
  return symbols(text.startsWith(':') ? splitPath(text) : text.split('.'))
}

/** `:/data/trades.csv` is `:/data` and `trades.csv`; without a slash the folder is `:`. */
function splitPath(path: string): string[] {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? [':', path.slice(1)] : [path.slice(0, slash), path.slice(slash + 1)]
}

/** `x sv y` for a text x: joins strings or symbols. Undefined for other x. */
function joinTexts(x: Value, y: Value): Value | undefined {
  if (isSymbol(x)) return joinByName(textOf(x), y)
  return isText(x) ? joinWith(Type.char, bytesOf(x), y) : undefined
}

/** `"," sv ("a";"b")` is `"a,b"`. */
export const joinWith = (type: number, separator: Uint8Array, y: Value): Value =>
  new Vector(type, joinBytes(itemsOf(y).map(partBytes), separator))

const partBytes = (part: Value): Uint8Array => (isSymbol(part) ? signal('type') : bytesOf(part))

const lineFeed = Uint8Array.of(10)

/** `` ` sv y ``: strings as lines that each end with a line feed, symbols joined by dots, or the parts of a path. */
function joinByName(name: string, y: Value): Value {
  if (name) return signal('type')
  if (y.kind === 'vector' && y.type === Type.symbol)
    return symbol(joinNames(Array.from(y.data as Int32Array, symbolText)))
  if (isSymbol(y)) return y
  if (y.kind !== 'list' && !isString(y)) return signal('type')
  return new Vector(Type.char, joinBytes(itemsOf(y).flatMap(line => [partBytes(line), lineFeed])))
}

function joinNames(names: string[]): string {
  const [first = ''] = names
  return names.join(first.startsWith(':') ? '/' : '.')
}
