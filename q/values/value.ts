import { charge, chargeItems } from './meter.ts'
import { Sequence, Store } from './store.ts'

/** One item of an atom or vector, such as a long or a date. A symbol is its number in the table of symbols. */
export type Item = number | bigint

/** The items of a vector: a typed array, or a plain array of guids. */
export interface Data {
  readonly length: number
  [index: number]: Item
  slice(start?: number, end?: number): Data
  copyWithin(target: number, start: number): Data
  fill(item: Item, start: number, end: number): Data
  reverse(): Data
}

/**
 * The list or keyed table that enumerated items index into. A session makes one object per name, so that domains can be
 * compared with `===`.
 */
export interface Domain {
  /** The variable's name, as in `` `sym$`a``. */
  readonly name: string
  /** The variable's value now; undefined if the variable does not exist. */
  readonly value: Value | undefined
}

/** `s` sorted, `u` unique, `p` parted, `g` grouped. */
export type Attribute = '' | 's' | 'u' | 'p' | 'g'

/**
 * One item of a simple type. A long is a number, NaN for `0N` and ±Infinity for `0W`, or a bigint if it is beyond
 * ±(2^53-1), and so are the nanoseconds of a timespan. Timestamps and guids are always bigints.
 */
export class Atom {
  readonly kind = 'atom'
  constructor(
    readonly type: number,
    readonly item: Item,
    /** The domain of an enumerated item. */
    readonly domain: Domain | undefined = undefined,
  ) {}
}

/**
 * A list whose items have one simple type. Longs and timespans are kept in a Float64Array, or in a BigInt64Array if any is beyond
 * ±(2^53-1). A vector does not change once other code can see it, apart from its attribute.
 */
export class Vector extends Sequence<Item, Data> {
  readonly kind = 'vector'
  constructor(
    readonly type: number,
    data: Data | Store<Item>,
    /** `s` may be set on or removed from a shared vector, as in q: all variables that refer to it then show it. */
    public attribute: Attribute = '',
    readonly domain: Domain | undefined = undefined,
  ) {
    super(data)
    charge(200)
    if (!(data instanceof Store)) chargeItems(data.length)
  }

  /** All items. Code that reads single items uses `at`, which lets the vector be amended in place. */
  get data(): Data {
    return this.read()
  }

  /** The vector with more items of its type behind it, without attribute. */
  append(items: Data): Vector {
    return new Vector(this.type, this.appendCells(items), '', this.domain)
  }

  /** The vector with another item of its type at an index, without attribute. */
  replace(index: number, item: Item): Vector {
    return new Vector(this.type, this.replaceCell(index, item), '', this.domain)
  }
}

/** A general list: items of any types, type 0. */
export class List extends Sequence<Value, readonly Value[]> {
  readonly kind = 'list'
  constructor(
    items: readonly Value[] | Store<Value>,
    readonly attribute: Attribute = '',
  ) {
    super(items)
    charge(64)
    if (!(items instanceof Store)) charge(8 * items.length)
  }

  /** All items. Code that reads single items uses `at`, which lets the list be amended in place. */
  get items(): readonly Value[] {
    return this.read()
  }

  /** The list with more items behind it. */
  append(items: readonly Value[]): List {
    return new List(this.appendCells(items))
  }

  /** The list with another item at an index. */
  replace(index: number, item: Value): List {
    return new List(this.replaceCell(index, item))
  }
}

/** Finds keys of a dictionary; see `key-positions.ts`. */
export interface KeyIndex {
  /** Whether it was made for these keys, or has been moved to them. */
  isFor(keys: Value): boolean
  /** Continues with keys that begin with those it was for. */
  moveTo(keys: Value): void
  /** The first index of a row of key columns, -1 if there is none. The items have the types of the columns. */
  find(columns: readonly Vector[], row: readonly Item[]): number
}

/** Keys and values of equal count. In a keyed table both are tables. */
export class Dictionary {
  readonly kind = 'dictionary'
  constructor(
    readonly keys: Value,
    readonly values: Value,
    /** Whether it is a step dictionary, `` `s#d ``: a key between two others finds the value of the lower. */
    readonly isStepped = false,
    /** Finds the keys; made when they are first searched. */
    public keyIndex: KeyIndex | undefined = undefined,
  ) {}
}

/** Columns of equal count, each with its name. */
export class Table {
  readonly kind = 'table'
  constructor(
    readonly names: readonly string[],
    readonly columns: readonly Value[],
    /** Whether the table has the attribute `s`, which is set and removed as that of a vector is. */
    public isSorted = false,
  ) {}
}

/** The implementation of a function. It gets `minRank` to `maxRank` arguments, none of which is left out. */
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
  /** For an aggregate: a query of a partitioned table gives it the rows of all partitions, or signals `part`. */
  overPartitions?: 'together' | 'refused'
  /** `f/` of a vector or of `()`: `sum` for `+`. */
  reduce?: (list: Value) => Value
  /** `f\` of one argument: `sums` for `+`. */
  scan?: (x: Value) => Value
  /** `f':` of one argument: `deltas` for `-`. A verb that has it needs no `identity`. */
  combineNeighbours?: (x: Value) => Value
  /** The item that `f':` takes before the first of a list: of longs 0 for `+` and `0W` for `&`, `()` for `,`. A fold starts from it if it is `()`. */
  identity?: (list: Value) => Value
  /** How q prints it, if not by its name: `#:` for `count`, `~>` for `<=`. If the verb has a `code` too, programs can call it by this form. */
  kForm?: string
  /** Its number in serialized form, among the verbs of its rank. */
  code?: number
}

/** What the help of the console, the tests and the reference show. A build leaves it out of what readers fetch. */
export interface VerbHelp {
  /** How it is written: `x in y`. */
  shape: string
  /** What it does, or what its result is, in one line: `rounds down to a whole number`, `the sum of all items`. */
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

/** `'`, `/`, `\`, `':`, `/:` or `\:` itself; applied to a function, it makes a derived function. */
export class Iterator {
  readonly kind = 'iterator'
  readonly type = 103
  constructor(
    readonly name: IteratorName,
    /** Its number in serialized form. A function that it derives has the type 106 + code. */
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
    /** The variable that the literal was assigned to: `f` for `f:{...}`, `f@` for a function inside f. */
    readonly name = '',
  ) {}
}

/** A function with some of its arguments; those still missing are undefined. */
export class Projection {
  readonly kind = 'projection'
  readonly type = 104
  constructor(
    readonly target: Value,
    readonly args: readonly (Value | undefined)[],
  ) {}
}

/** `(f g)` or `'[f;g]`: applies the last function, then to its result the one before, and so on. */
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

/** A table whose rows are in the partitions of a database. Queries read the partitions that they need one by one. */
export abstract class PartitionedTable extends Table {
  /** The location, if no table is there: it is then displayed as `` +(,`a)!`t ``. */
  readonly missing?: Value
  /** The rows of the last partition, from which types and attributes of the columns are taken. */
  abstract readonly sample: Table
  /** The result of a query, whose plan is a `SelectPlan` of `query/plan.ts`. */
  abstract select(plan: object): Value
}
