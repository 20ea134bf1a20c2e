import { locateError } from '../evaluate/errors.ts'
import type { Control, Node, Return, Signal } from '../syntax/ast.ts'
import { QError } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, isSymbol } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { compilePattern, type Match } from './pattern.ts'
import type { Code, Frame, Scope } from './scope.ts'

/** Statements one after the other; the value of the last, `::` if that is empty. Ends early after `:x`. */
export function compileBlock(body: readonly (Node | undefined)[], scope: Scope): Code {
  const codes = body.map(node => node && scope.compile(node))
  return frame => {
    let result: Value = nil
    for (const code of codes) {
      result = code ? code(frame) : nil
      if (frame.returned) return frame.returned
    }
    return result
  }
}

export function compileControl(node: Control, scope: Scope): Code {
  const [condition, ...rest] = node.args
  const test = condition ? scope.compile(condition) : () => nil
  switch (node.word) {
    case '$':
      return compileConditional(node, scope)
    case 'if':
      return compileIf(test, compileBlock(rest, scope), node, scope)
    case 'while':
      return compileWhile(test, compileBlock(rest, scope), node, scope)
    case ':':
      return compilePatternConditional(node, scope)
    case 'do':
      return compileDo(test, compileBlock(rest, scope), node, scope)
    default:
      return node.word satisfies never
  }
}

/** `$[c;t;f]` and `$[c1;t1;c2;t2;f]`; without a last one, `::`. */
function compileConditional({ args, at }: Control, scope: Scope): Code {
  const codes = args.map(node => (node ? scope.compile(node) : () => nil))
  return frame => {
    for (let i = 0; i + 1 < codes.length; i += 2)
      if (holds((codes[i] as Code)(frame), at, scope)) return (codes[i + 1] as Code)(frame)
    return codes.length % 2 ? (codes[codes.length - 1] as Code)(frame) : nil
  }
}

/** `:[v;p1;r1;p2;r2;r]` of 4.1: the result of the first pattern that v matches. */
function compilePatternConditional({ args }: Control, scope: Scope): Code {
  const [value, ...rest] = args
  const subject = value ? scope.compile(value) : () => nil
  const cases: { match: Match; result: Code }[] = []
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const result = rest[i + 1]
    cases.push({ match: compilePattern(rest[i], scope), result: result ? scope.compile(result) : () => nil })
  }
  const last = rest.length % 2 ? rest.at(-1) : undefined
  const otherwise = last ? scope.compile(last) : () => nil
  return frame => {
    const matched = subject(frame)
    return (cases.find(({ match }) => isMatch(match, matched, frame))?.result ?? otherwise)(frame)
  }
}

function isMatch(match: Match, value: Value, frame: Frame): boolean {
  try {
    match(value, frame)
    return true
  } catch (error) {
    if (error instanceof QError) return false
    throw error
  }
}

function compileIf(test: Code, body: Code, { at }: Control, scope: Scope): Code {
  return frame => {
    if (holds(test(frame), at, scope)) body(frame)
    return nil
  }
}

function compileWhile(test: Code, body: Code, { at }: Control, scope: Scope): Code {
  return frame => {
    while (!frame.returned && holds(test(frame), at, scope)) repeat(body, frame, at, scope)
    return nil
  }
}

function compileDo(count: Code, body: Code, { at }: Control, scope: Scope): Code {
  return frame => {
    const times = count(frame)
    if (times.kind !== 'atom' || times.type > 7) throw locateError(new QError('type'), scope, at)
    for (let i = 0; i < Number(times.item) && !frame.returned; i++) repeat(body, frame, at, scope)
    return nil
  }
}

function repeat(body: Code, frame: Frame, at: number, scope: Scope) {
  try {
    scope.session.checkTime()
  } catch (error) {
    throw locateError(error, scope, at)
  }
  body(frame)
}

function holds(value: Value, at: number, scope: Scope): boolean {
  if (value.kind === 'atom' && value.type !== 11) return value.item !== 0 && value.item !== 0n
  throw locateError(new QError('type'), scope, at)
}

export function compileReturn({ value }: Return, scope: Scope): Code {
  const code = value ? scope.compile(value) : () => nil
  return frame => {
    frame.returned = code(frame)
    return frame.returned
  }
}

export function compileSignal(node: Signal, scope: Scope): Code {
  const code = scope.compile(node.value)
  return frame => {
    const error = new QError(signalledText(code(frame)), 'signal')
    error.leavesFunction = scope.locals !== undefined
    throw locateError(error, scope, node.at)
  }
}

/** The text of a symbol or string, the name of a keyword as in `'type`; other values give the error `stype`. */
function signalledText(value: Value): string {
  if (value.kind === 'primitive') return value.name
  return isSymbol(value) || isString(value) ? textOf(value) : 'stype'
}
