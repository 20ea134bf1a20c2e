import { toQError } from '../evaluate/locate-errors.ts'
import type { Node } from '../syntax/ast.ts'
import { QError } from '../values/errors.ts'
import type { Value } from '../values/value.ts'
import type { Frame, Scope } from './scope.ts'

/** A node, the statements of a block, or a function that finishes with the value of what failed. */
type Code = Node | readonly (Node | undefined)[] | ((value: Value) => Value)

/** In place of code: the record has the values of some children of the node in the next record. */
export const childrenOf = -1

/** Code that an error left before it was done. A debugger can go on from here. */
export interface Unfinished {
  readonly scope: Scope | undefined
  readonly code: Code | number
  readonly frame: Frame | undefined
  /** The values of the parts of the code, undefined for those that had not been evaluated; or how far a loop had come. */
  readonly parts: readonly unknown[]
  /** The function that was applied to the parts. */
  readonly f: Value | undefined
}

/**
 * Converts an exception to a q error, adds the offset of the node that failed, unless an inner node has added its own, and records
 * how far the node had come. The place may be an offset, if there is nothing to go on with.
 */
export function locateError(
  thrown: unknown,
  scope: Scope,
  place: Node | number,
  frame?: Frame,
  parts?: readonly unknown[],
  f?: Value,
): unknown {
  const error = recordRest(thrown, scope, place, frame, parts, f)
  const { source, location, functionName: name, queryOffset } = scope
  if (error instanceof QError && !error.isLocated && source !== undefined) {
    error.isLocated = true
    const offset = queryOffset ?? (typeof place === 'number' ? place : place.at)
    error.frames.push({ source, location, offset, name, start: error.unfinished.length - 1 })
  }
  return error
}

/** Converts an exception to a q error and records how far the code had come: a debugger can go on there. */
export function recordRest(
  thrown: unknown,
  scope: Scope | undefined,
  code: Code | number,
  frame: Frame | undefined,
  parts: readonly unknown[] = [],
  f?: Value,
): unknown {
  if (!(thrown instanceof Error)) return thrown
  const error = toQError(thrown)
  error.unfinished.push({ scope, code, frame, parts, f } satisfies Unfinished)
  return error
}
