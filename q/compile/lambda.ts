import { leaveFunction, locateError } from '../evaluate/errors.ts'
import type { LambdaNode } from '../syntax/ast.ts'
import { listNames, listPatternNames } from '../syntax/names.ts'
import { emptyList } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { Lambda, type Run, type Value } from '../values/value.ts'
import { compileBlock } from './control.ts'
import { compilePattern } from './pattern.ts'
import { type Code, type Frame, innerScope, type Scope } from './scope.ts'

/** A function has no more locals, and no more globals, than this. */
const maxNames = 110

/** Code that gives the function a lambda writes; `name` is the variable it is assigned to. Its body is compiled once. */
export function compileLambda(node: LambdaNode, outer: Scope, name = nameInside(outer)): Code {
  const { assigned, read, outsideQueries } = listNames(node.body)
  const patterns = (node.parameters ?? []).filter(each => typeof each !== 'string')
  const parameters = node.parameters?.map(parameterName) ?? impliedParameters(outsideQueries)
  const patternNames = listPatternNames(patterns)
  const locals = [...new Set([...assigned, ...patternNames])].filter(each => !parameters.includes(each))
  const scope = innerScope(outer, {
    locals: [...parameters, ...locals],
    source: node.source,
    functionName: name,
    queryOffset: undefined,
    self: {},
    columns: 'none',
  })
  const globals = read.filter(each => !scope.locals?.includes(each) && !outer.session.findVerb(each))
  checkGlobalsComeLast(node, scope)
  const excess = locals.length > maxNames ? 'locals' : globals.length > maxNames && 'globals'
  if (excess) throw locateError(new QError(excess), scope, node.at)
  const body = compileBlock(node.body, scope)
  const run = makeRun(scope, parameters.length, locals.length, compileUnpacking(node, scope), body)
  const lambda = new Lambda(node.source, parameters, locals, globals, outer.context, run, name)
  scope.self.lambda = lambda
  return () => lambda
}

/** `{a::1;a:1}`: once a name was used as a global, it cannot become a local. */
function checkGlobalsComeLast({ body }: LambdaNode, scope: Scope) {
  const globals = new Set<string>()
  for (const node of body) {
    if (node?.kind !== 'assign' || node.target.kind !== 'name') continue
    const { name, at } = node.target
    if (node.isGlobal) globals.add(name)
    else if (globals.has(name) && !node.index && !node.verb) throw locateError(new QError(name), scope, at)
  }
}

/** Functions in functions are called as the outer one with `@` in errors. */
const nameInside = ({ locals, functionName }: Scope) =>
  locals && functionName ? `${functionName.replace(/@$/, '')}@` : ''

const parameterName = (parameter: unknown, index: number) => (typeof parameter === 'string' ? parameter : `(${index})`)

/** Without a list of parameters they are x, y and z, up to the last one that is used; always at least x. */
function impliedParameters(names: readonly string[]): string[] {
  if (names.includes('z')) return ['x', 'y', 'z']
  return names.includes('y') ? ['x', 'y'] : ['x']
}

type Unpack = (frame: Frame) => void

/** Parameters that are patterns, such as `{[(a;b)] ...}`, are unpacked when the function is called. */
function compileUnpacking({ parameters = [] }: LambdaNode, scope: Scope): Unpack[] {
  return parameters.flatMap((parameter, slot) => {
    if (typeof parameter === 'string') return []
    const match = compilePattern(parameter, scope)
    return [
      (frame: Frame) => {
        frame.locals[slot] = match(frame.locals[slot] ?? nil, frame)
      },
    ]
  })
}

function makeRun({ session }: Scope, parameters: number, locals: number, unpacking: Unpack[], body: Code): Run {
  return (...args: Value[]) => {
    session.checkTime()
    const frame: Frame = { locals: args, returned: undefined, column: undefined }
    for (let i = args.length; i < parameters; i++) frame.locals.push(nil)
    for (let i = 0; i < locals; i++) frame.locals.push(emptyList)
    try {
      for (const unpack of unpacking) unpack(frame)
      return body(frame)
    } catch (error) {
      throw leaveFunction(error)
    }
  }
}
