import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { startMachine } from '../tests/machine.ts'

test('whatever processes send each other, nothing is thrown and no bug shows', () => {
  const random = createRandom(20260315)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  for (let round = 0; round < 40; round++) {
    const machine = startMachine({ limits: { milliseconds: 30 } })
    for (const port of [5010, 5011]) machine.start(`q -p ${port}`)
    for (const name of names) machine.console(name)?.run(opening)
    for (let i = 0; i < 40; i++) {
      const input = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(parts)).join(pick(['', ' ']))
      const result = machine.console(pick(names))?.run(input)
      expect(result?.bug, input).toBeUndefined()
      if (i % 10 === 0) machine.advance(50)
    }
  }
})

const names = ['', 'q', 'q2']

/** Each process is connected with both servers, with one of them by a websocket too. */
const opening = 'h:hopen 5010\nk:hopen 5011\nw:first(`$":ws://localhost:5011")"GET"'

const parts = [
  ...['h', 'k', 'w', 'neg[h]', 'neg[w]', '.z.w', '(h;k)', '(3 4;1)', '[]', '(::)', '`::5010', '`:ws://localhost:5011'],
  ...[
    'hopen 5010',
    'hopen 5011',
    'hclose',
    'value',
    '-25!',
    '-30!',
    '-38!',
    '.z.W',
    'h:',
    'w:first',
    '@',
    '.',
    ';',
    ' ',
  ],
  ...[
    '"1+1"',
    '"exit 0"',
    '"hclose .z.w"',
    '"GET"',
    '\\t 10',
    '\\p 5012',
    '\\p 0',
    '\\x .z.pg',
    '\\x .z.ps',
    '\\x .z.pc',
  ],
  ...['.z.pg:', '.z.ps:', '.z.pc:', '.z.po:', '.z.ws:', '.z.wo:', '.z.wc:', '.z.pw:', '.z.exit:', '.z.ts:'],
  ...['{x}', '{neg[.z.w]x}', '{.z.w x}', '{-30!(::)}', '{hclose .z.w}', '{exit 0}', "{'`e}", '{hopen 5010}', '{h"1"}'],
]
