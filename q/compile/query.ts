import type { Application, Clause, ColumnLookup } from '../context/clause.ts'
import { deleteParts } from '../query/delete.ts'
import type { Grouping, SelectedColumns } from '../query/plan.ts'
import { select } from '../query/select.ts'
import { update } from '../query/update.ts'
import type { Control, NamedNode, Node, Query } from '../syntax/ast.ts'
import { QError } from '../values/errors.ts'
import { Type } from '../values/types.ts'
import type { Primitive, Value } from '../values/value.ts'
import { locateError } from './locate-error.ts'
import { type Code, type Frame, primitiveOf, type Scope } from './scope.ts'

/** `select ... from t`. A name in its clauses is a keyword, else a column, a local of the function or a global. */
export function compileQuery(node: Query, scope: Scope): Code {
  const conditional = findConditional([node.columns, node.by, node.where])
  if (conditional)
    return () => {
      throw locateError(new QError('rank'), scope, conditional.at)
    }
  const from = scope.compile(node.from)
  const run = compilePlan(node, scope)
  return frame => {
    let table: Value | undefined
    try {
      table = from(frame)
      return run(table, frame)
    } catch (error) {
      throw locateError(error, scope, node, frame, [table])
    }
  }
}

/** Compiles the clauses once. Each run of the query binds them to the locals of its frame. */
function compilePlan(node: Query, scope: Scope): (table: Value, frame: Frame) => Value {
  const { session } = scope
  const clauseScope = scope.createInner({ columns: 'after verbs', queryOffset: scope.queryOffset ?? node.at })
  const compile = (each: Node) => new CompiledClause(each, clauseScope)
  const where = bindAll(node.where.map(compile))
  const names = (node.columns ?? []).map(({ name }) => name)
  const by = compileGrouping(node, compile)
  switch (node.verb) {
    case 'select':
    case 'exec': {
      const columns = compileSelection(node, compile)
      const limit = node.limit && scope.compile(node.limit)
      const order = node.order && compile(gradeNode(node.order))
      return (table, frame) =>
        select(session, table, {
          where: where(frame),
          by: by(frame),
          columns: columns(frame),
          limit: limit?.(frame),
          order: order?.bind(frame),
        })
    }
    case 'update': {
      const clauses = bindAll((node.columns ?? []).map(({ value }) => compile(value)))
      if (!node.columns) return (table, frame) => deleteParts(session, table, { where: where(frame), names })
      return (table, frame) =>
        update(session, table, { where: where(frame), by: by(frame), columns: { names, clauses: clauses(frame) } })
    }
    case 'delete':
      return (table, frame) => deleteParts(session, table, { where: where(frame), names })
    default:
      return node.verb satisfies never
  }
}

type Compile = (node: Node) => CompiledClause

function compileGrouping({ verb, by, isDistinct }: Query, compile: Compile): (frame: Frame) => Grouping {
  if (!by) {
    const grouping: Grouping = verb === 'exec' ? { kind: 'none' } : { kind: 'rows', isDistinct }
    return () => grouping
  }
  if (!by.length) return () => ({ kind: 'none' })
  const only = verb === 'exec' ? findSoleUnnamed(by)?.value : undefined
  // `exec a,b by 0b from t` is a table of the columns.
  if (only?.kind === 'constant' && only.value.kind === 'atom' && only.value.type === Type.boolean) {
    const isDistinctRows = only.value.item === 1
    return () => ({ kind: 'rows', isDistinct: isDistinctRows })
  }
  const clauses = bindAll(by.map(({ value }) => compile(value)))
  const isTable = !only
  const names = isTable ? by.map(({ name }) => name) : ['']
  return frame => ({ kind: 'keys', names, clauses: clauses(frame), isTable })
}

function compileSelection({ verb, columns }: Query, compile: Compile): (frame: Frame) => SelectedColumns {
  if (!columns) return () => 'all'
  const only = verb === 'exec' && findSoleUnnamed(columns)
  if (only) {
    const clause = compile(only.value)
    return frame => clause.bind(frame)
  }
  const names = columns.map(({ name }) => name)
  const clauses = bindAll(columns.map(({ value }) => compile(value)))
  return frame => ({ names, clauses: clauses(frame) })
}

/** The column if there is only one and its name is not written: `exec a from t` gives a list, not a dictionary. */
const findSoleUnnamed = (columns: readonly NamedNode[]): NamedNode | undefined =>
  columns.length === 1 && !columns[0]?.isNamed ? columns[0] : undefined

/** `select[<price]` orders by `iasc price`, `select[>price]` by `idesc price`. */
const gradeNode = ({ descending, value }: NonNullable<Query['order']>): Node => ({
  kind: 'apply',
  at: value.at,
  target: { kind: 'operator', at: value.at, name: descending ? '>:' : '<:' },
  args: [value],
  form: 'prefix',
})

const bindAll =
  (clauses: readonly CompiledClause[]) =>
  (frame: Frame): Clause[] =>
    clauses.map(clause => clause.bind(frame))

/** A clause, compiled once. `bind` gives it the locals of one call of the function that contains the query. */
export class CompiledClause {
  readonly code: Code
  private application: { verb: Primitive; args: readonly CompiledClause[] } | null | undefined

  constructor(
    readonly node: Node,
    private readonly scope: Scope,
  ) {
    this.code = scope.compile(node)
  }

  bind(frame: Frame): Clause {
    return new BoundClause(this, frame)
  }

  /** The primitive that the clause applies and its arguments, compiled on first use; null for other clauses. */
  get parts() {
    this.application ??= this.compileParts()
    return this.application
  }

  private compileParts() {
    const { node, scope } = this
    const verb = node.kind === 'apply' ? primitiveOf(node.target, scope) : undefined
    if (node.kind !== 'apply' || !verb) return null
    const args = node.args.filter(arg => arg !== undefined)
    const hasAllArguments =
      args.length === node.args.length && args.length >= verb.minRank && args.length <= verb.maxRank
    return hasAllArguments ? { verb, args: args.map(arg => new CompiledClause(arg, scope)) } : null
  }
}

class BoundClause implements Clause {
  constructor(
    private readonly compiled: CompiledClause,
    private readonly frame: Frame,
  ) {}

  get node() {
    return this.compiled.node
  }

  get application(): Application | undefined {
    const { parts } = this.compiled
    return parts ? { verb: parts.verb, args: parts.args.map(arg => arg.bind(this.frame)) } : undefined
  }

  evaluate(lookup: ColumnLookup): Value {
    return this.compiled.code({ locals: this.frame.locals, returned: undefined, lookup })
  }
}

/** The first control word among nodes, outside of functions. Clauses with `$[c;t;f]` or the like signal `rank`. */
function findConditional(part: unknown): Control | undefined {
  if (typeof part !== 'object' || part === null || 'item' in part || 'data' in part) return undefined
  if ('kind' in part && part.kind === 'lambda') return undefined
  if ('kind' in part && part.kind === 'control') return part as Control
  for (const inner of Object.values(part)) {
    const found = findConditional(inner)
    if (found) return found
  }
  return undefined
}
