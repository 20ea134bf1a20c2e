import type { Session } from '../context/session.ts'
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
export const evalWithGlobals = (session: Session, tree: Value): Value => withoutLocals(() => evalTree(session, tree))

/**
 * The value of a parse tree: a symbol is a variable, a one-item list its item, a longer list a function with its
 * arguments; all else stands for itself. `eval (+;1;2)` is 3.
 */
export function evalTree(session: Session, tree: Value, scope: Scope = () => undefined): Value {
  if (isSymbol(tree)) return readName(session, textOf(tree), scope)
  if (tree.kind === 'vector' && tree.data.length === 1 && tree.type === Type.symbol) return onlyItem(tree)
  if (tree.kind !== 'list' || !tree.items.length) return tree
  const [head = nil, ...args] = tree.items
  if (!args.length) return head
  const word = wordOf(head)
  if (word) return evalWord(session, word, args, scope)
  return evalApplication(session, head, args, scope)
}

/** `` ,`a `` stands for the symbol a. */
const onlyItem = (tree: Value): Value => itemAt(tree, 0)

function readName(session: Session, name: string, scope: Scope): Value {
  return scope(name) ?? locals(name) ?? session.findVerb(name) ?? session.getGlobal(name) ?? signal(name)
}

/** Heads that decide themselves which of their arguments are evaluated. */
function wordOf(head: Value): string | undefined {
  if (head.kind === 'primitive' && (head.name === '$' || head.name === ':' || head.name === '::')) return head.name
  if (head.kind === 'vector' && head.type === Type.char) return textOf(head)
  if (head.kind === 'atom' && head.type === Type.char) return textOf(head)
  return isSymbol(head) && ['if', 'do', 'while'].includes(textOf(head)) ? textOf(head) : undefined
}

function evalWord(session: Session, word: string, args: readonly Value[], scope: Scope): Value {
  const [first = nil, second = nil] = args
  switch (word) {
    case ';':
      return args.map(arg => evalTree(session, arg, scope)).at(-1) ?? nil
    case '$':
      return args.length > 2
        ? evalConditional(session, args, scope)
        : evalApplication(session, primitive(session, '$'), args, scope)
    case ':':
    case '::':
      return args.length === 2
        ? assignGlobal(session, first, evalTree(session, second, scope))
        : evalTree(session, first, scope)
    case 'if':
      if (isTrue(evalTree(session, first, scope))) for (const arg of args.slice(1)) evalTree(session, arg, scope)
      return nil
    default:
      return signal('nyi')
  }
}

const primitive = (session: Session, name: string): Value => session.findVerb(name) ?? signal('nyi')

function assignGlobal(session: Session, target: Value, value: Value): Value {
  for (const name of textsOf(target)) session.setGlobal(name, value)
  return value
}

function evalConditional(session: Session, args: readonly Value[], scope: Scope): Value {
  for (let i = 0; i + 1 < args.length; i += 2)
    if (isTrue(evalTree(session, args[i] as Value, scope))) return evalTree(session, args[i + 1] as Value, scope)
  return args.length % 2 ? evalTree(session, args.at(-1) as Value, scope) : nil
}

const isTrue = (value: Value) => (value.kind === 'atom' ? Boolean(value.item) : signal('type'))

function evalApplication(session: Session, head: Value, args: readonly Value[], scope: Scope): Value {
  const values = new Array<Value | undefined>(args.length)
  for (let i = args.length - 1; i >= 0; i--) values[i] = evalArgument(session, args[i] as Value, scope)
  return apply(session, evalHead(session, head, scope), values)
}

/** `::` in a tree stands for an argument left out. */
const evalArgument = (session: Session, arg: Value, scope: Scope): Value | undefined =>
  isNil(arg) ? nil : evalTree(session, arg, scope)

const evalHead = (session: Session, head: Value, scope: Scope): Value =>
  isSymbol(head) || head.kind === 'list' ? evalTree(session, head, scope) : head
