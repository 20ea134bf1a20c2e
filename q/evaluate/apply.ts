import { readGlobal, type Session } from '../context/session.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { spend } from '../values/meter.ts'
import { symbolText, textOf, textsOf } from '../values/symbols.ts'
import { isFunction, isSimple, isString, Type } from '../values/types.ts'
import {
  type Atom,
  Composition,
  type Derived,
  type Lambda,
  type Primitive,
  Projection,
  type Run,
  type Value,
} from '../values/value.ts'
import { indexDeep } from '../verbs/lists/indexing.ts'

type Arguments = readonly (Value | undefined)[]

/**
 * `f[args]` for any f that can be applied: a function, list, dictionary, table, handle or name. A function with missing
 * arguments, or with undefined ones as in `f[;2]`, gives a projection.
 */
export function apply(session: Session, f: Value, args: Arguments): Value {
  switch (f.kind) {
    case 'primitive':
    case 'lambda':
      return applyFunction(f, args)
    case 'projection':
      return applyProjection(session, f, args)
    case 'composition':
      return applyComposition(session, f, args)
    case 'derived':
      return applyDerived(session, f, args)
    case 'iterator':
      return hasAllArguments(args) ? f.run(...args) : new Projection(f, args)
    case 'atom':
      return applyAtom(session, f, args)
    default:
      return indexDeep(f, args, (inner, rest) => apply(session, inner, rest))
  }
}

/** A function for loops: it applies `f` to `count` arguments, without the checks of `apply` where it can. */
export function runnerOf(session: Session, f: Value, count: number): Run {
  if (f.kind === 'primitive' && f.minRank <= count && count <= f.maxRank) return f.run
  if (f.kind === 'lambda' && rankOfLambda(f) === count) return f.run
  return (...args) => apply(session, f, args)
}

/** `call(f, x, y)` is `f[x;y]`. */
export const call = (session: Session, f: Value, ...args: Value[]): Value => apply(session, f, args)

/** Unlike a function, a value before `\:` or `/:` takes one argument too: `(","\:)text` is vs, `("."/:)texts` is sv. */
function applyDerived(session: Session, f: Derived, args: Arguments): Value {
  if (!hasAllArguments(args)) return new Projection(f, args)
  if (args.length >= minimumRank(f)) return f.run(...args)
  if (f.iterator === "'" || isFunction(f.target)) return new Projection(f, args)
  return apply(session, session.findVerb(f.iterator === '/:' ? 'sv' : 'vs') ?? f, [f.target, ...args])
}

function applyFunction(f: Primitive | Lambda, args: Arguments): Value {
  const [minimum, maximum] = f.kind === 'primitive' ? [f.minRank, f.maxRank] : [rankOfLambda(f), rankOfLambda(f)]
  if (args.length > maximum) return signal('rank')
  return args.length >= minimum && hasAllArguments(args) ? f.run(...args) : new Projection(f, args)
}

/** `{[] ...}` has rank 1, since `f[]` passes it `::`. */
const rankOfLambda = ({ parameters }: Lambda) => Math.max(1, parameters.length)

const hasAllArguments = (args: Arguments): args is readonly Value[] => !args.includes(undefined)

/** Each needs all arguments of its function, each-left and each-right two; other derived functions need one. */
function minimumRank({ iterator, target }: Derived): number {
  if (iterator === "'") return rankOf(target)
  return iterator === '/:' || iterator === '\\:' ? 2 : 1
}

/** How many arguments a value needs to run; 1 for lists and dictionaries. */
export function rankOf(f: Value): number {
  switch (f.kind) {
    case 'primitive':
      return f.minRank
    case 'lambda':
      return rankOfLambda(f)
    case 'projection':
      return f.args.filter(arg => arg === undefined).length + Math.max(0, rankOf(f.target) - f.args.length)
    case 'composition':
      return rankOf(f.functions.at(-1) as Value)
    case 'derived':
      return minimumRank(f)
    default:
      return 1
  }
}

/** The arguments fill the gaps of the projection from the left; the rest follow at the end. */
function applyProjection(session: Session, { target, args: fixed }: Projection, args: Arguments): Value {
  let used = 0
  const merged = fixed.map(arg => (arg === undefined && used < args.length ? args[used++] : arg))
  const all = used < args.length ? [...merged, ...args.slice(used)] : merged
  if (used > 8 || (all.length > fixed.length && !hasAllArguments(merged))) return signal('rank')
  if (hasAllArguments(all) && all.length >= rankOf(target)) return apply(session, target, all)
  return new Projection(target, all)
}

function applyComposition(session: Session, { functions }: Composition, args: Arguments): Value {
  if (!hasAllArguments(args) || args.length < rankOf(functions.at(-1) as Value))
    return new Projection(new Composition(functions), args)
  let result = apply(session, functions.at(-1) as Value, args)
  for (let i = functions.length - 2; i >= 0; i--) result = apply(session, functions[i] as Value, [result])
  return result
}

/** Whether `@[x;y;handler]` calls x and traps its errors, instead of amending x. */
export const isCallable = (value: Value) => isFunction(value) || isHandle(value)

/** Whether a value has the type of a handle of a connection or file. */
export const isHandle = (value: Value): value is Atom =>
  value.kind === 'atom' && (value.type === Type.int || value.type === Type.long)

/** Applies the global that a symbol names, or sends to the handle of this number. Signals `type` for other atoms. */
function applyAtom(session: Session, atom: Atom, args: Arguments): Value {
  const [message] = args
  if (isHandle(atom) && message) return sendToHandle(session, atom, message)
  if (atom.type !== Type.symbol) return signal('type')
  const name = symbolText(atom.item)
  const answer = name.startsWith(':') && hasAllArguments(args) && session.network?.ask(name, args)
  if (answer) return answer
  if (name === '.' && message) requireVariables(session, message)
  return apply(session, readGlobal(session, name), args)
}

/** `` `.[`x`y] ``: signals the first name that no variable of the root has. */
function requireVariables(session: Session, names: Value): void {
  if (!isSimple(names) || names.type !== Type.symbol) return
  const known = session.namesIn('.')
  const missing = textsOf(names).find(name => !known.includes(name))
  if (missing !== undefined) signal(missing)
}

/** `f . args`: the items of a list or dictionary as the arguments. */
export const applyList = (session: Session, f: Value, args: Value): Value => apply(session, f, itemsOf(args))

/**
 * `1 "text"` and `2 "text"` print a text or a list of texts; `-1` and `-2` add a newline to each. `0 x` evaluates x in this
 * session. `hopen` opens the other handles.
 */
function sendToHandle(session: Session, handle: Atom, message: Value): Value {
  const number = Number(handle.item)
  if (number === 0) return session.evaluateMessage(message)
  const opened = session.handles.get(Math.abs(number))
  if (opened) return opened.send(message, handle)
  if (Math.abs(number) > 2) return signal(`Cannot write to handle ${Math.abs(number)}. OS reports: Bad file descriptor`)
  const texts = message.kind === 'list' ? message.items.map(requireText) : [requireText(message)]
  for (const text of texts) {
    spend(20)
    session.print(number < 0 ? `${text}\n` : text, Math.abs(number))
  }
  return handle
}

/** The text of a string or a char; signals `type` for other values. */
export const requireText = (value: Value): string =>
  isString(value) || (value.kind === 'atom' && value.type === Type.char) ? textOf(value) : signal('type')
