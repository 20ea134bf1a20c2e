import { tokenize } from '../syntax/tokenize.ts'
import { chars, emptyList, emptyVector, long, symbols } from '../values/construct.ts'
import { matches } from '../values/match.ts'
import { Type } from '../values/types.ts'
import { type Lambda, List, type Value } from '../values/value.ts'

/**
 * What `value {x+1}` lists: the bytecode, which we have none of; parameters; locals; the namespace and globals; each
 * constant; where the bytecode comes from; the name; the file and the line; the source.
 */
export function describeLambda({ parameters, locals, globals, context, source, name }: Lambda): Value {
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

/** The literals of a function, each once, without those of functions inside of it. */
function constantsOf(source: string): Value[] {
  const constants: Value[] = []
  let depth = 0
  for (const { text, value } of tokenize(source)) {
    depth += Number(text === '{') - Number(text === '}')
    if (value && depth === 1 && !constants.some(each => matches(each, value))) constants.push(value)
  }
  return constants
}
