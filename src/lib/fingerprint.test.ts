import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createFingerprint } from './fingerprint.ts'

const fingerprint = (value: unknown) => createFingerprint()(value)

function Note({ text }: { text: string }) {
  return text
}
function Quote({ text }: { text: string }) {
  return `“${text}”`
}

const long = 'x'.repeat(1000)
const note = (text: string) => createElement(Note, { text })
const quote = (text: string) => createElement(Quote, { text })
const element = (type: string, key = '', ...children: ReactNode[]) => createElement(type, { key }, ...children)

describe('createFingerprint', () => {
  it('is the same for equal content', () => {
    const make = () => ({
      a: [1, 'two', undefined, null, true],
      map: new Map([['k', new Set([1])]]),
      date: new Date(0),
      note: createElement(Note, { text: long }),
    })
    expect(fingerprint(make())).toBe(fingerprint(make()))
  })

  it.each([
    [['ab'], ['a', 'b']],
    [['a,b'], ['a', 'b']],
    [[['a'], 'b'], [['a', 'b']]],
    [1, '1'],
    [null, undefined],
    [null, 'null'],
    [{ a: 1 }, { a: '1' }],
    [{ a: undefined }, {}],
    [{ 'a=1,b': 2 }, { a: 1, b: 2 }],
    [[long], [`${long}x`]],
    [[`#${'a'.repeat(27)}`], [long]],
    [new Map([[1, 2]]), [[1, 2]]],
    [new Set([1]), [1]],
    [new Date(0), 0],
    [[1, 2], { 0: 1, 1: 2 }],
    [note('a'), quote('a')],
    [note('a'), note('b')],
    [element('p', 'a'), element('p', 'b')],
    [element('p'), element('b')],
    [element('p', '', 'a', 'b'), element('p', '', 'ab')],
    [element('p', '', ['a', 'b']), element('p', '', 'a,b')],
    [new Map([['a', [1]]]), new Map([['a', 1]])],
    [new Map([[1, 2]]), new Map([[2, 1]])],
    [[long], [long.slice(1), 'x']],
  ])('differs for %j and %j', (a, b) => {
    expect(fingerprint(a)).not.toBe(fingerprint(b))
  })

  it('describes a large object once', () => {
    let reads = 0
    const shared = {
      first: long.slice(500),
      second: long.slice(500),
      get field() {
        return ++reads
      },
    }
    createFingerprint()([shared, { shared }, [shared]])
    expect(reads).toBe(1)
  })

  it('takes the hash of a text that an earlier process computed', () => {
    const [first, second] = [createFingerprint(), createFingerprint()]
    second.assumeHash(long, first.hashOf(long))
    expect(second([long])).toBe(first([long]))
    second.assumeHash(long, 'another')
    expect(second([long])).not.toBe(first([long]))
  })

  it.each([[() => 1], [{ deep: [Note] }], [Symbol('a')], [new URL('https://a.example')]])('refuses %s', value => {
    expect(() => fingerprint(value)).toThrow(/cannot be|not compared/)
  })
})
