/** What an atom or one index of a vector holds; a symbol is its number in the table of symbols. */
export type Item = number | bigint

/** The part that typed arrays and the plain arrays of guids have in common. */
export interface Data {
  readonly length: number
  [index: number]: Item
  slice(start?: number, end?: number): Data
  copyWithin(target: number, start: number): Data
  fill(item: Item, start: number, end: number): Data
  reverse(): Data
}

/** The list or keyed table that enumerated items are indices into. Each session has one object for each name. */
export interface Domain {
  /** The variable's name, as in `` `sym$`a``. */
  readonly name: string
  /** The variable's value now; undefined if there is no such variable. */
  readonly value: Value | undefined
}

/** `s` sorted, `u` unique, `p` parted, `g` grouped. */
export type Attribute = '' | 's' | 'u' | 'p' | 'g'

/**
 * One item of a simple type. A long holds a number, NaN for `0N` and ±Infinity for `0W`; or a bigint where the
 * number is beyond ±(2^53-1). A timestamp always holds a bigint, a guid too.
 */
export class Atom {
  readonly kind = 'atom'
  constructor(
    readonly type: number,
    readonly item: Item,
    /** Of an enumeration. */
    readonly domain: Domain | undefined = undefined,
  ) {}
}

/** About how many bytes all vectors so far took; a session that sees it grow checks what it holds. */
export const allocated = { bytes: 0 }

/**
 * A list whose items have one simple type. Longs stand in a Float64Array, or in a BigInt64Array if any is beyond
 * ±(2^53-1). Vectors are never changed once they can be seen by others.
 */
export class Vector {
  readonly kind = 'vector'
  constructor(
    readonly type: number,
    readonly data: Data,
    /** Only `s` is ever set on or taken from a vector that others may see, as q does: it holds for all who share it. */
    public attribute: Attribute = '',
    readonly domain: Domain | undefined = undefined,
  ) {
    allocated.bytes += 8 * data.length
  }
}

/** A general list: items of any types, type 0. */
export class List {
  readonly kind = 'list'
  constructor(
    readonly items: readonly Value[],
    readonly attribute: Attribute = '',
  ) {}
}

/** Keys and values of equal count. A keyed table has tables for both. */
export class Dictionary {
  readonly kind = 'dictionary'
  constructor(
    readonly keys: Value,
    readonly values: Value,
    /** A step dictionary, `s#d`: a key between two finds the value of the lower. */
    readonly isStepped = false,
  ) {}
}

/** Columns of equal count, each with its name. */
export class Table {
  readonly kind = 'table'
  constructor(
    readonly names: readonly string[],
    readonly columns: readonly Value[],
    /** Set like the attribute of a vector. */
    public isSorted = false,
  ) {}
}

/** What a function does with its arguments; `run` gets between `minRank` and `maxRank` of them, none left out. */
export type Run = (...args: Value[]) => Value

/** An operator (type 102, such as `+`) or a unary keyword (type 101, such as `count`, displayed `#:`). */
export class Primitive {
  readonly kind = 'primitive'
  constructor(
    readonly name: string,
    readonly type: 101 | 102,
    readonly minRank: number,
    readonly maxRank: number,
    readonly run: Run,
    /** What its record says; empty if it has none, as functions of a namespace. */
    readonly facts: VerbFacts = {},
  ) {}
}

/** What a verb's record says besides its ranks and its function; see `Verb`. */
export interface VerbFacts extends Partial<VerbHelp> {
  /** For a keyword that stands between its arguments, as in `x in y`. Operators always do. */
  isInfix?: true
  /** Works item by item, so that it may get all rows of a table in place of those of one group. */
  isAtomic?: true
  /** Computes the results of all groups in one pass over the rows; undefined for data that only `run` handles. */
  overGroups?: GroupKernel
  /** Makes one item of a list: a query of a partitioned table gives it the rows of all partitions, or signals `part`. */
  overPartitions?: 'together' | 'refused'
  /** `f/` of a vector or of `()`: `sum` for `+`. */
  reduce?: (list: Value) => Value
  /** `f\` of one argument: `sums` for `+`. */
  scan?: (x: Value) => Value
  /** `f':` of one argument: `deltas` for `-`. */
  combineNeighbours?: (x: Value) => Value
  /** The item that `f':` takes before the first of a list: of longs 0 for `+` and `0W` for `&`, `()` for `,`. */
  identity?: (list: Value) => Value
  /** How q prints it, if not by its name: `#:` for `count`, `~>` for `<=`. One of two characters with a code is a name too. */
  kForm?: string
  /** Its number in serialized form, among the verbs of its rank. */
  code?: number
}

/** What the help of the console, the tests and the reference show. A build leaves it out of what readers fetch. */
export interface VerbHelp {
  /** How it is written: `x in y`. */
  shape: string
  /** What it does, in one line that completes "It ...": `tells for each item of x whether it is in y`. */
  help: string
  /** Inputs of a console with all that it prints for them. */
  examples: readonly (readonly [input: string, output: string])[]
}

/** The result of an aggregate for each group, given the columns that it is applied to. */
type GroupKernel = (groups: RowGroups, x: Value, y?: Value) => Value | undefined

/** Rows put into groups. */
export interface RowGroups {
  count: number
  /** The group of each row. */
  groupOf: Int32Array
  /** The first row of each group. */
  firsts: Int32Array
}

/** `'`, `/`, `\`, `':`, `/:` or `\:` itself; given a function it makes a derived function. */
export class Iterator {
  readonly kind = 'iterator'
  readonly type = 103
  constructor(
    readonly name: IteratorName,
    /** Its number in serialized form; 106 and the code is the type of what it derives. */
    readonly code: number,
    readonly run: Run,
  ) {}
}

export type IteratorName = "'" | '/' | '\\' | "':" | '/:' | '\\:'

/** A function written in braces. `source` is its text with the braces, `context` the namespace it was written in. */
export class Lambda {
  readonly kind = 'lambda'
  readonly type = 100
  constructor(
    readonly source: string,
    readonly parameters: readonly string[],
    readonly locals: readonly string[],
    readonly globals: readonly string[],
    readonly context: string,
    readonly run: Run,
    /** The variable that it was assigned to where it is written; `f@` for a function inside of f. */
    readonly name = '',
  ) {}
}

/** A function with some of its arguments; the indices still open are undefined. */
export class Projection {
  readonly kind = 'projection'
  readonly type = 104
  constructor(
    readonly target: Value,
    readonly args: readonly (Value | undefined)[],
  ) {}
}

/** `(f g)` or `'[f;g]`: applies the last, then each function before it to the result. */
export class Composition {
  readonly kind = 'composition'
  readonly type = 105
  constructor(readonly functions: readonly Value[]) {}
}

/** A function modified by an iterator, such as `+/`; types 106 to 111 in the order of `IteratorName`. */
export class Derived {
  readonly kind = 'derived'
  constructor(
    readonly type: number,
    readonly iterator: IteratorName,
    readonly target: Value,
    readonly run: Run,
  ) {}
}

export type Value =
  | Atom
  | Vector
  | List
  | Dictionary
  | Table
  | Primitive
  | Iterator
  | Lambda
  | Projection
  | Composition
  | Derived

/** A table whose rows lie in the partitions of a database. Queries read the partitions that they need, one by one. */
export abstract class PartitionedTable extends Table {
  /** Where the table should be, if it is not there: it is then shown as `` +(,`a)!`t ``. */
  readonly missing?: Value
  /** The rows of the last partition, which show the types and attributes of the columns. */
  abstract readonly sample: Table
  /** The result of a query, whose plan is a `SelectPlan` of `query/plan.ts`. */
  abstract select(plan: object): Value
}
