import type { IteratorName, Value } from '../values/value.ts'

/** Every node knows the offset in its source that an error in it is shown at: its verb, or its first character. */
interface At {
  at: number
}

/** A literal: an atom, vector, string or symbols. */
interface Constant extends At {
  kind: 'constant'
  value: Value
}

/** A variable or keyword, such as `x`, `.a.b` or `count`. */
interface Name extends At {
  kind: 'name'
  name: string
}

/** An operator written with signs, such as `+`, `<=` or `0:`; `#:` is the unary form. */
export interface Operator extends At {
  kind: 'operator'
  name: string
}

/** An iterator standing by itself, such as `(/:)`. */
interface LoneIterator extends At {
  kind: 'iterator'
  name: IteratorName
}

/** A verb modified by an iterator: `+/`. */
interface DerivedVerb extends At {
  kind: 'derived'
  iterator: IteratorName
  target: Node
}

/**
 * A function or list applied: `f x`, `f[x;y]` or `x+y` (its arguments are then x and y). Undefined where an argument is
 * left out. `f[]` has one argument, undefined.
 */
export interface Apply extends At {
  kind: 'apply'
  target: Node
  args: (Node | undefined)[]
  /** How it was written; `x+` is infix with its second argument undefined. */
  form: 'prefix' | 'infix' | 'brackets'
}

/** Functions side by side without an argument, `(count distinct)` or `(neg +)`: a composition. */
interface Compose extends At {
  kind: 'compose'
  functions: Node[]
}

/** `(a;b)`; undefined where an item is left out, as in `(1;;2)`. `()` has no items. A pair of parentheses around one expression leaves no node. */
export interface ListNode extends At {
  kind: 'list'
  items: (Node | undefined)[]
}

/** One column or entry: `price:2*x`; without a name of its own, `name` is what q derives from the expression, or ''. */
export interface NamedNode {
  name: string
  value: Node
  /** Whether the name was written: `exec a:price from t` gives a dictionary, `exec price from t` a list. */
  isNamed: boolean
}

/** An entry of a dictionary. Without a value, as in `([a:;b:2])`, it makes a projection, or a pattern that matches anything. */
export interface EntryNode {
  name: string
  value: Node | undefined
  isNamed: boolean
}

/** `([k:1 2] a:3 4)`. `keys` is undefined for `([] ...)`. */
export interface TableNode extends At {
  kind: 'table'
  keys: NamedNode[] | undefined
  columns: NamedNode[]
}

/** `([a:1;b:2])`, a dictionary literal of 4.1. */
export interface DictionaryNode extends At {
  kind: 'dictionary'
  entries: EntryNode[]
}

/**
 * `x:1`, `x::1`, `x[i]:1`, `x+:1`, `x[i],:1`, and in 4.1 a pattern such as `(a;b):1 2`.
 * `verb` is what stands before the colon.
 */
export interface Assign extends At {
  kind: 'assign'
  /** A name, or a pattern (list, table, dictionary or constant nodes). */
  target: Node
  /** Indexes in brackets after the name; undefined for `x:1`; an item is undefined in `x[;1]:2`. */
  index: (Node | undefined)[] | undefined
  verb: Node | undefined
  value: Node
  /** Written with `::`. At top level outside of functions that defines a view; inside it assigns the global. */
  isGlobal: boolean
  /** For a view, the text of its definition after `::`. */
  source: string
}

/** `{[a;b] ...}`. `body` holds its statements, undefined for empty ones; an empty last one makes the result `::`. */
export interface LambdaNode extends At {
  kind: 'lambda'
  /** The text from brace to brace. */
  source: string
  /** Undefined where none are written, and x, y, z are implied. A pattern parameter of 4.1 is a node. */
  parameters: (string | Node)[] | undefined
  body: (Node | undefined)[]
  /** Offset of `source` in the whole input; nodes of the body count from the brace of this lambda. */
  start: number
}

/** `$[c;t;f]`, `if[c;...]`, `do[n;...]`, `while[c;...]` and `:[v;pattern;result;...;default]`. */
export interface Control extends At {
  kind: 'control'
  word: '$' | 'if' | 'do' | 'while' | ':'
  args: (Node | undefined)[]
}

/** `[a;b;c]` as a block of statements, whose last one is its value. */
interface Block extends At {
  kind: 'block'
  body: (Node | undefined)[]
}

/** `:x` leaves the function with x. */
export interface Return extends At {
  kind: 'return'
  value: Node | undefined
}

/** `'x` raises the error x. */
export interface Signal extends At {
  kind: 'signal'
  value: Node
}

/** `select`, `exec`, `update` or `delete`. */
export interface Query extends At {
  kind: 'query'
  verb: 'select' | 'exec' | 'update' | 'delete'
  /** `select distinct`. */
  isDistinct: boolean
  /** What stands in `select[...]`: a limit, then an order, such as `<price` (an operator node `<` and a column). */
  limit: Node | undefined
  order: { descending: boolean; value: Node } | undefined
  /** Undefined where all columns are meant. */
  columns: NamedNode[] | undefined
  /** Undefined without `by`. */
  by: NamedNode[] | undefined
  from: Node
  /** The conditions of `where`. */
  where: Node[]
}

export type Node =
  | Constant
  | Name
  | Operator
  | LoneIterator
  | DerivedVerb
  | Apply
  | Compose
  | ListNode
  | TableNode
  | DictionaryNode
  | Assign
  | LambdaNode
  | Control
  | Block
  | Return
  | Signal
  | Query
