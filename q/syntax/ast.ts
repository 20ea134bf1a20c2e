import type { IteratorName, Value } from '../values/value.ts'

/** The offset that the caret of an error points to: that of the node's verb or first character. */
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

/** An operator, such as `+`, `<=`, `0:` or the unary form `#:`. */
export interface Operator extends At {
  kind: 'operator'
  name: string
}

/** An iterator on its own, such as `(/:)`. */
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
 * A function or list applied to arguments: `f x`, `f[x;y]` or `x+y`. An argument left out is undefined; `f[]` has one
 * argument, which is undefined.
 */
export interface Apply extends At {
  kind: 'apply'
  target: Node
  args: (Node | undefined)[]
  /** How it was written; `x+` is infix with its second argument undefined. */
  form: 'prefix' | 'infix' | 'brackets'
}

/** A composition: functions side by side that lack their argument, such as `(count distinct@)` or `(neg 1+)`. */
interface Compose extends At {
  kind: 'compose'
  functions: Node[]
}

/** `(a;b)`. An item left out, as in `(1;;2)`, is undefined. Parentheses around one expression do not make a list. */
export interface ListNode extends At {
  kind: 'list'
  items: (Node | undefined)[]
}

/** One column or entry, such as `price:2*x`. Without a written name, `name` is derived from the expression. */
export interface NamedNode {
  name: string
  value: Node
  /** Whether the name is written: `exec a:price from t` gives a dictionary, `exec price from t` a list. */
  isNamed: boolean
}

/** An entry of a dictionary. Without a value, as in `([a:;b:2])`, it makes a projection or matches anything. */
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
 * `verb` is the operator before the colon.
 */
export interface Assign extends At {
  kind: 'assign'
  /** A name, or a pattern (list, table, dictionary or constant nodes). */
  target: Node
  /** The indices in brackets after the name: undefined for `x:1`; an index left out, as in `x[;1]:2`, is undefined. */
  index: (Node | undefined)[] | undefined
  verb: Node | undefined
  value: Node
  /** Whether it is written with `::`, which defines a view outside of functions and assigns a global inside. */
  isGlobal: boolean
}

/** `{[a;b] ...}`. An empty statement in `body` is undefined; if the last one is empty, the function returns `::`. */
export interface LambdaNode extends At {
  kind: 'lambda'
  /** The text from brace to brace. */
  source: string
  /** Undefined if none are written, which implies x up to the last of x, y and z in the body. A pattern, new in 4.1, is a node. */
  parameters: (string | Node)[] | undefined
  /** Its nodes count their offsets from the brace. */
  body: (Node | undefined)[]
}

/** `$[c;t;f]`, `if[c;...]`, `do[n;...]`, `while[c;...]` and `:[v;pattern;result;...;default]`. */
export interface Control extends At {
  kind: 'control'
  word: '$' | 'if' | 'do' | 'while' | ':'
  args: (Node | undefined)[]
}

/** `[a;b;c]` as a block of statements. Its value is that of the last one. */
interface Block extends At {
  kind: 'block'
  body: (Node | undefined)[]
}

/** `:x`, which returns x from the function. */
export interface Return extends At {
  kind: 'return'
  value: Node | undefined
}

/** `'x`, which signals the error x. */
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
  /** The limit and the order in `select[5;<price]`. */
  limit: Node | undefined
  order: { descending: boolean; value: Node } | undefined
  /** Undefined for all columns. */
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
