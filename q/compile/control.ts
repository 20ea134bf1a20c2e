import type { Control, Node, Return, Signal } from '../syntax/ast.ts'
import { QError } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { evaluatePart } from './children.ts'
import { locateError, recordRest } from './locate-error.ts'
import type { Code, Frame, Scope } from './scope.ts'

/** Runs statements and gives the value of the last, `::` if that is empty. `:x` ends the block early. */
export function compileBlock(body: readonly (Node | undefined)[], scope: Scope): Code {
  const codes = body.map(node => node && scope.compile(node))
  const [only] = codes
  // Most functions called in a loop have one statement.
  if (only && codes.length === 1)
    return frame => {
      try {
        const result = only(frame)
        return frame.returned ?? result
      } catch (error) {
        throw recordRest(error, scope, body, frame, [0])
      }
    }
  return frame => {
    let result: Value = nil
    let i = 0
    try {
      for (const code of codes) {
        result = code ? code(frame) : nil
        if (frame.returned) return frame.returned
        i++
      }
      return result
    } catch (error) {
      throw recordRest(error, scope, body, frame, [i])
    }
  }
}

/** `$[c;t;f]`, `if`, `while`, `do` and `:[v;p;r]`. */
export function compileControl(node: Control, scope: Scope): Code {
  switch (node.word) {
    case '$':
      return compileConditional(node, scope)
    case 'if':
      return compileIf(node, scope)
    case 'while':
      return compileWhile(node, scope)
    case ':':
      return compilePatternConditional(node, scope)
    case 'do':
      return compileDo(node, scope)
    default:
      return node.word satisfies never
  }
}

/** `$[c;t;f]` and `$[c1;t1;c2;t2;f]`. Gives `::` if no condition holds and there is no last expression. */
function compileConditional(node: Control, scope: Scope): Code {
  const codes = node.args.map(arg => compileArgument(arg, scope))
  const last = codes.length - (codes.length % 2)
  return frame => {
    let i = 0
    try {
      while (i < last && !isTrue((codes[i] as Code)(frame), node.at, scope, frame)) i += 2
    } catch (error) {
      throw recordRest(error, scope, node, frame, [i])
    }
    return codes[i < last ? i + 1 : i]?.(frame) ?? nil
  }
}

/** Code of an argument, which gives `::` if it is left out. */
const compileArgument = (node: Node | undefined, scope: Scope): Code => (node ? scope.compile(node) : () => nil)

/** `:[v;p1;r1;p2;r2;r]` of q 4.1: the result after the first pattern that v matches. */
function compilePatternConditional(node: Control, scope: Scope): Code {
  const [value, ...rest] = node.args
  const subject = compileArgument(value, scope)
  const cases: { match: PatternMatch; result: Code }[] = []
  for (let i = 0; i + 1 < rest.length; i += 2)
    cases.push({ match: scope.compilePattern(rest[i]), result: compileArgument(rest[i + 1], scope) })
  const otherwise = compileArgument(rest.length % 2 ? rest.at(-1) : undefined, scope)
  return frame => {
    const matched = evaluatePart(subject, frame, node, scope)
    return (cases.find(({ match }) => isMatch(match, matched, frame))?.result ?? otherwise)(frame)
  }
}

type PatternMatch = ReturnType<Scope['compilePattern']>

function isMatch(match: PatternMatch, value: Value, frame: Frame): boolean {
  try {
    match(value, frame)
    return true
  } catch (error) {
    if (error instanceof QError) return false
    throw error
  }
}

function compileIf(node: Control, scope: Scope): Code {
  const [condition, ...body] = node.args
  const test = compileArgument(condition, scope)
  const run = compileBlock(body, scope)
  return frame => {
    let holds: boolean | undefined
    try {
      holds = isTrue(test(frame), node.at, scope, frame)
      if (holds) run(frame)
      return nil
    } catch (error) {
      throw recordRest(error, scope, node, frame, [holds])
    }
  }
}

function compileWhile(node: Control, scope: Scope): Code {
  const [condition, ...body] = node.args
  const test = compileArgument(condition, scope)
  const run = compileLoopBody(body, node.at, scope)
  return frame => {
    let holds: boolean | undefined
    try {
      while (!frame.returned && isTrue(test(frame), node.at, scope, frame)) {
        holds = true
        run(frame)
        holds = undefined
      }
      return nil
    } catch (error) {
      throw recordRest(error, scope, node, frame, [holds])
    }
  }
}

function compileDo(node: Control, scope: Scope): Code {
  const [count, ...body] = node.args
  const evaluateCount = compileArgument(count, scope)
  const run = compileLoopBody(body, node.at, scope)
  return frame => {
    let left: number | undefined
    try {
      const times = evaluateCount(frame)
      if (times.kind !== 'atom' || times.type > Type.long) throw locateError(new QError('type'), scope, node.at, frame)
      for (left = Number(times.item); left > 0 && !frame.returned; left--) run(frame)
      return nil
    } catch (error) {
      throw recordRest(error, scope, node, frame, [left])
    }
  }
}

/** A block that signals `stop` once the time allowed for an input is over. */
function compileLoopBody(body: readonly (Node | undefined)[], at: number, scope: Scope): Code {
  const run = compileBlock(body, scope)
  return frame => {
    try {
      scope.session.checkTime()
    } catch (error) {
      throw locateError(error, scope, at)
    }
    return run(frame)
  }
}

/** Whether a condition holds; signals `type` for symbols and lists. */
function isTrue(value: Value, at: number, scope: Scope, frame: Frame): boolean {
  if (value.kind === 'atom' && value.type !== Type.symbol) return value.item !== 0 && value.item !== 0n
  throw locateError(new QError('type'), scope, at, frame)
}

/** `:x` */
export function compileReturn(node: Return, scope: Scope): Code {
  const code = compileArgument(node.value, scope)
  return frame => {
    frame.returned = evaluatePart(code, frame, node, scope)
    return frame.returned
  }
}

/** `'x` */
export function compileSignal(node: Signal, scope: Scope): Code {
  const code = scope.compile(node.value)
  return frame => {
    const error = new QError(signalledText(evaluatePart(code, frame, node, scope)), 'signal')
    error.leavesFunction = scope.locals !== undefined
    throw locateError(error, scope, node.at, frame)
  }
}

/** The error of `'x`: the text of a symbol or string, the name of a keyword as in `'type`, `stype` for other values. */
export function signalledText(value: Value): string {
  if (value.kind === 'primitive') return value.name
  return isSymbol(value) || isString(value) ? textOf(value) : 'stype'
}
