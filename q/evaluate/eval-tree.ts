import { currentSession } from '../context/session.ts'
import { signal } from '../values/errors.ts'
import { itemAt } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { apply } from './apply.ts'

/** What a name means before it is looked up among locals and globals: a column, for instance. */
export type Scope = (name: string) => Value | undefined

let locals: Scope = () => undefined

/** Runs `action` while names in parse trees that are no columns mean the locals of a function. */
export function withLocals<Result>(lookup: Scope, action: () => Result): Result {
  const before = locals
  locals = lookup
  try {
    return action()
  } finally {
    locals = before
  }
}

/** Runs `action` while names in parse trees that are no columns mean globals. */
export const withoutLocals = <Result>(action: () => Result): Result => withLocals(() => undefined, action)

/** `eval tree`. A clause of a query may call it, or a function that does; it does not see the locals that the clause sees. */
export const evalWithGlobals = (tree: Value): Value => withoutLocals(() => evalTree(tree))

/**
 * The value of a parse tree: a symbol is a variable, a one-item list its item, a longer list a function with its
 * arguments; all else stands for itself. `eval (+;1;2)` is 3.
 */
export function evalTree(tree: Value, scope: Scope = () => undefined): Value {
  if (isSymbol(tree)) return readName(textOf(tree), scope)
  if (tree.kind === 'vector' && tree.data.length === 1 && tree.type === Type.symbol) return onlyItem(tree)
  if (tree.kind !== 'list' || !tree.items.length) return tree
  const [head = nil, ...args] = tree.items
  if (!args.length) return head
  const word = wordOf(head)
  if (word) return evalWord(word, args, scope)
  return evalApplication(head, args, scope)
}

/** `` ,`a `` stands for the symbol a. */
const onlyItem = (tree: Value): Value => itemAt(tree, 0)

function readName(name: string, scope: Scope): Value {
  const session = currentSession()
  return scope(name) ?? locals(name) ?? session.findVerb(name) ?? session.getGlobal(name) ?? signal(name)
}

/** Heads that decide themselves which of their arguments are evaluated. */
function wordOf(head: Value): string | undefined {
  if (head.kind === 'primitive' && (head.name === '$' || head.name === ':' || head.name === '::')) return head.name
  if (head.kind === 'vector' && head.type === Type.char) return textOf(head)
  if (head.kind === 'atom' && head.type === Type.char) return textOf(head)
  return isSymbol(head) && ['if', 'do', 'while'].includes(textOf(head)) ? textOf(head) : undefined
}

function evalWord(word: string, args: readonly Value[], scope: Scope): Value {
  const [first = nil, second = nil] = args
  switch (word) {
    case ';':
      return args.map(arg => evalTree(arg, scope)).at(-1) ?? nil
    case '$':
      return args.length > 2 ? evalConditional(args, scope) : evalApplication(primitive('$'), args, scope)
    case ':':
    case '::':
      return args.length === 2 ? assignGlobal(first, evalTree(second, scope)) : evalTree(first, scope)
    case 'if':
      if (isTrue(evalTree(first, scope))) for (const arg of args.slice(1)) evalTree(arg, scope)
      return nil
    default:
      return signal('nyi')
  }
}

const primitive = (name: string): Value => currentSession().findVerb(name) ?? signal('nyi')

function assignGlobal(target: Value, value: Value): Value {
  for (const name of textsOf(target)) currentSession().setGlobal(name, value)
  return value
}

function evalConditional(args: readonly Value[], scope: Scope): Value {
  for (let i = 0; i + 1 < args.length; i += 2)
    if (isTrue(evalTree(args[i] as Value, scope))) return evalTree(args[i + 1] as Value, scope)
  return args.length % 2 ? evalTree(args.at(-1) as Value, scope) : nil
}

const isTrue = (value: Value) => (value.kind === 'atom' ? Boolean(value.item) : signal('type'))

function evalApplication(head: Value, args: readonly Value[], scope: Scope): Value {
  const values = new Array<Value | undefined>(args.length)
  for (let i = args.length - 1; i >= 0; i--) values[i] = evalArgument(args[i] as Value, scope)
  return apply(evalHead(head, scope), values)
}

/** `::` in a tree stands for an argument left out. */
const evalArgument = (arg: Value, scope: Scope): Value | undefined => (isNil(arg) ? nil : evalTree(arg, scope))

const evalHead = (head: Value, scope: Scope): Value =>
  isSymbol(head) || head.kind === 'list' ? evalTree(head, scope) : head
