import { createRandom } from '../session/create-random.ts'
import { vectorOfItems } from '../values/construct.ts'
import { longItem } from '../values/exact-long.ts'
import { toUniformList } from '../values/items.ts'
import { internSymbol } from '../values/symbols.ts'
import { Type, typeInfo } from '../values/types.ts'
import { Dictionary, type Item, List, Table, type Value, type Vector } from '../values/value.ts'

type Random = () => number

/** `count` values of all sorts, the same for the same seed: atoms, vectors, lists, dictionaries, tables. */
export function randomValues(seed: number, count: number): Value[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => randomValue(random, 2))
}

/** Items of a type, now and then null or infinite. */
export function randomVector(random: Random, type: number, length: number): Vector {
  return vectorOfItems(
    type,
    Array.from({ length }, () => randomItem(random, type)),
  )
}

/** Types of atoms and vectors. */
export const simpleTypes = Object.values(Type).filter(type => type > 0 && type <= Type.time)

/** An atom, vector, list, dictionary or table; lists may lie in each other as deep as `depth`. */
export function randomValue(random: Random, depth: number): Value {
  const choice = depth ? Math.floor(random() * 6) : 1
  const length = Math.floor(random() * 4)
  if (choice === 2) return toUniformList(Array.from({ length }, () => randomValue(random, depth - 1)))
  if (choice === 3) return new Dictionary(randomVector(random, randomType(random), length), randomList(random, length))
  if (choice === 4) return randomTable(random, length)
  const vector = randomVector(random, randomType(random), choice === 0 ? 1 : length)
  return choice === 0 ? toUniformList([vector]) : vector
}

const randomType = (random: Random) => simpleTypes[Math.floor(random() * simpleTypes.length)] ?? Type.long

const randomList = (random: Random, length: number) =>
  new List(Array.from({ length }, () => randomVector(random, randomType(random), 2)))

function randomTable(random: Random, length: number): Table {
  const names = ['a', 'b', 'c'].slice(0, 1 + Math.floor(random() * 3))
  return new Table(
    names,
    names.map(() => randomVector(random, randomType(random), length)),
  )
}

function randomItem(random: Random, type: number): Item {
  const { nullItem, infinity } = typeInfo(type)
  const chance = random()
  if (chance < 0.1) return nullItem
  if (chance < 0.15 && infinity !== undefined) return infinity
  return usualItem(random, type)
}

const words = ['', 'a', 'price', 'two words', 'größe'].map(internSymbol)

function usualItem(random: Random, type: number): Item {
  const within = (limit: number) => Math.floor((random() * 2 - 1) * limit)
  switch (type) {
    case Type.boolean:
      return random() < 0.5 ? 0 : 1
    case Type.byte:
    case Type.char:
      return Math.floor(random() * 256)
    case Type.guid:
      return BigInt(Math.floor(random() * 2 ** 50)) << BigInt(Math.floor(random() * 78))
    case Type.short:
      return within(30_000)
    case Type.symbol:
      return words[Math.floor(random() * words.length)] ?? 0
    case Type.long:
      return longItem(BigInt(within(2 ** 53)) * (random() < 0.2 ? 999n : 1n))
    case Type.timestamp:
      return BigInt(within(2 ** 53)) * 999n
    case Type.timespan:
      return within(2 ** 50)
    case Type.real:
      return Math.fround(within(1000) / 8)
    case Type.float:
      return (random() - 0.5) * 10 ** within(20)
    case Type.datetime:
      return within(3e12) / 86_400_000
    case Type.month:
      return within(20_000)
    case Type.date:
      return within(700_000)
    case Type.minute:
      return Math.floor(random() * 1440)
    case Type.second:
      return Math.floor(random() * 86_400)
    case Type.time:
      return Math.floor(random() * 86_400_000)
    default:
      return within(1e9)
  }
}
