import { readGlobal, requireLibrary, type Session } from '../context/session.ts'
import { tokenize } from '../syntax/lexer.ts'
import { chars, emptyList, emptyVector, long, symbols } from '../values/construct.ts'
import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { matches } from '../values/match.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, Type } from '../values/types.ts'
import { type Lambda, List, type Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { apply } from './apply.ts'
import { isFresh, ViewReference } from './globals.ts'

/**
 * `value x`: runs a string, reads the variable that a symbol names, applies the first item of a list to the others, or gives
 * the values of a dictionary, the parts of a function, the symbols of an enumeration.
 */
export function evaluateValue(session: Session, x: Value): Value {
  switch (x.kind) {
    case 'atom':
      return evaluateAtom(session, x)
    case 'vector':
      if (x.type === Type.enumeration) return resolveEnumeration(x)
      if (isString(x)) return session.evaluate(textOf(x))
      return x.type === Type.symbol ? applyItems(session, itemsOf(x)) : x
    case 'list':
      return applyItems(session, x.items)
    case 'dictionary':
      return x.values
    case 'lambda':
      return x instanceof ViewReference ? describeView(session, x) : describeLambda(x)
    case 'projection':
      return new List([x.target, ...x.args.map(arg => arg ?? nil)])
    case 'composition':
      return new List(x.functions)
    case 'derived':
      return x.target
    // The number of an operator; the value of a keyword without one is itself.
    case 'primitive':
      return x.facts.code === undefined ? x : long(x.facts.code)
    case 'iterator':
      return long(x.code)
    default:
      return x
  }
}

function evaluateAtom(session: Session, x: Value): Value {
  if (x.kind !== 'atom') return x
  if (x.type === Type.enumeration) return resolveEnumeration(x)
  if (x.type === Type.char) return session.evaluate(textOf(x))
  if (x.type !== Type.symbol) return signal('type')
  const name = textOf(x)
  return session.getGlobal(name) ?? session.findVerb(name) ?? readGlobal(session, name)
}

/** The first item may be a function, its name or its text. */
function applyItems(session: Session, [head, ...args]: readonly Value[]): Value {
  if (!head) return new List([])
  const f = isString(head) || head.kind === 'atom' ? evaluateValue(session, head) : head
  return args.length ? apply(session, f, args) : f
}

/**
 * The list that `value {x+1}` gives: bytecode, which is empty here; parameters; locals; the namespace and globals; each
 * constant; the map from bytecode to source; the name; the file; the line; the source.
 */
function describeLambda({ parameters, locals, globals, context, source, name }: Lambda): Value {
  const unknown = long(-1)
  return new List([
    emptyVector(Type.byte),
    symbols(parameters),
    symbols(locals),
    symbols([context === '.' ? '' : context.slice(1), ...globals]),
    ...constantsOf(source),
    unknown,
    name ? chars(name.startsWith('.') ? name : `..${name}`) : emptyList,
    chars(''),
    unknown,
    chars(source),
  ])
}

/** The distinct literals of a function, without those of inner functions. */
function constantsOf(source: string): Value[] {
  const constants: Value[] = []
  let depth = 0
  for (const { text, value } of tokenize(source)) {
    depth += Number(text === '{') - Number(text === '}')
    if (value && depth === 1 && !constants.some(each => matches(each, value))) constants.push(value)
  }
  return constants
}

/** The list that `value` gives for a view: the result, or `::` while out of date; the parse tree; the names it reads; the text. */
function describeView(session: Session, { cell, source }: ViewReference): Value {
  const result = isFresh(cell) ? cell.value : nil
  return new List([
    result ?? nil,
    requireLibrary(session).parseText(session, source),
    symbols(cell.view?.names ?? []),
    chars(source),
  ])
}

/** The keywords that run text and parse trees. */
export const evaluationVerbs = (session: Session): VerbTable => ({
  value: unary(x => evaluateValue(session, x), {
    shape: 'value x',
    help: 'evaluates a string, or gives the values of a dictionary',
    examples: [
      ['value `a`b!1 2', '1 2'],
      ['value"2+3"', '5'],
      ['a:5;value`a', '5'],
    ],
    code: 19,
    kForm: '.:',
  }),
  eval: unary(tree => session.evaluateTree(tree), {
    shape: 'eval x',
    help: 'evaluates a parse tree, such as parse gives',
    examples: [
      ['eval(+;1;2)', '3'],
      ['a:10;eval parse"a*2"', '20'],
    ],
  }),
  reval: unary(tree => session.withoutUpdates(() => session.evaluateTree(tree)), {
    shape: 'reval x',
    help: 'evaluates a parse tree without letting it change anything',
    examples: [
      ['reval(+;1;2)', '3'],
      ['a:1;reval parse"a:2"', '\'noupdate: `. `a\n  [0]  a:1;reval parse"a:2"\n           ^'],
    ],
  }),
})
