import type { Node } from '../syntax/ast.ts'
import { held } from '../values/meter.ts'
import type { Value } from '../values/value.ts'
import { childrenOf, recordRest } from './locate-error.ts'
import type { Code, Frame, Scope } from './scope.ts'

/** The codes of nodes; undefined for gaps, as in `f[;2]`. */
export const compileAll = (nodes: readonly (Node | undefined)[], scope: Scope): (Code | undefined)[] =>
  nodes.map(node => node && scope.compile(node))

/** The values of codes. */
export type Values = (Value | undefined)[]

/** Evaluates codes from the last to the first. The value of a gap is undefined. */
export function evaluateRightToLeft(codes: readonly (Code | undefined)[], frame: Frame): Values {
  const values: Values = new Array(codes.length)
  held.push(values)
  try {
    for (let i = codes.length - 1; i >= 0; i--) values[i] = codes[i]?.(frame)
    held.pop()
    return values
  } catch (error) {
    throw recordRest(error, undefined, childrenOf, frame, values)
  }
}

/** Evaluates the only part of a node that can fail. */
export function evaluatePart(code: Code, frame: Frame, node: Node, scope: Scope): Value {
  try {
    return code(frame)
  } catch (error) {
    throw recordRest(error, scope, node, frame)
  }
}

/** Evaluates the children of a node from right to left and makes its value of theirs. */
export function makeOfChildren(
  codes: readonly (Code | undefined)[],
  node: Node,
  scope: Scope,
  finish: (values: Values) => Value,
): Code {
  return frame => {
    let values: Values
    try {
      values = evaluateRightToLeft(codes, frame)
    } catch (error) {
      throw recordRest(error, scope, node, frame)
    }
    return finish(values)
  }
}
