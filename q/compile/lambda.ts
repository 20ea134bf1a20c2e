import { leaveFunction, locateError } from '../evaluate/errors.ts'
import type { LambdaNode, Node } from '../syntax/ast.ts'
import type { TreeOptions } from '../syntax/parse-tree.ts'
import { emptyList } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { Lambda, type Run, type Value } from '../values/value.ts'
import { compileBlock } from './control.ts'
import { compilePattern } from './pattern.ts'
import type { Code, Frame, Scope } from './scope.ts'

/** A function has no more locals, and no more globals, than this. */
const maxNames = 110

/** Code that gives the function a lambda writes; `name` is the variable it is assigned to. Its body is compiled once. */
export function compileLambda(node: LambdaNode, outer: Scope, name = nameInside(outer)): Code {
  const { assigned, read, outsideQueries } = listNames(node.body)
  const patterns = (node.parameters ?? []).filter(each => typeof each !== 'string')
  const parameters = node.parameters?.map(parameterName) ?? impliedParameters(outsideQueries)
  const patternNames = listPatternNames(patterns)
  const locals = [...new Set([...assigned, ...patternNames])].filter(each => !parameters.includes(each))
  const scope: Scope = {
    ...outer,
    locals: [...parameters, ...locals],
    source: node.source,
    functionName: name,
    self: {},
    compile: inner => outer.compileIn(inner, scope),
  }
  const globals = read.filter(each => !scope.locals?.includes(each) && !outer.findVerb(each))
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
    const frame: Frame = { locals: args, returned: undefined }
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

export interface Names {
  /** Names given a value with a plain `:`, which makes them locals of their function. */
  assigned: string[]
  /** Names that are read or assigned anywhere outside of inner functions. */
  read: string[]
  /** Those of them that are not only columns or conditions of queries: x, y and z there imply no parameters. */
  outsideQueries: string[]
}

/** The names in the statements of a function, each once, in the order of the text. */
export function listNames(body: readonly (Node | string | undefined)[]): Names {
  const names = { assigned: new Set<string>(), read: new Set<string>(), outsideQueries: new Set<string>() }
  for (const node of body) visit(node, names)
  return { assigned: [...names.assigned], read: [...names.read], outsideQueries: [...names.outsideQueries] }
}

/** The names that patterns give a value, such as a and b in `(a;b:f)`. */
function listPatternNames(patterns: readonly Node[]): string[] {
  const names = { assigned: new Set<string>(), read: new Set<string>(), outsideQueries: new Set<string>() }
  for (const pattern of patterns) addTargets(pattern, names)
  return [...names.assigned]
}

interface NameSets {
  assigned: Set<string>
  read: Set<string>
  outsideQueries: Set<string>
}

function visit(node: unknown, names: NameSets): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, names)
    return
  }
  if (!isNode(node) || node.kind === 'lambda') return
  if (node.kind === 'query') {
    const { from, ...phrases } = node
    visit(from, names)
    for (const phrase of Object.values(phrases)) visit(phrase, { ...names, outsideQueries: new Set() })
    return
  }
  if (node.kind === 'name') {
    names.read.add(node.name)
    names.outsideQueries.add(node.name)
  }
  if (node.kind === 'assign' && !node.isGlobal && !node.index && !node.verb) addTargets(node.target, names)
  for (const part of Object.values(node)) if (typeof part === 'object') visit(part, names)
}

function addTargets(target: Node, names: NameSets): void {
  if (target.kind === 'name' && !target.name.includes('.')) names.assigned.add(target.name)
  if (target.kind === 'list') for (const item of target.items) if (item) addTargets(item, names)
  if (target.kind === 'assign') addTargets(target.target, names)
  if (target.kind === 'dictionary') for (const { value } of target.entries) if (value) addTargets(value, names)
  if (target.kind === 'table') for (const { value } of target.columns) if (value) addTargets(value, names)
  if (target.kind === 'apply' && target.form === 'infix') for (const arg of target.args) if (arg) addTargets(arg, names)
}

/** Nodes and the records inside of them (named columns), not values of literals. */
const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && !('item' in part) && !('data' in part)

/** How parse trees made in a scope name verbs and make functions. */
export const treeOptions = (scope: Scope): TreeOptions => ({
  findVerb: scope.findVerb,
  compileLambda: node => compileLambda(node, scope)({ locals: [], returned: undefined }),
})
