import { signal } from '../values/errors.ts'
import { itemAt } from '../values/items.ts'
import { charge } from '../values/meter.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import type { Node } from './ast.ts'

/**
 * The node of a parse tree, as functional queries and `eval` take it: a symbol is a name, a list applies its first item to
 * the others, a list of one item stands for that item, and any other value for itself. ``(+;`x;1)`` is the node of `x+1`.
 */
export function nodeOfTree(tree: Value): Node {
  charge(bytesPerNode)
  if (isSymbol(tree)) return { kind: 'name', at, name: textOf(tree) }
  if (tree.kind === 'vector' && tree.type === Type.symbol && tree.length === 1) return constant(itemAt(tree, 0))
  if (tree.kind !== 'list' || !tree.items.length) return constant(tree)
  const [head = nil, ...args] = tree.items
  if (!args.length) return constant(head)
  return (
    nodeOfWord(head, args) ?? {
      kind: 'apply',
      at,
      target: nodeOfHead(head),
      args: args.map(nodeOfTree),
      form: 'brackets',
    }
  )
}

/** The memory of a node and of the function that it is compiled to. */
const bytesPerNode = 300

/** A parse tree has no source text: its errors are shown in the code that evaluates it. */
const at = 0

const constant = (value: Value): Node => ({ kind: 'constant', at, value })

/** Functions stand for themselves, names and trees for the functions that they give. */
const nodeOfHead = (head: Value): Node => (isSymbol(head) || head.kind === 'list' ? nodeOfTree(head) : constant(head))

/** `";"`, `$`, `:`, `::`, `if`, `do` and `while`, which do not evaluate all of their arguments; undefined for other heads. */
function nodeOfWord(head: Value, args: readonly Value[]): Node | undefined {
  const word = wordOf(head)
  switch (word) {
    case undefined:
      return undefined
    case ';':
      return { kind: 'block', at, body: args.map(nodeOfTree) }
    case '$':
      return args.length > 2 ? { kind: 'control', at, word, args: args.map(nodeOfTree) } : undefined
    case 'if':
    case 'do':
    case 'while':
      return { kind: 'control', at, word, args: args.map(nodeOfTree) }
    case ':':
    case '::':
      return nodeOfAssignment(args)
    default:
      return signal('nyi')
  }
}

function wordOf(head: Value): string | undefined {
  if (head.kind === 'primitive') return ['$', ':', '::'].includes(head.name) ? head.name : undefined
  if ((head.kind === 'vector' || head.kind === 'atom') && head.type === Type.char) return textOf(head)
  return isSymbol(head) && ['if', 'do', 'while'].includes(textOf(head)) ? textOf(head) : undefined
}

/** ``(:;`x;1)`` sets a global; with one argument, as in `(:;1)`, its value. */
function nodeOfAssignment([target = nil, value]: readonly Value[]): Node {
  if (!value) return nodeOfTree(target)
  const name = textOf(isSymbol(target) ? target : itemAt(target, 0))
  return {
    kind: 'assign',
    at,
    target: { kind: 'name', at, name },
    index: undefined,
    verb: undefined,
    value: nodeOfTree(value),
    isGlobal: false,
  }
}
