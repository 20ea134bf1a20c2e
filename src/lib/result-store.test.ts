import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ResultStore } from './result-store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'result-store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (version = '1') => new ResultStore(folder, 'results', version)
const keep = (results: Record<string, string>, version?: string) => {
  const store = open(version)
  for (const [key, text] of Object.entries(results)) store.write(key, Buffer.from(text))
  store.save()
}
const listData = () => readdirSync(folder).filter(name => name.endsWith('.data'))

describe('ResultStore', () => {
  it('returns what an earlier build and the same build wrote', () => {
    keep({ a: 'one', b: 'zwölf' })
    const store = open()
    store.write('c', Buffer.from('three'))
    expect(['a', 'b', 'c', 'd'].map(key => store.read(key)?.toString())).toEqual(['one', 'zwölf', 'three', undefined])
    expect(store.has('a') && store.has('c') && !store.has('d')).toBe(true)
  })

  it('returns nothing of another version', () => {
    keep({ a: 'one' })
    expect(open('2').read('a')).toBeUndefined()
    keep({ a: 'two' }, '2')
    expect(open('2').read('a')?.toString()).toBe('two')
    expect(listData()).toHaveLength(1)
  })

  it('finds what it found before when a build was interrupted', () => {
    keep({ a: 'one' })
    const store = open()
    store.write('b', Buffer.alloc(9_000_000))
    expect(statSync(join(folder, listData()[0] ?? '')).size).toBeGreaterThan(9_000_000)
    expect(open().read('a')?.toString()).toBe('one')
    expect(open().read('b')).toBeUndefined()
  })

  it('refuses results that were cut or changed', () => {
    keep({ a: 'one', b: 'two', c: 'three' })
    const data = join(folder, listData()[0] ?? '')
    const bytes = readFileSync(data)
    bytes[3] = 0
    writeFileSync(data, bytes)
    truncateSync(data, bytes.length - 1)
    expect(['a', 'b', 'c'].map(key => open().read(key)?.toString())).toEqual(['one', undefined, undefined])
  })

  it.each(['', '{', 'null', '{"version":"1"}'])('starts empty with the damaged index %j', text => {
    keep({ a: 'one' })
    writeFileSync(join(folder, 'results.json'), text)
    expect(open().read('a')).toBeUndefined()
  })

  it('removes results that five builds in a row did not use', () => {
    keep({ a: 'one', b: 'two' })
    for (let build = 0; build < 6; build++) {
      expect(open().has('b')).toBe(true)
      const store = open()
      store.read('a')
      store.save()
    }
    expect(open().has('b')).toBe(false)
    expect(open().read('a')?.toString()).toBe('one')
  })

  it('gives back the space of removed results', () => {
    keep({ big: 'x'.repeat(20_000_000), a: 'one' })
    for (let build = 0; build < 6; build++) {
      const store = open()
      store.read('a')
      store.save()
    }
    keep({ b: 'two' })
    const sizes = listData().map(name => statSync(join(folder, name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100)
    expect(['a', 'b'].map(key => open().read(key)?.toString())).toEqual(['one', 'two'])
  })

  it('keeps nothing and reports no error without access to the folder', () => {
    const store = new ResultStore('/dev/null/none', 'results', '1')
    store.write('a', Buffer.from('one'))
    store.save()
    expect(store.read('a')).toBeUndefined()
  })
})
