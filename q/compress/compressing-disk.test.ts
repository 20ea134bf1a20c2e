import { expect, test } from 'vitest'
import { withCompression } from '../compression.ts'
import { MemoryFiles } from '../context/memory-files.ts'
import { library } from '../library.ts'
import { compressMessage, expandMessage } from '../serialize/compress-message.ts'
import { serialize } from '../serialize/serialize.ts'
import { createSession } from '../session/create-session.ts'
import { run } from '../tests/console.ts'
import { randomValues } from '../tests/random-values.ts'
import { compressBytes } from './compressed-bytes.ts'

const set = '`:a set til 10000;'
const compress = `${set}-19!(\`:a;\`:z;17;2;6);`

test.each([
  ['1', '0', '1i', '0i'],
  ['2', '0', '2i', '0i'],
  ['2', '6', '2i', '6i'],
  ['2', '9', '2i', '9i'],
])(
  '-19! compresses a file with algorithm %s and level %s, and -21! tells how',
  (algorithm, level, shown, shownLevel) => {
    const input = `${set}r:-19!(\`:a;\`:z;14;${algorithm};${level});`
    expect(run(`${input}(r;get[\`:z]~til 10000)`)).toBe('`:z\n1b')
    expect(run(`${input}key -21!\`:z`)).toBe('`compressedLength`uncompressedLength`algorithm`logicalBlockSize`zipLevel')
    expect(run(`${input}.Q.s1 1_value -21!\`:z`)).toBe(`"(80008;${shown};14i;${shownLevel})"`)
    expect(run(`${input}type each value -21!\`:z`)).toBe('-7 -7 -6 -6 -6h')
  },
)

test('compressedLength is the number of bytes on the disk', () => {
  const files = new MemoryFiles()
  const session = createSession({ library: withCompression(library), files })
  expect(session.run(`${compress}(-21!\`:z)\`compressedLength`).output).toBe(`${files.readFile('z')?.length}\n`)
  expect(files.readFile('z')?.length).toBeLessThan(20_000)
})

test('-21! of a file that is not compressed is an empty dictionary', () => {
  expect(run(`${set}count -21!\`:a`)).toBe('0')
  expect(run(`${set}-19!(\`:a;\`:z;17;0;0);count -21!\`:z`)).toBe('0')
  expect(run('-21!`:none')).toContain("'none. OS reports: No such file or directory")
})

test.each([
  ['-19!(`:a;`:z;11;2;6)', 'disk compression - bad logicalBlockSize'],
  ['-19!(`:a;`:z;21;1;0)', 'disk compression - bad logicalBlockSize'],
  ['-19!(`:a;`:z;0N;1;0)', 'disk compression - bad logicalBlockSize'],
  ['-19!(`:a;`:z;17;3;0)', 'nyi'],
  ['-19!(`:a;`:z;17;4;0)', 'nyi'],
  ['-19!(`:a;`:z;17;5;0)', 'nyi'],
  ['-19!(`:a;`:z;17;6;0)', 'domain'],
  ['-19!(`:a;`:z;17;-1;0)', 'domain'],
  ['-19!(`:a;`:z;17;2;10)', 'domain'],
  ['-19!(`:a;`:z;17;2;-1)', 'domain'],
  ['-19!(`:a;`:z;17;2;0N)', 'domain'],
  ['-19!(`:a;`:z;17;2)', 'length'],
  ['-19!(`:a;`:z;17;2;6;1)', 'length'],
  ['-19!(`:a;`:z;17f;2;6)', 'type'],
  ['-19!(`:a;`:z;"a";2;6)', 'type'],
  ['-19!(`a;`:z;17;2;6)', 'type'],
  ['-19!(`:a;`z;17;2;6)', 'type'],
  ['-19!(`:none;`:z;17;2;6)', 'none. OS reports: No such file or directory'],
  ['-19!`:a', 'type'],
  ['-19!5', 'type'],
  ['-21!5', 'type'],
  ['-21!`a', 'type'],
  ['(`:z;17;2)set 1', 'length'],
  ['(`:z;17;9;6)set 1', 'domain'],
  ['(`z;17;2;6)set 1', 'type'],
  ['(enlist`:z)set 1', 'type'],
  ['(`:z;17)set 1', 'type'],
  ['(`:z;17;3;6)1:0x00', 'nyi'],
  ['.z.zd:17 2;`:z set 1', 'length'],
  ['.z.zd:`a;`:z set 1', 'type'],
  ['.z.zd:17 3 0;`:z set 1', 'nyi'],
  ['.Q.gz 5', 'type'],
  ['.Q.gz`a', 'type'],
  ['.Q.gz 1 2', 'type'],
  ['.Q.gz"abc"', 'domain'],
  ['.Q.gz(0;"abc")', 'domain'],
  ['.Q.gz(10;"abc")', 'domain'],
  ['.Q.gz(6;1 2)', 'type'],
  ['.Q.gz(6;"a";1)', 'type'],
])('%s signals %s', (input, error) => {
  expect(run(`${set}${input}`).split('\n')[0]).toBe(`'${error}`)
})

test('.Q.gz compresses and expands strings and bytes', () => {
  expect(run('.Q.gz[::]')).toBe('1b')
  expect(run('s:10000#"helloworld";(count[.Q.gz(9;s)]<100;s~.Q.gz .Q.gz(9;s);type .Q.gz(9;s))')).toBe('1b\n1b\n10h')
  expect(run('b:1000#0x0102;(b~.Q.gz .Q.gz(1;b);type .Q.gz(1;b))')).toBe('1b\n4h')
})

/** What reads a file, with the same result for one that is compressed. Most of them read a list of 10,000 longs. */
const readers: [read: string, make?: string][] = [
  ['get`:FILE'],
  ['value`:FILE'],
  ['read1`:FILE'],
  ['read1(`:FILE;16;8)'],
  ['hcount`:FILE'],
  ['-7!`:FILE'],
  ['key`:FILE', '`:FILE set 1 2'],
  ['load`:FILE;FILE'],
  ['system"l FILE";FILE'],
  ['("hc";2 1)1:`:FILE', '`:FILE 1:6#0x010041'],
  ['(enlist"j";enlist 8)1:(`:FILE;8;16)'],
  ['read0`:FILE', '`:FILE 0:("one";"two")'],
  ['read0(`:FILE;1;2)', '`:FILE 0:("one";"two")'],
  ['("SJ";enlist",")0:`:FILE', '`:FILE 0:("a,b";"x,1";"y,2")'],
  ['r:();.Q.fs[{r::r,x};`:FILE];r', '`:FILE 0:("one";"two")'],
  ['f:{r::x};-11!`:FILE;r', '`:FILE set enlist(`f;5)'],
  ['-11!(-2;`:FILE)', '`:FILE set((`f;5);(`f;6))'],
  ['system"l FILE";v', '`:FILE 0:enlist"v:42"'],
  ['sym:`a;`:FILE?`q`x;sym:FILE', '`:FILE set`x`y'],
  ['.Q.qt get`:FILE', '`:FILE set([]a:1 2)'],
  ['.[`:FILE;();,;7];get`:FILE'],
  ['@[`:FILE;0;:;7];get`:FILE'],
  ['`:FILE upsert 7;get`:FILE'],
  ['h:hopen`:FILE;h 7 8;hclose h;get`:FILE'],
  ['h:hopen`:FILE;h enlist(`f;6);hclose h;get`:FILE', '`:FILE set enlist(`f;5)'],
  ['h:hopen`:FILE;neg[h]"three";hclose h;read0`:FILE', '`:FILE 0:("one";"two")'],
  ['hdel`:FILE;key`:FILE'],
  ['system"r FILE other";get`:other'],
]

test.each(readers)('%s reads a compressed file', (read, make = '`:FILE set til 10000') => {
  const name = 'plain'
  const before = make.replaceAll('FILE', name)
  const input = read.replaceAll('FILE', name)
  const plain = run(`${before};${input}`)
  expect(plain).not.toMatch(/^'/)
  for (const parameters of ['12;1;0', '17;2;6'])
    expect(run(`${before};-19!(\`:${name};\`:${name};${parameters});${input}`)).toBe(plain)
})

test('a column on disk is read by queries, mapped or not, and a partitioned table, too', () => {
  const table = 't:([]s:`p#`a`a`b;v:1 2 3);'
  expect(run(`${table}(\`:t/;17;2;6)set .Q.en[\`:.]t`, '\\l .', 'select sum v by s from t')).toBe(
    's| v\n-| -\na| 3\nb| 3',
  )
  expect(run(`${table}(\`:t/;17;2;6)set .Q.en[\`:.]t`, 'u:flip`s`v!`:t/', 'exec v from u where s=`a')).toBe('1 2')
  const save = `${table}.z.zd:17 2 6;.Q.dpft[\`:db;2024.01.01;\`s;\`t];.Q.dpft[\`:db;2024.01.02;\`s;\`t]`
  expect(run(save, '\\l db', 'select sum v by date from t')).toBe(
    'date      | v\n----------| -\n2024.01.01| 6\n2024.01.02| 6',
  )
  expect(run(save, '(-21!`:db/2024.01.01/t/v)`algorithm')).toBe('2i')
  expect(run(save, 'count -21!`:db/2024.01.01/t/.d')).toBe('0')
})

test('a list before set compresses the file of any value', () => {
  for (const value of [
    'til 5',
    '`a`b',
    '"text"',
    '()',
    '(1;`a;"x")',
    '([]a:1 2)',
    '([k:1 2]v:3 4)',
    '`a`b!1 2',
    '{x+1}',
  ])
    expect(run(`v:${value};(\`:z;12;2;6)set v;(v~get\`:z;count -21!\`:z)`), value).toBe('1b\n5')
})

test('random values come back from compressed files', () => {
  const session = createSession({ library: withCompression(library) })
  for (const [i, value] of randomValues(34, 300).entries()) {
    session.define('v', value)
    const parameters = i % 2 ? '12;1;0' : '13;2;6'
    expect(session.run(`(\`:z;${parameters})set v;(-8!v)~-8!get\`:z`).output, `${i} ${serialize(value)}`).toBe('1b\n')
  }
})

test('1: compresses bare bytes', () => {
  expect(run('r:(`:z;17;2;9)1:100#0x0;(r;read1[`:z]~100#0x0;(-21!`:z)`uncompressedLength)')).toBe('`:z\n1b\n100')
  expect(run('(`:z;17;2;9)1:1 2;read1`:z')).toBe('0x01000000000000000200000000000000')
})

const levels = (...columns: string[]) => columns.map(name => `(-21!\`:t/${name})\`zipLevel`).join(';')

test('a dictionary has parameters for columns, and at the empty symbol for the others', () => {
  const table = 't:([]a:1 2;b:3 4;c:5 6);'
  expect(run(`${table}(\`:t/;\`\`a!(17 2 9;17 2 3))set t;(${levels('a', 'b', 'c')})`)).toBe('3 9 9i')
  expect(run(`${table}(\`:t/;(enlist\`a)!enlist 17 2 3)set t;count each -21!'\`:t/a\`:t/b`)).toBe('5 0')
  expect(run(`${table}.z.zd:17 2 7;(\`:t/;(enlist\`a)!enlist 17 2 3)set t;(${levels('a', 'b')})`)).toBe('3 7i')
  expect(run(`${table}(\`:t/;\`\`a!(17 2 9;17 0 0))set t;count each -21!'\`:t/a\`:t/b`)).toBe('0 5')
})

test('.z.zd compresses what set, save and column writes store, but no names with an extension and no text', () => {
  const zd = '.z.zd:17 2 4;v:til 1000;'
  expect(run(`${zd}\`:f set v;(-21!\`:f)\`zipLevel`)).toBe('4i')
  expect(run(`${zd}\`:f.x set v;count -21!\`:f.x`)).toBe('0')
  expect(run(`${zd}(\`:f.x;17;2;5)set v;(-21!\`:f.x)\`zipLevel`)).toBe('5i')
  expect(run(`${zd}save\`:v;(-21!\`:v)\`zipLevel`)).toBe('4i')
  expect(run(`${zd}\`:t/ set([]a:v);(-21!\`:t/a)\`zipLevel`)).toBe('4i')
  expect(run(`${zd}\`:f 0:enlist"text";count -21!\`:f`)).toBe('0')
  expect(run(".z.zd:`f`g!(17 2 4;17 2 5);{x set 1}each`:f`:g`:h;count each -21!'`:f`:g`:h")).toBe('5 5 0')
})

test.each(['\\x .z.zd', '.z.zd:3#0'])('%s ends compression by default', off => {
  expect(run('.z.zd:17 2 4', '`:f set til 9', off, '`:f set til 99', 'count -21!`:f')).toBe('0')
})

test('appending keeps compression, and anything else that writes the file gives it up', () => {
  const keeps = (action: string) => run(`${compress}${action};count -21!\`:z`)
  expect(keeps('`:z upsert 5')).toBe('5')
  expect(keeps('.[`:z;();,;5]')).toBe('5')
  expect(keeps('h:hopen`:z;h 5;hclose h')).toBe('5')
  expect(keeps('`:z set til 20000')).toBe('0')
  expect(keeps('`:z set reverse get`:z')).toBe('0')
  expect(keeps('@[`:z;0;:;7]')).toBe('0')
  const splay = '(`:t/;17;2;6)set([]a:3 1 2);'
  expect(run(`${splay}\`:t/ upsert([]a:1#9);count -21!\`:t/a`)).toBe('5')
  expect(run(`${splay}\`a xasc\`:t/;count -21!\`:t/a`)).toBe('0')
  expect(run(`${splay}@[\`:t/;\`a;\`g#];count -21!\`:t/a`)).toBe('0')
})

test('appending does not compress a file that is not compressed, whatever .z.zd says', () => {
  expect(run('`:f set 1 2;.z.zd:17 2 6;`:f upsert 3;count -21!`:f')).toBe('0')
  expect(run('`:sym set`a`b;.z.zd:17 2 6;`:sym?`c;count -21!`:sym')).toBe('0')
})

test('a renamed file stays compressed', () => {
  expect(run(`${compress}system"r z y";(-21!\`:y)\`zipLevel`)).toBe('6i')
})

test('code that may not change anything cannot compress', () => {
  expect(run(`${set}reval(!;-19;(enlist;enlist\`:a;enlist\`:z;17;2;6))`)).toContain("'access")
  expect(run('reval(set;(enlist;enlist`:z;17;2;6);1)')).toContain("'noupdate")
})

test('a damaged compressed file is the documented error for all that reads it', () => {
  const files = new MemoryFiles()
  const session = createSession({ library: withCompression(library), files })
  session.run(compress)
  const file = files.readFile('z') ?? new Uint8Array(0)
  const error = (bytes: Uint8Array, input: string) => {
    files.writeFile('z', bytes)
    return session.run(input).error
  }
  const last = file.slice()
  last[file.length - 9] = 1 + (file.at(-9) ?? 0)
  for (const read of ['get`:z', 'read1`:z', 'read0`:z', 'hcount`:z', '\\l z', '`:z upsert 1', '-19!(`:z;`:y;17;2;6)']) {
    expect(error(file.slice(0, -1), read), read).toBe('bad meta data in file')
    expect(error(last, read), read).toBe('decompression error at block 0 in z')
  }
  expect(error(file.slice(0, 10), '-21!`:z')).toBe('bad meta data in file')
  expect(session.run('`:z set 5;get`:z').output).toBe('5\n')
})

test('a file that stands for more than the memory is the error wsfull', () => {
  const files = new MemoryFiles()
  const parameters = { blockBits: 20, algorithm: 2, level: 1 }
  files.writeFile('z', compressBytes(new Uint8Array(50_000_000), parameters, { compressMessage, expandMessage }))
  const small = createSession({ library: withCompression(library), files, limits: { bytes: 2 ** 25 } })
  expect(small.run('(-21!`:z)`uncompressedLength').output).toBe('50000000\n')
  expect(small.run('read1`:z').error).toBe('wsfull')
})
