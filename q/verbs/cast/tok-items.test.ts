import { expect, test } from 'vitest'
import { itemText } from '../../display/item-text.ts'
import { createRandom } from '../../session/create-random.ts'
import { randomVector } from '../../tests/random-values.ts'
import { exactLong, longItem } from '../../values/exact-long.ts'
import { itemsMatch } from '../../values/match.ts'
import { Type, typeInfo } from '../../values/types.ts'
import { encodeText } from '../../values/utf8.ts'
import { parseBytes } from './tok.ts'

const types = [
  ...[Type.boolean, Type.guid, Type.byte, Type.short, Type.int, Type.long, Type.float, Type.symbol],
  ...[Type.timestamp, Type.month, Type.date, Type.datetime, Type.timespan, Type.minute, Type.second, Type.time],
]

test('the text of an item is read as the item', () => {
  const random = createRandom(11)
  for (const type of types) {
    const { infinity } = typeInfo(type)
    for (const kept of Array.from(randomVector(random, type, 100).data)) {
      if (kept === infinity) continue
      const item = type === Type.long ? longItem(exactLong(kept)) : kept
      const text = itemText(type, item, 0)
      expect(itemsMatch(type, parseBytes(type, encodeText(text)), item), `${typeInfo(type).name} ${text}`).toBe(true)
    }
  }
})
