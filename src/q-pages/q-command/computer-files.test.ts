import { mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSession, loadWholeLibrary } from '@tickwise/q/source'
import { describe, expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { ComputerFiles } from './computer-files.ts'

const library = await loadWholeLibrary()

/** A session in the folder `work`, beside which there is the folder `other`. */
function startIn(files: Record<string, string>, allowed: string[] = []) {
  const root = folderForTest({ 'work/a.txt': 'one\ntwo\n', 'other/secret.txt': 'secret\n', ...files })
  const disk = new ComputerFiles(
    join(root, 'work'),
    allowed.map(path => join(root, path)),
  )
  const session = createSession({ library, files: disk })
  const run = (...inputs: string[]) => inputs.map(input => session.run(input).output).at(-1)
  return { root, run, read: (path: string) => readFileSync(join(root, path), 'utf8') }
}

const denied = /^'access\n/

describe('files below the folder', () => {
  test('are read, written, listed, measured and deleted', () => {
    const { run, read } = startIn({})
    expect(run('read0`:a.txt')).toBe('"one"\n"two"\n')
    expect(run('`:sub/b.txt 0:("xx";"yy");hcount`:sub/b.txt')).toBe('6\n')
    expect(read('work/sub/b.txt')).toBe('xx\nyy\n')
    expect(run('key`:.')).toBe('`s#`a.txt`sub\n')
    expect(run('hdel`:sub')).toMatch(/^'sub\. OS reports: Directory not empty/)
    expect(run('hdel`:sub/b.txt;hdel`:sub;count key`:.')).toBe('1\n')
    expect(run('read0`:none.txt')).toMatch(/^'none\.txt\. OS reports: No such file or directory/)
    expect(run('read0`:a.txt/b')).toMatch(/No such file or directory/)
    expect(run('`:a.txt/b set 1')).toMatch(/^'a\.txt\/b\. OS reports: File exists/)
  })

  test('hold values, tables and scripts', () => {
    const { run } = startIn({ 'work/lib/f.q': 'f:{2*x}' })
    expect(run('`:v set til 3;get`:v')).toBe('0 1 2\n')
    expect(run('`:v set `a`b;get`:v')).toBe('`a`b\n')
    expect(run('\\l lib/f.q', 'f 4')).toBe('8\n')
    expect(run('t:([]s:`x`y;n:1 2)', 'save`:t.csv', 'read0`:t.csv')).toBe('"s,n"\n"x,1"\n"y,2"\n')
    expect(run('.Q.dpft[`:db;2024.05.17;`s;`t]', '\\l db', 'select n from t where date=2024.05.17')).toBe(
      'n\n-\n1\n2\n',
    )
    expect(run('\\l ..', 'read0`:a.txt', '\\cd ..', 'first read0`:a.txt')).toBe('"one"\n')
  })

  test('are compressed, whole or by column, and read again', () => {
    const { run, root } = startIn({})
    const size = (path: string) => readFileSync(join(root, 'work', path)).length
    expect(run('(`:z;17;2;6)set 10000#1 2 3', '-21!`:z')).toContain(`compressedLength  | ${size('z')}\n`)
    expect(size('z')).toBeLessThan(1000)
    expect(run('hcount`:z')).toBe('80008\n')
    expect(run('`:z upsert 4;(-21!`:z)`zipLevel')).toBe('6i\n')
    expect(run('h:hopen`:z;h 5 6;hclose h;-3#get`:z')).toBe('4 5 6\n')
    expect(run('.z.zd:17 1 0;`:t/ set([]a:1000#7)', '-21!`:t/a')).toContain(`compressedLength  | ${size('t/a')}\n`)
    expect(run('\\l t', 'exec sum a from t')).toBe('7000\n')
  })

  test('grow by what is appended, which others see at once', () => {
    const { run, read } = startIn({})
    run('h:hopen`:log.txt', 'neg[h]"first"')
    expect(read('work/log.txt')).toBe('first\n')
    run('neg[h]"second"')
    expect(read('work/log.txt')).toBe('first\nsecond\n')
    expect(run('`:tp set ();l:hopen`:tp;l enlist(`upd;1);l enlist(`upd;2);get`:tp')).toBe('`upd 1\n`upd 2\n')
    expect(run('upd:{n+:x};n:0;-11!`:tp;n')).toBe('3\n')
  })

  test('are read again after another process has changed them, even by as many bytes', () => {
    const { root, run } = startIn({})
    const file = join(root, 'work/a.txt')
    for (const [text, seconds] of [
      ['one', 1000],
      ['two', 2000],
    ] as const) {
      writeFileSync(file, text)
      utimesSync(file, seconds, seconds)
      expect(run('read0`:a.txt')).toBe(`"${text}"\n`)
    }
    writeFileSync(file, 'six')
    expect(run('read0`:a.txt')).toBe('"six"\n')
  })
})

describe('files elsewhere', () => {
  test.each([
    'read0`:../other/secret.txt',
    'read1`:/etc/passwd',
    'key`:..',
    'key`:/',
    '`:../other/new set 1',
    '`:../new.txt 0:enlist"xx"',
    'hdel`:../other/secret.txt',
    'hopen`:../other/log',
    '\\l ../other/secret.txt',
    '\\cd ..',
    '\\mkdir ../other/sub',
    'get`:../other/',
    'read0`$":",(1000#"../"),"etc/passwd"',
  ])('cannot be used: %s', input => {
    const { run, read } = startIn({})
    expect(run(input)).toMatch(denied)
    expect(read('other/secret.txt')).toBe('secret\n')
  })

  test('cannot be used by links to files, to folders, to nothing, or to themselves', () => {
    const { root, run, read } = startIn({})
    const link = (target: string, name: string) => symlinkSync(join(root, target), join(root, 'work', name))
    link('other/secret.txt', 'file')
    link('other', 'folder')
    link('other/not-yet', 'dangling')
    link('work/loop', 'loop')
    for (const input of ['read0`:file', '`:file 0:enlist"xx"', 'hdel`:file', 'key`:folder', 'read0`:folder/secret.txt'])
      expect(run(input), input).toMatch(denied)
    for (const input of ['`:dangling set 1', '`:folder/new/deep set 1', 'read0`:loop'])
      expect(run(input)).toMatch(denied)
    expect(read('other/secret.txt')).toBe('secret\n')
    link('work/a.txt', 'inside')
    expect(run('read0`:inside')).toBe('"one"\n"two"\n')
  })

  test('can be used if they are allowed, but not folders whose names begin alike', () => {
    const { root, run } = startIn({ 'other2/x.txt': 'x' }, ['other'])
    expect(run('read0`:../other/secret.txt')).toBe('"secret"\n')
    expect(run('`:../other/v set 7;get`:../other/v')).toBe('7\n')
    mkdirSync(join(root, 'work2'))
    expect(run('read0`:../other2/x.txt')).toMatch(denied)
    expect(run('`:../work2/x set 1')).toMatch(denied)
  })
})
