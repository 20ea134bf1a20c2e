import { amendDeep } from '../amend/amend.ts'
import { apply } from '../evaluate/apply.ts'
import type { Apply, Node } from '../syntax/ast.ts'
import { symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { matches } from '../values/match.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isFunction, isKeyedTable, isSymbol, typeOf, typeOfLetter } from '../values/types.ts'
import { Dictionary, List, type Table, type Value } from '../values/value.ts'
import { findKeys } from '../verbs/lists/find.ts'
import { indexAt } from '../verbs/lists/indexing.ts'
import { enkey, keyCountOf, unkey } from '../verbs/tables/keyed-tables.ts'
import { type Code, cellOf, type Frame, type Scope, setLocal, slotOf } from './scope.ts'

/** Matches a value against a pattern, assigns the names in it and gives the value as filters such as `10*` in `(a;b:10*)` changed it. */
type Match = (value: Value, frame: Frame) => Value

type Assignment = () => void

/** Matches part of a pattern. It collects assignments, which run after the whole pattern has matched: a failed match assigns nothing. */
type Matcher = (value: Value, frame: Frame, assignments: Assignment[]) => Value

/** Compiles a pattern of q 4.1: the target of `(a;b):1 2`, a parameter as in `{[(a;b)] ...}`, or p in `:[v;p;r]`. */
export function compilePattern(node: Node | undefined, scope: Scope): Match {
  const matcher = compileMatcher(node, scope)
  return (value, frame) => {
    const assignments: Assignment[] = []
    const result = matcher(value, frame, assignments)
    for (const assign of assignments) assign()
    return result
  }
}

function compileMatcher(node: Node | undefined, scope: Scope): Matcher {
  switch (node?.kind) {
    case 'name':
      return compileNamePattern(node.name, scope)
    case 'list':
      return compileListPattern(node.items.map(item => compileMatcher(item, scope)))
    case 'dictionary':
      return compileKeyPattern(node.entries.map(({ name, value }) => [symbol(name), compileMatcher(value, scope)]))
    case 'table': {
      const match = compileKeyPattern(
        [...(node.keys ?? []), ...node.columns].map(({ name, value }) => [symbol(name), compileMatcher(value, scope)]),
      )
      return node.keys?.length ? compileKeyedTablePattern(match) : match
    }
    case 'assign':
      return compileFilterPattern(compileMatcher(node.target, scope), scope.compile(node.value), scope)
    case 'return':
      // `:f` has no name before the colon: it matches anything and applies f to it.
      return compileFilterPattern(value => value, node.value ? scope.compile(node.value) : () => nil, scope)
    case 'apply':
      if (node.form === 'brackets' && node.target.kind === 'name')
        return compileIndexPattern(node.target.name, node.args, scope)
      return isOperatorPattern(node) ? compileOperatorPattern(node.args, scope) : () => signal('assign')
    default:
      return node ? compileConstantPattern(scope.compile(node)) : value => value
  }
}

/** Whether an application is `keys!pattern` or `flip pattern`. */
const isOperatorPattern = ({ target, args }: Apply) =>
  'name' in target && (target.name === '!' ? args.length === 2 : target.name === 'flip')

function compileConstantPattern(constant: Code): Matcher {
  return (value, frame) => (matches(constant(frame), value) ? value : signal('match'))
}

function compileNamePattern(name: string, scope: Scope): Matcher {
  const slot = slotOf(scope, name)
  return (value, frame, assignments) => {
    assignments.push(() => {
      if (slot >= 0) setLocal(frame, slot, value)
      else scope.globals.set(cellOf(scope, name).name, value)
    })
    return value
  }
}

/** `x[i]` as a target assigns to the items at the indices. */
function compileIndexPattern(name: string, args: readonly (Node | undefined)[], scope: Scope): Matcher {
  const slot = slotOf(scope, name)
  const cell = cellOf(scope, name)
  const codes = args.map(arg => arg && scope.compile(arg))
  return (value, frame, assignments) => {
    const indices = codes.map(code => code?.(frame))
    assignments.push(() => {
      const old = (slot >= 0 ? frame.locals[slot] : cell.value) ?? signal(name)
      const changed = amendDeep(old, indices, (_, by) => by, value)
      if (slot >= 0) setLocal(frame, slot, changed)
      else scope.globals.set(cell.name, changed)
    })
    return value
  }
}

function compileListPattern(items: readonly Matcher[]): Matcher {
  return (value, frame, assignments) => {
    if (value.kind === 'atom' || isFunction(value)) return signal('type')
    if (countOf(value) !== items.length) return signal('length')
    return toUniformList(items.map((match, i) => match(itemAt(value, i), frame, assignments)))
  }
}

/** Matches the values of some keys of a dictionary, or some columns of a table; signals `match` for a missing one. */
function compileKeyPattern(entries: readonly (readonly [Value, Matcher])[]): Matcher {
  return (value, frame, assignments) => {
    if (value.kind !== 'dictionary' && value.kind !== 'table') return signal('type')
    const dictionary = value.kind === 'table' ? columnsOf(value) : value
    let result: Value = value
    for (const [key, match] of entries) {
      if (Number(findKeys(dictionary, key)) < 0) return signal('match')
      const part = indexAt(value, key)
      const matched = match(part, frame, assignments)
      if (matched !== part) result = amendDeep(result, [key], (_, by) => by, matched)
    }
    return result
  }
}

/** Matches the columns of a keyed table, including its keys. */
function compileKeyedTablePattern(match: Matcher): Matcher {
  return (value, frame, assignments) => {
    if (!isKeyedTable(value)) return signal('type')
    return enkey(keyCountOf(value), match(unkey(value), frame, assignments))
  }
}

/** `p:expression`: a symbol such as `` `j `` checks the type, a function is applied before `p` is matched. */
function compileFilterPattern(pattern: Matcher, expression: Code, scope: Scope): Matcher {
  return (value, frame, assignments) => {
    const filter = expression(frame)
    const filtered = isSymbol(filter) ? checkType(value, textOf(filter)) : apply(scope.session, filter, [value])
    return pattern(filtered, frame, assignments)
  }
}

/** Returns the value if its type is right: `j` for a long, `J` for a vector of longs. Signals `type` otherwise. */
function checkType(value: Value, letter: string): Value {
  const type = typeOfLetter(letter.toLowerCase())
  const wanted = type === undefined ? undefined : letter === letter.toLowerCase() ? -type : type
  return wanted === typeOf(value) ? value : signal('type')
}

/** `` `a`b!(x;y) `` matches the values of keys, `flip p` matches the columns of a table. */
function compileOperatorPattern(args: readonly (Node | undefined)[], scope: Scope): Matcher {
  const [keys, values] = args.length === 2 ? args : [undefined, args[0]]
  if (!keys) {
    const inner = compileMatcher(values, scope)
    return (value, frame, assignments) => {
      if (value.kind !== 'table') return signal('type')
      inner(columnsOf(value), frame, assignments)
      return value
    }
  }
  const names = scope.compile(keys)
  const items =
    values?.kind === 'list' ? values.items.map(item => compileMatcher(item, scope)) : [compileMatcher(values, scope)]
  return (value, frame, assignments) => {
    const entries = itemsOf(names(frame)).map((key, i) => [key, items[i] ?? (each => each)] as const)
    return compileKeyPattern(entries)(value, frame, assignments)
  }
}

const columnsOf = ({ names, columns }: Table) => new Dictionary(symbols(names), new List(columns))
