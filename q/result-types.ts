import { library } from './library.ts'
import { createSessionState } from './session/create-session.ts'
import { symbol } from './values/construct.ts'
import { QError } from './values/errors.ts'
import { isSimple, Type, type TypeInfo, typeInfo } from './values/types.ts'
import { Atom, type Value } from './values/value.ts'

/** The simple types in the order of their numbers, without enumerations. */
const types: readonly TypeInfo[] = Array.from({ length: Type.time }, (_, index) => index + 1)
  .filter(type => type !== Type.guid + 1) // There is no type 3.
  .map(typeInfo)

/** `bgxhijefcspmdznuvt` */
export const typeLetters: string = types.map(({ letter }) => letter).join('')

/**
 * What types a verb returns, found by applying it to an atom of each type. For one argument a string with a letter for each of
 * `typeLetters`, for two such a string for each type on the left; a dot stands for an error, a star for anything but a simple
 * value. Undefined for a name that is no verb of so many arguments.
 */
export function listResultTypes(name: string, rank: 1 | 2): string[] | undefined {
  session ??= createSessionState({ library })
  const verb = session.findVerb(name)
  if (verb?.kind !== 'primitive' || rank < verb.minRank || rank > verb.maxRank) return undefined
  const lefts = types.map(createSample)
  const describe = (...values: Value[]) => describeResult(() => verb.run(...values))
  if (rank === 1) return [lefts.map(x => describe(x)).join('')]
  return lefts.map(x => types.map(type => describe(x, createSample(type))).join(''))
}

/** Created once, since that takes longer than all tables. */
let session: ReturnType<typeof createSessionState> | undefined

/** An atom for which no verb has a reason to fail but its type. */
function createSample({ type, nullItem }: TypeInfo): Value {
  if (type === Type.symbol) return symbol('a')
  return new Atom(type, typeof nullItem === 'bigint' ? 1n : 1)
}

function describeResult(compute: () => Value): string {
  try {
    const value = compute()
    return isSimple(value) ? typeInfo(value.type).letter : '*'
  } catch (error) {
    if (error instanceof QError) return '.'
    throw error
  }
}
