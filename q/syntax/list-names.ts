import type { Apply, Node } from './ast.ts'

export interface Names {
  /** Names given a value with a plain `:`, which makes them locals of their function. */
  assigned: string[]
  /** Names that are read or assigned anywhere outside of inner functions. */
  read: string[]
  /** Names used outside of query clauses. Only these make x, y and z implicit parameters; in a clause they may be columns. */
  outsideQueries: string[]
}

/** The names in the statements of a function, each once, in the order of the text. */
export function listNames(body: readonly (Node | string | undefined)[]): Names {
  const names = { assigned: new Set<string>(), read: new Set<string>(), outsideQueries: new Set<string>() }
  for (const node of body) visit(node, names)
  return { assigned: [...names.assigned], read: [...names.read], outsideQueries: [...names.outsideQueries] }
}

/** The names that patterns give a value, such as a and b in `(a;b:f)`. */
export function listPatternNames(patterns: readonly Node[]): string[] {
  const names = new Set<string>()
  for (const pattern of patterns) addTargets(pattern, names)
  return [...names]
}

/** What is applied anywhere outside of functions: `sum` and `*` in `sum price*size`. */
export function listApplied(nodes: readonly unknown[]): Apply['target'][] {
  return nodes.flatMap(part => {
    if (Array.isArray(part)) return listApplied(part)
    if (!isNode(part) || part.kind === 'lambda') return []
    const inner = listApplied(Object.values(part))
    return part.kind === 'apply' ? [part.target, ...inner] : inner
  })
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
  if (node.kind === 'assign' && !node.isGlobal && !node.index && !node.verb) addTargets(node.target, names.assigned)
  for (const part of Object.values(node)) if (typeof part === 'object') visit(part, names)
}

function addTargets(target: Node, names: Set<string>): void {
  if (target.kind === 'name' && !target.name.includes('.')) names.add(target.name)
  if (target.kind === 'list') for (const item of target.items) if (item) addTargets(item, names)
  if (target.kind === 'assign') addTargets(target.target, names)
  if (target.kind === 'dictionary') for (const { value } of target.entries) if (value) addTargets(value, names)
  if (target.kind === 'table') for (const { value } of target.columns) if (value) addTargets(value, names)
  if (target.kind === 'apply' && target.form === 'infix') for (const arg of target.args) if (arg) addTargets(arg, names)
}

/** Nodes and the records inside of them (named columns), not values of literals. */
const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && !('item' in part) && !('data' in part)
