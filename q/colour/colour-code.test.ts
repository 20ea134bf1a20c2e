import { describe, expect, test } from 'vitest'
import { listKeywords } from '../words.ts'
import { colourCode } from './colour-code.ts'

const keywords = new Set(listKeywords())

// This file is long because it is a table with about one line for each rule of the language.

/** `text kind` of each token, joined by bars; punctuation goes without its kind. */
const tokensOf = (code: string) =>
  colourCode(code, keywords)
    .map(({ kind, start, end }) => `${code.slice(start, end)} ${kind}`.replace(' punctuation', ''))
    .join(' | ')

/** The blank-separated snippets that are not a single token of this kind. */
const notOne = (kind: string, snippets: string) =>
  snippets
    .trim()
    .split(/\s+/)
    .filter(snippet => tokensOf(snippet) !== `${snippet} ${kind}`)

type Row = [sentence: string, code: string, tokens: string]

describe('kinds', () => {
  const kinds = {
    number: `0b 0101b 0x 0x0 0x0aff 1h -1h 1i 0 42 1j -1 1.5e -1e 1. 1f 1.5f .5 -.5 1e5 1e-5 1.5e10 2024.01m 2024.01.02
      2024.01.02D09:30:00.000000000 2024.01.02D09:30 2024.01.02D 2024.01.02T09:30 0D00:00:01.5 -1D00:00:00 00:00:00.0000 5n
      09:30 -09:30 100:00 0u 09:30:00 0v 09:30:00.000 0t`,
    constant: '0N 0n 0Ng 0Nh 0Ni 0Nj 0Ne 0Nf 0Np 0Nm 0Nd 0Nz 0Nn 0Nu 0Nv 0Nt 0W 0w -0W -0w 0Wh 0Wi 0Wd -0Wh -0We',
    symbol: '` `abc `a.b `.a.b `:path/to/x `:/x `:h:5000 `:h:1:me:pw `::5000 `:tcps://h:1',
    operator: '+ - * % ! & | ^ = < > <= >= <> ~ , # _ $ ? @ . :',
    control: 'if while do',
    query: 'select exec update delete from by',
    function: 'til where count in fby wj1 use .Q.gc .z.p .h.hy .j.k .q .m.a.b',
    variable: 'x y z',
    name: 'a selected fromage byte where2 iffy xs x1 x.y t.select a_b foo2_bar A .my.name .a .upd .u.sub .Qx',
    invalid: '"open 1.2.3 2x 0Nx 1.2.3.4.5x -01b \u0001 é \u{1f600}',
  }
  test.each(Object.entries(kinds))('%s covers %j', (kind, list) => expect(notOne(kind, list)).toEqual([]))

  test.each<Row>([
    ['a null in a vector stands out', '1 0N 0W 2', '1 number | 0N 0W constant | 2 number'],
    ['a number of a vector may be invalid', '1 2 3x 4', '1 2 number | 3x invalid | 4 number'],
    [
      'colours continue after an open string',
      'a:"b\nc:1',
      'a name | : operator | "b invalid | c name | : operator | 1 number',
    ],
    ['colours continue after a stray character', 'a:\u00011', 'a name | : operator | \u0001 invalid | 1 number'],
    ['colours continue after a closing bracket too many', ')]}x', ') | ] | } | x variable'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('comments', () => {
  test.each<Row>([
    ['a slash at line start opens one', '/ x:1', '/ x:1 comment'],
    ['a slash at line start opens one even before a colon', '/:x', '/:x comment'],
    ['a slash after indentation opens one', '  /x', '/x comment'],
    ['a slash after a tab opens one', 'a\t/x', 'a name | /x comment'],
    ['a comment needs no blank after its slash', 'x:1 /note', 'x variable | : operator | 1 number | /note comment'],
    ['a slash after a name is Over', 'a/b', 'a name | / iterator | b name'],
    ['a slash after plus is Over', '+/b', '+ operator | / iterator | b name'],
    ['a slash after times is Over', '*/b', '* operator | / iterator | b name'],
    ['a slash after a parenthesis is Over', '(f)/b', '( | f name | ) | / iterator | b name'],
    ['a slash in a string opens none', '" / not a comment"', '" / not a comment" string'],
    [
      'a line of one slash opens a block that a line of one backslash closes',
      'a\n/\nx:1 \\\n / y\n\\ \nb',
      'a name | / comment | x:1 \\ comment | / y comment | \\ comment | b name',
    ],
    ['a slash with text after it opens no block', '/ a\nb', '/ a comment | b name'],
    ['an indented slash alone opens no block', ' /\nb', '/ comment | b name'],
    [
      'a line of one backslash ends the script',
      'a\n\\\nx:1\n\\\n/\nb',
      'a name | \\ comment | x:1 comment | \\ comment | / comment | b comment',
    ],
    ['a backslash that ends a line is Scan', '+\\\nb', '+ operator | \\ iterator | b name'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('strings and symbols', () => {
  test.each<Row>([
    ['a string may be empty', '""', '"" string'],
    ['a string continues in indented lines', '"a\n b"', '"a\n b" string'],
    ['an escaped quote does not end a string', '"\\"";a', '" string | \\" escape | " string | ; | a name'],
    ['a backslash takes the next character with it', '"\\q\\12"', '" string | \\q escape | \\1 escape | 2" string'],
    ['symbols follow each other', '`a`b_2``c', '`a`b_2``c symbol'],
    ['an iterator ends a symbol', '`a`b/:', '`a`b symbol | /: iterator'],
    ['a slash in a plain symbol is an iterator', '`a/x', '`a symbol | / iterator | x variable'],
    ['a slash in a file handle belongs to it', '`:a/b/c /d', '`:a/b/c symbol | /d comment'],
    ['a minus after a symbol is an operator', '`a-1', '`a symbol | - operator | 1 number'],
    ['Cast takes an empty symbol', '`$"a"', '` symbol | $ operator | "a" string'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('literals', () => {
  test.each<Row>([
    ['dates with a blank between are one vector', '2024.01.02 2024.01.03', '2024.01.02 2024.01.03 number'],
    ['a float may open with its point', '1 .5', '1 .5 number'],
    ['a minus right after a name is an operator', 'a-1', 'a name | - operator | 1 number'],
    ['a minus after a name and a blank belongs to the number', 'a -1', 'a name | -1 number'],
    ['a minus right after a number is an operator', '3.5-1', '3.5 number | - operator | 1 number'],
    ['a minus after a number and a blank belongs to the next', '3.5 -1', '3.5 -1 number'],
    ['a minus with a blank after it is an operator', 'a - 1', 'a name | - operator | 1 number'],
    ['a minus after a bracket is an operator', ']-1', '] | - operator | 1 number'],
    ['a minus after a parenthesis is an operator', ')-1', ') | - operator | 1 number'],
    ['a minus after the empty symbol is an operator', '`-1', '` symbol | - operator | 1 number'],
    ['a minus after a string is an operator', '"a"-1', '"a" string | - operator | 1 number'],
    ['a minus after an operator belongs to the number', '2*-1', '2 number | * operator | -1 number'],
    ['a minus after Drop belongs to the number', '1_-2_a', '1 number | _ operator | -2 number | _ operator | a name'],
    ['Cut needs no blank after a number', '2_a', '2 number | _ operator | a name'],
    ['a negative number before a bang is an internal function', '-8!a', '-8 function | ! function | a name'],
    ['a bang with two digits before it is one too', 'f -25!a', 'f name | -25 function | ! function | a name'],
    ['a null before a bang is Display', '0N!a', '0N function | ! function | a name'],
    ['a number before a bang is a key count', '2!a', '2 number | ! operator | a name'],
    ['a digit and a colon read and write files', '",",0:`:f', '"," string | , operator | 0: operator | `:f symbol'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('operators and iterators', () => {
  test.each<Row>([
    [
      'all six iterators are known',
      "'a':a/a/:a\\a\\:",
      "' iterator | a name | ': iterator | a name | / iterator | a name | /: iterator | a name | \\ iterator | a name | \\: iterator",
    ],
    ['iterators compose', '+\\/:\\:', '+ operator | \\ iterator | /: iterator | \\: iterator'],
    ['a comparison keeps its iterator', '<>/:', '<> operator | /: iterator'],
    ['two colons assign', 'a::5', 'a name | :: operator | 5 number'],
    ['two colons alone are a value', '(::)', '( | :: operator | )'],
    ['a colon between semicolons is a value', ';:;', '; | : operator | ;'],
    ['a unary form is no assignment', "(#:')", "( | # operator | : operator | ' iterator | )"],
    ['an indexed assignment is one', 'a[0]:1', 'a name | [ | 0 number | ] | : operator | 1 number'],
    ['Cond is an operator', '$[a;b;c]', '$ operator | [ | a name | ; | b name | ; | c name | ]'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('words', () => {
  test.each<Row>([
    ['a query shows its words', 'exec a by b from c', 'exec query | a name | by query | b name | from query | c name'],
    [
      'where belongs to a query after its table',
      'select from t where a=where b',
      'select query | from query | t name | where query | a name | = operator | where function | b name',
    ],
    [
      'a query in brackets keeps its words',
      '(select by a from t)where b',
      '( | select query | by query | a name | from query | t name | ) | where function | b name',
    ],
    [
      'a nested query ends at a word of the outer one',
      'exec exec a from t by b from u where c',
      'exec query | exec query | a name | from query | t name | by query | b name | from query | u name | where query | c name',
    ],
    [
      'a semicolon ends a query',
      'delete from t;where a',
      'delete query | from query | t name | ; | where function | a name',
    ],
    ['an excerpt of a query shows its words', 'by a from t', 'by query | a name | from query | t name'],
    ['an underscore does not start a name', 'a _b', 'a name | _ operator | b name'],
    ['system takes a string', 'system"l f.q"', 'system function | "l f.q" string'],
    ['a function declares its parameters', '{[a;x] b}', '{ | [ | a variable | ; | x variable | ] | b name | }'],
    ['a function may use implicit parameters', '{x+z}', '{ | x variable | + operator | z variable | }'],
    ['a function may declare no parameter', '{[] a}', '{ | [ | ] | a name | }'],
    [
      'parameters may stand on lines of their own',
      '{[a; / first\n  b]',
      '{ | [ | a variable | ; | / first comment | b variable | ]',
    ],
    ['the columns of a table are no parameters', '([]a:b)', '( | [ | ] | a name | : operator | b name | )'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('line starts', () => {
  test.each<Row>([
    ['a command takes an argument', '\\l file.q', '\\l command | file.q string'],
    ['a path is no comment', '\\l /data/hdb', '\\l command | /data/hdb string'],
    ['a comment may follow an argument', '\\d .ns / mine', '\\d command | .ns string | / mine comment'],
    ['a comment may follow a bare command', '\\w  / memory', '\\w command | / memory comment'],
    ['a port is an argument', '\\p 5000', '\\p command | 5000 string'],
    ['two backslashes are a command', '\\\\', '\\\\ command'],
    ['what is timed is q', '\\ts:10 til 5 /x', '\\ts:10 command | til function | 5 number | /x comment'],
    ['a bare timer is a command', '\\t', '\\t command'],
    ['a longer word is not the timer', '\\touch a', '\\touch command | a string'],
    ['a k line goes on as code', 'k)+/a', 'k) control | + operator | / iterator | a name'],
    ['a Python line is not read as q', "p)print('a') # x", 'p) control'],
    ['a prefix inside a line is a name', ' k)', 'k name | )'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('scripts', () => {
  test.each<Row>([
    [
      'a statement continues in indented lines',
      'f:{[a]\n  / adds\n  a+1}\nf 2',
      'f name | : operator | { | [ | a variable | ] | / adds comment | a name | + operator | 1 number | } | f name | 2 number',
    ],
    [
      'a block of comments may stand inside of a statement',
      'f:{\n/\na+\n\\\n a}',
      'f name | : operator | { | / comment | a+ comment | \\ comment | a name | }',
    ],
    [
      'a backslash inside of a statement is no command',
      'f:{\n\\d a}',
      'f name | : operator | { | \\ iterator | d name | a name | }',
    ],
    [
      'comments, commands and statements alternate',
      '/ a\n\\d .b\nc\n / d',
      '/ a comment | \\d command | .b string | c name | / d comment',
    ],
    ['line breaks of Windows are blanks', '/ a\r\nb\r\n\\d .c\r\n', '/ a comment | b name | \\d command | .c string'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})
