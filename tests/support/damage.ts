import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'

export type Random = (below: number) => number

/** Returns a function that gives random integers from 0 to below its argument, the same for the same seed (xorshift). */
export function createRandom(seed: number): Random {
  let state = seed
  return below => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/** Ways to damage the bytes of a file, by name. */
const byteDamages: Record<string, (bytes: Buffer, random: Random) => Buffer> = {
  'bytes flipped': (bytes, random) => {
    const copy = Buffer.from(bytes)
    for (let count = 0; count < 5; count++) copy[random(copy.length)] = random(256)
    return copy
  },
  truncated: (bytes, random) => bytes.subarray(0, random(bytes.length)),
  'beginning lost': (bytes, random) => bytes.subarray(random(bytes.length)),
  'not UTF-8': (bytes, random) => insert(bytes, Buffer.from([0xc3, 0x28, 0xff, 0xfe, 0xe2, 0x82]), random),
  'NUL and control characters': (bytes, random) =>
    insert(bytes, Buffer.from('\0\u0001\b\u001b[31m\u007f\u2028'), random),
  'byte order marks': bytes => Buffer.concat([Buffer.from('\uFEFF\uFEFF'), bytes]),
  'UTF-16': bytes => Buffer.from(`\uFEFF${bytes.toString()}`, 'utf16le'),
  emptied: () => Buffer.alloc(0),
  'only spaces': () => Buffer.from(' \n\t\n'),
}

const pieces = [
  '{',
  '}',
  '{{{',
  '<',
  '<Tabs',
  '</Tabs>',
  '<div><span></div>',
  '<!--',
  '-->',
  '```',
  '~~~~',
  '---',
  ':::note',
  ':::',
  '`',
  '[x](',
  '![x](./none.png)',
  '[x]: <',
  '| a | b |\n|---|',
  '$(rm)',
  '<script>',
  '{/*',
  "import x from 'x'",
  'export const x = (',
  '{undefinedName}',
  '{(() => { throw new Error("thrown") })()}',
  '<style>{`',
  '[^1]: [^1]',
  '&#0;&#x110000;&nosuch;',
  '%00%zz',
  '[x](\\\\[)',
  '[x](http://[)',
  '[x](javascript:alert(1))',
  '[x](/%E0%A4%A#%)',
]

const keys = [
  '__proto__: { polluted: true }',
  'constructor: x',
  'toString: [1]',
  'hasOwnProperty: 1',
  'title: [1, 2]',
  'title:\n  a: b',
  'tags: { a: b }',
  'tags: [[[]]]',
  'slug: ../../../etc',
  'slug: "%2e%2e"',
  'slug: //host/x',
  'id: __proto__',
  'date: 99999-01-01',
  'sidebar_position: .nan',
  'sidebar_position: 1e999',
  'image: ../../../../etc/passwd',
  'authors: [__proto__]',
  'tags: [__proto__, constructor]',
  'pagination_next: constructor',
  'a: &a [*a]',
  'a: *none',
  `a: &a [x, x]\n${'bcdefghi'
    .split('')
    .map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]},`.repeat(9)}]`)
    .join('\n')}`,
  `a: ${'['.repeat(20_000)}`,
  `a: ${'{a: '.repeat(5000)}`,
  '? [complex]\n: key',
  '!!js/function x: y',
  '%YAML 9.9',
  '\tt: tab',
  'x: |\n',
  `long: ${'x'.repeat(1_000_000)}`,
]

/** Ways to damage the text of a file. */
const textDamages: Record<string, (text: string, random: Random) => string> = {
  'lines swapped': (text, random) => {
    const lines = text.split('\n')
    const [a, b] = [random(lines.length), random(lines.length)]
    ;[lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? '']
    return lines.join('\n')
  },
  'line doubled': (text, random) => edit(text, random, line => [line, line]),
  'line lost': (text, random) => edit(text, random, () => []),
  'CR line ends': text => text.replaceAll('\n', '\r'),
  'CRLF line ends': text => text.replaceAll('\n', '\r\n'),
  'piece inserted': (text, random) => edit(text, random, line => [line, pieces[random(pieces.length)] ?? '']),
  'piece in a line': (text, random) =>
    edit(text, random, line => {
      const at = random(line.length + 1)
      return [line.slice(0, at) + (pieces[random(pieces.length)] ?? '') + line.slice(at)]
    }),
  'key inserted': (text, random) => text.replace('\n', () => `\n${keys[random(keys.length)]}\n`),
  'key doubled': text => text.replace(/^(\w+:.*)$/m, '$1\n$1'),
  'very long line': (text, random) => edit(text, random, line => [line, 'word '.repeat(100_000)]),
  'very long word': (text, random) => edit(text, random, line => [line, '*_`['.repeat(5000) + 'w'.repeat(300_000)]),
  'deep quotes': (text, random) => edit(text, random, line => [line, '', `${'>'.repeat(3000)} deep`, '']),
  'deep lists': (text, random) =>
    edit(text, random, line => [line, ...Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- deep`)]),
  'deep brackets': (text, random) => edit(text, random, line => [line, '[('.repeat(10_000)]),
  'deep elements': (text, random) => edit(text, random, line => [line, '', '<div>'.repeat(2000), '']),
}

/** Ways to replace a file with something that is no regular file. */
const fileReplacements: Record<string, (path: string) => void> = {
  'a folder': path => void mkdirSync(path),
  'a link to itself': path => symlinkSync(path, path),
  'a link to nothing': path => symlinkSync('nowhere.md', path),
  'a link to its own folder': path => symlinkSync('.', path),
}

const ways = [
  ...Object.keys(byteDamages),
  ...Object.keys(textDamages),
  ...Object.keys(textDamages),
  ...Object.keys(fileReplacements),
]

/** Damages the file at `path` in the named way, or in one chosen by `random`, and returns its name: `bytes flipped`. */
export function damageFile(path: string, random: Random, way = ways[random(ways.length)] ?? ''): string {
  const bytes = readFileSync(path)
  const [damagedBytes, damagedText, replace] = [byteDamages[way], textDamages[way], fileReplacements[way]]
  if (damagedBytes) writeFileSync(path, damagedBytes(bytes, random))
  if (damagedText) writeFileSync(path, damagedText(bytes.toString(), random))
  if (replace) {
    rmSync(path)
    replace(path)
  }
  return way
}

/** Replaces the damaged file at `path`, or what stands there instead, with a copy of `original`. */
export function restoreFile(path: string, original: string) {
  rmSync(path, { recursive: true, force: true })
  writeFileSync(path, readFileSync(original))
}

function insert(bytes: Buffer, piece: Buffer, random: Random): Buffer {
  const at = random(bytes.length)
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)])
}

function edit(text: string, random: Random, change: (line: string) => string[]): string {
  const lines = text.split('\n')
  const at = random(lines.length)
  return [...lines.slice(0, at), ...change(lines[at] ?? ''), ...lines.slice(at + 1)].join('\n')
}
