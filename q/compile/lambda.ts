import { leaveFunction } from '../evaluate/locate-errors.ts'
import type { LambdaNode } from '../syntax/ast.ts'
import { listNames, listPatternNames } from '../syntax/list-names.ts'
import { emptyList } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { held, running, spend } from '../values/meter.ts'
import { nil } from '../values/nulls.ts'
import { Lambda, type Run, type Value } from '../values/value.ts'
import { compileBlock } from './control.ts'
import { locateError } from './locate-error.ts'
import type { Code, Scope } from './scope.ts'

/** The limit of kdb+ for the locals, and for the globals, of a function. */
const maxNames = 110

/** Compiles a function literal once; the code gives the same function each time. `name` is its label in error frames. */
export function compileLambda(node: LambdaNode, outer: Scope, name = innerFunctionName(outer)): Code {
  // A function of a runtime script, such as `f.q_`, hides its code.
  const source = outer.location.includes('.q_:') ? 'locked' : node.source
  const { assigned, read, outsideQueries } = listNames(node.body)
  const patterns = (node.parameters ?? []).filter(each => typeof each !== 'string')
  const parameters = node.parameters?.map(parameterName) ?? impliedParameters(outsideQueries)
  const patternNames = listPatternNames(patterns)
  const locals = [...new Set([...assigned, ...patternNames])].filter(each => !parameters.includes(each))
  const scope = outer.createInner({
    locals: [...parameters, ...locals],
    source,
    functionName: name,
    queryOffset: undefined,
    self: {},
    columns: 'none',
  })
  const globals = read.filter(each => !scope.locals?.includes(each) && !outer.session.findVerb(each))
  assertNoLocalAfterGlobal(node, scope)
  const excess = locals.length > maxNames ? 'locals' : globals.length > maxNames && 'globals'
  if (excess) throw locateError(new QError(excess), scope, node.at)
  const run = makeRun(scope, parameters.length, compileBody(node, scope))
  const lambda = new Lambda(source, parameters, locals, globals, outer.context, run, name)
  scope.self.lambda = lambda
  return () => lambda
}

/** Signals the name if a function assigns it as a global and later as a local: `{a::1;a:1}`. */
function assertNoLocalAfterGlobal({ body }: LambdaNode, scope: Scope) {
  const globals = new Set<string>()
  for (const node of body) {
    if (node?.kind !== 'assign' || node.target.kind !== 'name') continue
    const { name, at } = node.target
    if (node.isGlobal) globals.add(name)
    else if (globals.has(name) && !node.index && !node.verb) throw locateError(new QError(name), scope, at)
  }
}

/** Error frames label a function nested at any depth in `f` as `f@`. */
const innerFunctionName = ({ locals, functionName }: Scope) =>
  locals && functionName ? `${functionName.replace(/@$/, '')}@` : ''

/** A pattern has no name; its index in parentheses, which no q name can be, fills its slot. */
const parameterName = (parameter: unknown, index: number) => (typeof parameter === 'string' ? parameter : `(${index})`)

/** The parameters of `{x+z}` are x, y and z: up to the last one that the body uses, and always x. */
function impliedParameters(names: readonly string[]): string[] {
  if (names.includes('z')) return ['x', 'y', 'z']
  return names.includes('y') ? ['x', 'y'] : ['x']
}

/** The body of a function. If parameters are patterns, as in `{[(a;b)] ...}`, it unpacks them first. */
function compileBody({ parameters = [], body }: LambdaNode, scope: Scope): Code {
  const run = compileBlock(body, scope)
  const patterns = parameters.flatMap((parameter, slot) =>
    typeof parameter === 'string' ? [] : { slot, match: scope.compilePattern(parameter) },
  )
  if (!patterns.length) return run
  return frame => {
    for (const { slot, match } of patterns) frame.locals[slot] = match(frame.locals[slot] ?? nil, frame)
    return run(frame)
  }
}

/** What a call counts as, in steps of a loop. */
const stepsPerCall = 1000

/** Missing arguments are `::`; locals start as `()`. A call with atoms alone is counted as running once a local is more. */
function makeRun({ locals = [] }: Scope, parameterCount: number, body: Code): Run {
  return (...args: Value[]) => {
    spend(stepsPerCall)
    const outer = running.call
    const { length } = held
    const frame = { locals: args, returned: undefined, lookup: undefined, outer }
    for (let i = 0; i < args.length; i++) if (args[i]?.kind !== 'atom') running.call = frame
    for (let i = args.length; i < parameterCount; i++) args.push(nil)
    for (let i = parameterCount; i < locals.length; i++) args.push(emptyList)
    try {
      const value = body(frame)
      // Writing it costs more than reading it.
      if (running.call !== outer) running.call = outer
      return value
    } catch (error) {
      running.call = outer
      held.length = length
      throw leaveFunction(error)
    }
  }
}
