import { expect, test } from 'vitest'
import { isLongRun } from '../../../tests/support/long-run.ts'
import { serialize } from '../../serialize/serialize.ts'
import { vectorOfItems } from '../../values/construct.ts'
import { isList, Type, typeInfo, typeOf } from '../../values/types.ts'
import { randomValue, randomVector, simpleTypes } from '../random-values.ts'
import { answer, forRandomCases } from './random-cases.ts'

const count = isLongRun ? 1000 : 60

test('a value that was serialized and read back is the same', () => {
  forRandomCases(count, ({ random }) => {
    const source = sourceOf(serialize(randomValue(random, 3)))
    expect(answer(`{x~-9!-8!x}${source}`), source).toBe('1b')
  })
})

test('the text of a value, evaluated, is the value', () => {
  answer('\\P 0')
  forRandomCases(count, ({ random, pick, whole }) => {
    const type = pick(readableTypes)
    const source = sourceOf(serialize(randomVector(random, type, pick([0, 2, 3, 5]))))
    expect(answer(`{x~value .Q.s1 x}${source}`), source).toBe('1b')
    expect(answer(`{all{x~value .Q.s1 x}each x}${source}`), source).toBe('1b')
    expect(answer(`{y:(x;y;x);y~value .Q.s1 y}[${source};${whole(-9, 9)}]`), source).toBe('1b')
  })
  answer('\\P 7')
})

test('numbers and times that became strings are read back by their letter', () => {
  answer('\\P 0')
  forRandomCases(count, ({ random, pick }) => {
    const [type, letter] = pick(letters)
    const items = Array.from(randomVector(random, type, 4).data).filter(item => item !== typeInfo(type).infinity)
    const source = sourceOf(serialize(vectorOfItems(type, items)))
    expect(answer(`{x~"${letter}"$string x}${source}`), source).toBe('1b')
  })
  answer('\\P 7')
})

test('reversed twice, a value is itself', () => {
  forRandomCases(count, ({ random }) => {
    const value = randomValue(random, 2)
    if (isList(value)) expect(answer(`{x~reverse reverse x}${sourceOf(serialize(value))}`)).toBe('1b')
  })
})

test('a list whose items were made one by one is the vector that they came from', () => {
  forRandomCases(count, ({ random, pick }) => {
    const vector = randomVector(random, pick(simpleTypes), pick([1, 2, 7]))
    const source = sourceOf(serialize(vector))
    expect(answer(`type{x}each ${source}`)).toBe(`${typeOf(vector)}h`)
    expect(answer(`{(x~x til count x)&(x~{x,y}/[0#x;x])&x~raze enlist each x}${source}`), source).toBe('1b')
  })
})

test('pieces of any width join to the list that was cut', () => {
  forRandomCases(count, ({ random, pick, whole }) => {
    const source = sourceOf(serialize(randomVector(random, pick(simpleTypes), whole(1, 9))))
    expect(answer(`{y~raze x cut y}[${whole(1, 10)};${source}]`), source).toBe('1b')
  })
})

test('flipped twice, a matrix or a table is itself', () => {
  forRandomCases(count, ({ random, pick, whole }) => {
    const length = whole(1, 4)
    const rows = Array.from({ length: whole(2, 4) }, () =>
      sourceOf(serialize(randomVector(random, pick([Type.long, Type.symbol, Type.float]), length))),
    )
    const matrix = `(${rows.join(';')})`
    expect(answer(`{x~flip flip x}${matrix}`), matrix).toBe('1b')
    expect(answer(`{x~flip flip x}flip(${rows.length}#\`a\`b\`c\`d)!${matrix}`), matrix).toBe('1b')
  })
})

/** Types whose items can all be written as source: no guid can, nor a symbol with spaces; datetimes lose digits. */
const readableTypes = simpleTypes.filter(type => ![Type.guid, Type.symbol, Type.datetime].some(each => each === type))

const letters = [
  [Type.long, 'J'],
  [Type.int, 'I'],
  [Type.short, 'H'],
  [Type.float, 'F'],
  [Type.timestamp, 'P'],
  [Type.timespan, 'N'],
  [Type.date, 'D'],
  [Type.month, 'M'],
  [Type.minute, 'U'],
  [Type.second, 'V'],
  [Type.time, 'T'],
  [Type.guid, 'G'],
] as const

/** A q expression for any value. */
const sourceOf = (bytes: Uint8Array) =>
  `(-9!0x${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')})`
