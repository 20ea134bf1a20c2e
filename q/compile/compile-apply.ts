import { apply } from '../evaluate/apply.ts'
import { locateError } from '../evaluate/locate-error.ts'
import type { Apply, Node } from '../syntax/ast.ts'
import { nil } from '../values/nil.ts'
import { Primitive, Projection, type Value } from '../values/value.ts'
import { evaluateRightToLeft } from './evaluate-right-to-left.ts'
import { type Code, type Frame, type Scope, slotOf } from './scope.ts'

/** `f x`, `f[x;y]`, `x+y`. The function is evaluated after its arguments. */
export function compileApply(node: Apply, scope: Scope): Code {
  const args =
    node.form === 'brackets' && isEmptyBrackets(node) ? [() => nil] : node.args.map(arg => arg && scope.compile(arg))
  const verb = verbOf(node.target, scope)
  const [first, second] = args
  if (verb && first && args.length === 1 && verb.minRank === 1) return compileUnary(verb, first, node.at, scope)
  if (verb && first && second && args.length === 2 && verb.minRank <= 2 && verb.maxRank >= 2)
    return compileBinary(verb, first, second, node.at, scope)
  const target = scope.compile(node.target)
  if (node.form === 'infix' && first && !second) return frame => projectLeft(target, first, frame)
  return frame => {
    const values = evaluateRightToLeft(args, frame)
    const applied = target(frame)
    try {
      return apply(applied, values)
    } catch (error) {
      throw locateError(error, scope, node.at)
    }
  }
}

/** `2+` is `+[2]`. */
function projectLeft(target: Code, left: Code, frame: Frame): Value {
  const x = left(frame)
  return new Projection(target(frame), [x])
}

const isEmptyBrackets = ({ args }: Apply) => !args.length || (args.length === 1 && !args[0])

/** The primitive that a node names, if it can name nothing else. */
function verbOf(target: Node, scope: Scope): Primitive | undefined {
  if (target.kind !== 'operator' && target.kind !== 'name') return undefined
  if (slotOf(scope, target.name) >= 0) return undefined
  const verb: Value | undefined = scope.findVerb(target.name)
  return verb instanceof Primitive ? verb : undefined
}

function compileUnary({ run }: Primitive, arg: Code, at: number, scope: Scope): Code {
  return frame => {
    const x = arg(frame)
    try {
      return run(x)
    } catch (error) {
      throw locateError(error, scope, at)
    }
  }
}

function compileBinary({ run }: Primitive, left: Code, right: Code, at: number, scope: Scope): Code {
  return frame => {
    const y = right(frame)
    const x = left(frame)
    try {
      return run(x, y)
    } catch (error) {
      throw locateError(error, scope, at)
    }
  }
}
