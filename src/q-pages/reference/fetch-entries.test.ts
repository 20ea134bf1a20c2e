import { describe, expect, test, vi } from 'vitest'
import { clearPageStore } from '../../navigation/page-store.ts'
import {
  chooseForms,
  countArguments,
  describeRank,
  fetchEntries,
  findEntry,
  type KnownName,
} from './fetch-entries.client.ts'

describe('the number of arguments of a form', () => {
  test.each([
    ['neg x', 1],
    ['(,:)x', 1],
    ['(f/) x', 1],
    ['neg[x]', 1],
    ['til[10]', 1],
    ['x xasc y', 2],
    ['x,y', 2],
    ['x<=y', 2],
    ['x . y', 2],
    ['n _ x', 2],
    ['f each x', 2],
    ['f[;y]', 2],
    ['@[x;i;f]', 3],
    ["f'[x;y;z]", 3],
    ['.[x;i;f;y]', 4],
    ['?[t;c;b;a;n;order]', 6],
  ])('%s: %d', (form, count) => {
    expect(countArguments(form)).toBe(count)
  })

  test.each(['select a by g from t', '{x+y}', '()', '::', '.z.p', '0N', '09:30:00', '', '\\'])(
    'of %j is not known',
    form => {
      expect(countArguments(form)).toBeUndefined()
    },
  )

  test.each([
    ['wj[w;`sym`time;t1;(t2;(f;`a);(g;`b))]', 4],
    ['.h.fram[title;lines;(left;right)]', 3],
    ['(f;x) fby g', 2],
    ['(types;delimiter)0: y', 2],
    ['([old:`new]) xcol t', 2],
    ['library 2:(name;rank)', 2],
    ['hopen(address;timeout)', 1],
    ['value(f;x;y)', 1],
    ['n g/x', 2],
    ['system "P 12"', 1],
    ['-8!x', 1],
    ['1_x', 2],
  ])('%s: %d', (form, count) => {
    expect(countArguments(form)).toBe(count)
  })
})

describe('the forms that are shown', () => {
  const at = createEntry('@', ['x@i', '@[x;i;f]', '@[x;i;f;y]', '@[f;x;handler]'])

  test('are those with the number of arguments of the code', () => {
    expect(chooseForms(at, 2)).toEqual({ forms: ['x@i'], rank: 2 })
    expect(chooseForms(at, 3)).toEqual({ forms: ['@[x;i;f]', '@[f;x;handler]'], rank: 3 })
  })

  test('are all if none of several numbers is that of the code', () => {
    expect(chooseForms(at, 1)).toEqual({ forms: at.forms, rank: undefined })
  })

  test.each([2, undefined])('have the only number that there is, if the code seems to have %s', rank => {
    const group = createEntry('group', ['group x', 'group d'])
    expect(chooseForms(group, rank)).toEqual({ forms: ['group x', 'group d'], rank: 1 })
  })

  test('are all if the number is not known, also those that have none', () => {
    const identity = createEntry('::', ['::', '(::)x', 'x::y'])
    expect(chooseForms(identity, undefined)).toEqual({ forms: identity.forms, rank: undefined })
    expect(chooseForms(at, undefined)).toEqual({ forms: at.forms, rank: undefined })
  })
})

describe('the entry of a token', () => {
  const names = ['+', ':', '::', '!', '-8!', "'", "':", 'neg']
  const entries = new Map(names.map(name => [name, createEntry(name, [])]))
  const find = (name: string) => findEntry(entries, name)?.name

  test.each(names)('is that of its name: %s', name => {
    expect(find(name)).toBe(name)
  })

  test('that assigns through an operator is that of the operator', () => {
    expect(find('+:')).toBe('+')
  })

  test('that is an internal function without a page is that of `!`', () => {
    expect(find('-99!')).toBe('!')
  })

  test('that displays a value, `0N!`, is that of `!`', () => {
    expect(find('0N!')).toBe('!')
  })

  test('that the reference lacks is undefined', () => {
    expect(find('nosuch')).toBeUndefined()
    expect(find('')).toBeUndefined()
  })
})

test.each([
  [undefined, 2, 'Written:'],
  [1, 1, 'With one argument, as here:'],
  [3, 3, 'With three arguments, as here:'],
  [9, 9, 'With 9 arguments, as here:'],
  [2, undefined, 'With two arguments:'],
  [1, 2, 'With one argument:'],
])('forms with a number of arguments of %s, in code with %s, are introduced by %j', (rank, here, text) => {
  expect(describeRank(rank, here)).toBe(text)
})

test('if the page of the reference cannot be fetched, the next call tries again', async () => {
  clearPageStore()
  const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { pathname: '/docs/joins' })
  await expect(fetchEntries()).rejects.toThrow('Failed to fetch')
  await expect(fetchEntries()).rejects.toThrow('Failed to fetch')
  expect(fetch.mock.calls).toEqual([
    ['/reference', { priority: 'auto' }],
    ['/reference', { priority: 'auto' }],
  ])
})

function createEntry(name: string, forms: string[]): KnownName {
  return { name, label: `About ${name}`, url: `/reference/${name}`, forms }
}
