import { expect, test } from 'vitest'
import { compression } from '../compression.ts'
import { MemoryFiles } from '../context/memory-files.ts'
import { library } from '../library.ts'
import { createSession } from '../session/create-session.ts'

/** What an input needs after others have run, in a session with the library. */
async function load(input: string, ...before: string[]) {
  const session = createSession({ library })
  for (const each of before) session.run(each)
  return session.findPartsNeeded(input).loadAddition?.()
}

test.each([
  '-19!(`:a;`:b;17;2;6)',
  '-21!`:b',
  '(neg 21)!`:b',
  '.z.zd:17 2 6',
  '.Q.gz"abc"',
  'f:.Q.gz',
  '(`:a;17;2;6)set t',
  '(`:a/; 17; 2; 6) set t',
  '(f;17;2;6)set t',
  '(`:a/;d)set t',
  '(`:a;17;2;6)1:0x00',
  'h"-21!`:b"',
])('%s needs compression', async input => {
  expect(await load(input)).toBe(compression)
})

test.each([
  'get`:a',
  '`:a set til 10',
  '`:t/ set t',
  '-8!21',
  '10-21',
  '(`:a;0;10)',
  '("ich";4 1 2)1:0x00000000410000',
  'read1(`:a;16;8)',
  '`:a 0:("x";"y")',
  '.Q.s1 x',
])('%s does not', async input => {
  expect(await load(input, '`:a set 1 2')).toBeUndefined()
})

test('an input after .z.zd has been set needs compression', async () => {
  expect(await load('`:a set 1', '.z.zd:17 2 6')).toBe(compression)
})

test('a script that compresses needs compression, also one that another script loads', async () => {
  const scripts = ['`:outer.q 0:enlist"\\\\l inner.q"', '`:inner.q 0:("\\\\l outer.q";"-21!`:b")']
  expect(await load('\\l inner.q', ...scripts)).toBe(compression)
  expect(await load('\\l outer.q', ...scripts)).toBe(compression)
  expect(await load('\\l other.q', ...scripts, '`:other.q 0:enlist"a:1"')).toBeUndefined()
})

test('a file that is compressed needs compression', () => {
  const files = new MemoryFiles()
  const maker = createSession({ library, files })
  maker.addLibrary(compression)
  maker.run('`:plain set til 100;(`:z;17;2;6)set til 100')
  const session = createSession({ library, files })
  expect(session.findPartsNeeded('get`:plain').loadAddition).toBeUndefined()
  expect(session.findPartsNeeded('get`:z').loadAddition).toBeDefined()
})

test('a session that has compression needs it no more', () => {
  const session = createSession({ library })
  session.addLibrary(compression)
  expect(session.findPartsNeeded('-21!`:b').loadAddition).toBeUndefined()
})

test('without the library, nothing is known of compression', () => {
  expect(createSession({}).findPartsNeeded('-21!`:b')).toMatchObject({ library: true, loadAddition: undefined })
})

test('compression comes to a session that has run, and leaves its variables as they are', () => {
  const session = createSession({ library })
  session.run('.h.HOME:"mine";a:1;`:a set til 100')
  expect(session.run('.Q.gz"x"').error).toBe('.Q.gz')
  session.addLibrary(compression)
  expect(session.run('-19!(`:a;`:z;17;2;6);(.h.HOME;a;count get`:z;.Q.gz[::])').output).toBe('"mine"\n1\n100\n1b\n')
})
