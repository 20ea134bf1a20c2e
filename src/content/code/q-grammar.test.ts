// This file is long because it is a table with about one line for each rule of the language.
import { createHighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { describe, expect, test } from 'vitest'
import { qGrammar } from './q-grammar.ts'

const shiki = await createHighlighterCore({ themes: [], langs: [qGrammar], engine: createJavaScriptRegexEngine() })
const grammar = shiki.getLanguage('q')

/** Short names that keep the tables below legible; other scopes appear in full. */
const kinds: Record<string, string> = {
  'comment.line.q': 'comment',
  'comment.block.q': 'block',
  'string.quoted.double.q': 'string',
  'string.unquoted.argument.q': 'argument',
  'constant.character.escape.q': 'escape',
  'constant.other.symbol.q': 'symbol',
  'keyword.operator.q': 'operator',
  'keyword.operator.assignment.q': 'assignment',
  'keyword.operator.iterator.q': 'iterator',
  'keyword.other.query.q': 'query',
  'keyword.other.command.q': 'command',
  'support.function.q': 'keyword',
  'variable.other.q': 'name',
  'variable.parameter.q': 'parameter',
  'variable.language.implicit.q': 'implicit',
  'punctuation.section.braces.q': 'brace',
  'punctuation.section.brackets.q': 'bracket',
  'punctuation.section.parens.q': 'paren',
  'punctuation.separator.q': 'separator',
}

/** `text kind` of each token, joined by bars; blanks without a scope of their own are left out. */
function tokensOf(code: string): string {
  const pieces: { text: string; kind: string }[] = []
  let state: Parameters<typeof grammar.tokenizeLine>[1] = null
  for (const line of code.split('\n')) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state)
    state = ruleStack
    let end = -1
    for (const { startIndex, endIndex, scopes } of tokens) {
      const text = line.slice(startIndex, endIndex)
      const scope = scopes.at(-1) ?? ''
      const kind = kinds[scope] ?? scope.replace(/^constant\.numeric\.(\w+)\.q$/, '$1')
      const last = pieces.at(-1)
      // The quotes of a string are tokens apart from its text.
      if (kind === 'string' && last?.kind === kind && end === startIndex) last.text += text
      else if (text.trim() !== '') pieces.push({ text, kind })
      end = endIndex
    }
  }
  return pieces.map(({ text, kind }) => `${text} ${kind}`).join(' | ')
}

/** Those of the blank-separated snippets that are not one token of this kind. */
const notOne = (kind: string, snippets: string) =>
  snippets
    .trim()
    .split(/\s+/)
    .filter(snippet => tokensOf(snippet) !== `${snippet} ${kind}`)

type Row = [sentence: string, code: string, tokens: string]

describe('comments', () => {
  test.each<Row>([
    ['a slash at line start opens one', '/ x:1', '/ x:1 comment'],
    ['a slash at line start opens one even before a colon', '/:x', '/:x comment'],
    ['a slash after indentation opens one', '  /x', '/x comment'],
    ['a slash after a tab opens one', 'a\t/x', 'a name | /x comment'],
    ['a comment needs no blank behind its slash', 'x:1 /note', 'x implicit | : assignment | 1 long | /note comment'],
    ['a slash after a name is Over', 'a/b', 'a name | / iterator | b name'],
    ['a slash after plus is Over', '+/b', '+ operator | / iterator | b name'],
    ['a slash after times is Over', '*/b', '* operator | / iterator | b name'],
    ['a slash after a parenthesis is Over', '(f)/b', '( paren | f name | ) paren | / iterator | b name'],
    ['a slash in a string opens none', '" / not a comment"', '" / not a comment" string'],
    [
      'a line of one slash opens a block that a line of one backslash closes',
      'a\n/\nx:1 \\\n / y\n\\ \nb',
      'a name | / block | x:1 \\ block |  / y block | \\  block | b name',
    ],
    ['a slash with text behind it opens no block', '/ a\nb', '/ a comment | b name'],
    ['an indented slash alone opens no block', ' /\nb', '/ comment | b name'],
    [
      'a line of one backslash ends the script',
      'a\n\\\nx:1\n\\\n/\nb',
      'a name | \\ block | x:1 block | \\ block | / block | b block',
    ],
    ['a backslash that ends a line is Scan', '+\\\nb', '+ operator | \\ iterator | b name'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('strings and symbols', () => {
  test.each<Row>([
    ['a string may be empty', '""', '"" string'],
    ['a string goes on over lines', '"a\nb"', '"a string | b" string'],
    ['an escaped quote does not end a string', '"\\"";a', '" string | \\" escape | " string | ; separator | a name'],
    [
      'an escape q does not know is marked',
      '"\\q\\12"',
      '" string | \\q invalid.illegal.escape.q | \\1 invalid.illegal.escape.q | 2" string',
    ],
    ['symbols follow each other', '`a`b_2``c', '`a symbol | `b_2 symbol | ` symbol | `c symbol'],
    ['an iterator ends a symbol', '`a`b/:', '`a symbol | `b symbol | /: iterator'],
    ['a slash in a plain symbol is an iterator', '`a/x', '`a symbol | / iterator | x implicit'],
    ['a slash in a file handle belongs to it', '`:a/b/c /d', '`:a/b/c symbol | /d comment'],
    ['a minus after a symbol is an operator', '`a-1', '`a symbol | - operator | 1 long'],
    ['Cast takes an empty symbol', '`$"a"', '` symbol | $ operator | "a" string'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))

  test.each(['\\n', '\\t', '\\r', '\\"', '\\\\', '\\/', '\\303'])('%s is an escape', code => {
    expect(tokensOf(`"a${code}b"`)).toBe(`"a string | ${code} escape | b" string`)
  })

  test('handles, compound names and the empty symbol are one symbol each', () => {
    expect(notOne('symbol', '` `abc `a.b `.a.b `:path/to/x `:/x `:h:5000 `:h:1:me:pw `::5000 `:tcps://h:1')).toEqual([])
  })
})

describe('literals', () => {
  const literals = {
    boolean: '0b 1b 0101b',
    byte: '0x 0x0 0x0aff 0xFF',
    short: '1h 42h -1h',
    int: '1i -1i 0i',
    long: '0 1 1j 42 -1 -1j',
    real: '1e 1.5e -1e .5e 1e5e',
    float: '1. 1f 1.5 1.5f .5 -.5 1e5 1e10 1e-5 1e+10 1.5e10 -1.5e-3',
    month: '2024.01m 0m',
    date: '2024.01.02 0d',
    timestamp: '2024.01.02D09:30:00.000000000 2024.01.02D09:30:00 2024.01.02D09:30 2024.01.02D09 2024.01.02D 0p',
    datetime: '2024.01.02T09:30:00.000 2024.01.02T09:30 0z',
    timespan: '0D00:00:01.5 1D 0D 0D09 -1D00:00:00 00:00:00.000000000 5n',
    minute: '09:30 0:30 -09:30 100:00 0u',
    second: '09:30:00 -09:30:00 0v',
    time: '09:30:00.000 09:30:00.5 -09:30:00.000 0t',
    'constant.language.null.q': '0N 0n 0Ng 0Nh 0Ni 0Nj 0Ne 0Nf 0Nc 0Np 0Nm 0Nd 0Nz 0Nn 0Nu 0Nv 0Nt',
    'constant.language.infinity.q':
      '0W 0w -0W -0w 0Wh 0Wi 0Wj 0We 0we 0Wf 0Wp 0Wm 0Wd 0Wz 0wz 0Wn 0Wu 0Wv 0Wt -0Wh -0We',
  }
  test.each(Object.entries(literals))('%s covers %s', (kind, list) => expect(notOne(kind, list)).toEqual([]))

  test.each<Row>([
    ['a vector is its items', '1 2 3h', '1 long | 2 long | 3h short'],
    ['dates with a blank between are two', '2024.01.02 2024.01.03', '2024.01.02 date | 2024.01.03 date'],
    ['a float may open with its point', '1 .5', '1 long | .5 float'],
    ['a minus right after a name is an operator', 'a-1', 'a name | - operator | 1 long'],
    ['a minus after a name and a blank belongs to the number', 'a -1', 'a name | -1 long'],
    ['a minus right after a number is an operator', '3.5-1', '3.5 float | - operator | 1 long'],
    ['a minus after a number and a blank belongs to the next', '3.5 -1', '3.5 float | -1 long'],
    ['a minus with a blank behind it is an operator', 'a - 1', 'a name | - operator | 1 long'],
    ['a minus after a bracket is an operator', ']-1', '] bracket | - operator | 1 long'],
    ['a minus after a parenthesis is an operator', ')-1', ') paren | - operator | 1 long'],
    ['a minus after the empty symbol is an operator', '`-1', '` symbol | - operator | 1 long'],
    ['a minus after a string is an operator', '"a"-1', '"a" string | - operator | 1 long'],
    ['a minus after an operator belongs to the number', '2*-1', '2 long | * operator | -1 long'],
    ['a minus after Drop belongs to the number', '1_-2_a', '1 long | _ operator | -2 long | _ operator | a name'],
    ['a letter that starts a word is no type', '2in a', '2 long | in keyword | a name'],
    ['Cut needs no blank after a number', '2_a', '2 long | _ operator | a name'],
    ['a time right after a colon is whole', 'a:09:30', 'a name | : assignment | 09:30 minute'],
    ['a negative number before a bang is an internal function', '-8!a', '-8! support.function.internal.q | a name'],
    ['a bang with two digits before it is one too', 'f -25!a', 'f name | -25! support.function.internal.q | a name'],
    ['a null before a bang is Display', '0N!a', '0N! support.function.internal.q | a name'],
    ['a number before a bang is a key count', '2!a', '2 long | ! operator | a name'],
    ['a digit and a colon read and write files', '",",0:`:f', '"," string | , operator | 0: operator | `:f symbol'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('operators and iterators', () => {
  test.each('+ - * % ! & | ^ = < > <= >= <> ~ , # _ $ ? @ .'.split(' '))('%s is an operator and amends', glyph => {
    const blank = glyph === '.' || glyph === '_' ? ' ' : ''
    expect(tokensOf(`a ${glyph} b`)).toBe(`a name | ${glyph} operator | b name`)
    expect(tokensOf(`a${blank}${glyph}:b`)).toBe(`a name | ${glyph}: assignment | b name`)
  })

  test.each(["'", '/:', '\\:', "':", '/', '\\'])('%s behind a name or an operator is an iterator', iterator => {
    expect(tokensOf(`f${iterator}`)).toBe(`f name | ${iterator} iterator`)
    expect(tokensOf(`,${iterator} a`)).toBe(`, operator | ${iterator} iterator | a name`)
  })

  test.each<Row>([
    ['iterators compose', '+\\/:\\:', '+ operator | \\ iterator | /: iterator | \\: iterator'],
    ['a comparison keeps its iterator', '<>/:', '<> operator | /: iterator'],
    ['two colons assign', 'a::5', 'a name | :: assignment | 5 long'],
    ['two colons alone are a value', '(::)', '( paren | :: operator | ) paren'],
    ['a colon between semicolons is a value', ';:;', '; separator | : operator | ; separator'],
    ['a unary form is no assignment', "(#:')", "( paren | #: operator | ' iterator | ) paren"],
    ['an indexed assignment is one', 'a[0]:1', 'a name | [ bracket | 0 long | ] bracket | : assignment | 1 long'],
    [
      'Cond is an operator',
      '$[a;b;c]',
      '$ operator | [ bracket | a name | ; separator | b name | ; separator | c name | ] bracket',
    ],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('words', () => {
  // The reference card by category, https://code.kx.com/q/ref/#by-category, the query and control words apart.
  const card = `
    exit getenv gtime ltime setenv eval parse reval show system value dsave get hclose hcount hdel hopen hsym load
    read0 read1 rload rsave save set each over peach prior scan aj aj0 ajf ajf0 asof ej ij ijf lj ljf pj uj ujf wj wj1
    count cross cut enlist except fills first flip group in inter last mcount next prev raze reverse rotate sublist sv
    til union vs xprev all and any not or abs acos asin atan avg avgs ceiling cor cos cov deltas dev div ema exp floor
    inv log lsq mavg max maxs mdev med min mins mmax mmin mmu mod msum neg prd prds rand ratios reciprocal scov sdev
    signum sin sqrt sum sums svar tan var wavg within wsum xexp xlog attr null tables type view views fby asc bin binr
    desc differ distinct iasc idesc rank xbar xrank cols csv fkeys insert key keys meta ungroup upsert xasc xcol xcols
    xdesc xgroup xkey like lower ltrim md5 rtrim ss ssr string trim upper`

  test('every keyword of the reference card is known', () => expect(notOne('keyword', card)).toEqual([]))

  test('no keyword is seen in a longer name', () => {
    expect(notOne('name', card.replace(/\S+/g, '$&_1 $&Q q$& t.$& $&.a'))).toEqual([])
  })

  const words = {
    keyword: 'use',
    'keyword.control.q': 'if while do',
    query: 'select exec update delete from by where',
    implicit: 'x y z',
    'support.function.namespace.q': '.Q.gc .z.ps .z.p .h.hy .j.k .Q.dpft .q .m.a.b',
    'variable.other.namespace.q': '.my.name .a .upd .u.sub .hello.x .Qx',
    name: 'a selected fromage byte where2 iffy xs x1 x.y t.select a_b foo2_bar A',
  }
  test.each(Object.entries(words))('%s covers %s', (kind, list) => expect(notOne(kind, list)).toEqual([]))

  test.each<Row>([
    ['a query shows its words', 'exec a by b from c', 'exec query | a name | by query | b name | from query | c name'],
    [
      'a condition shows its words',
      'where a in .z.d',
      'where query | a name | in keyword | .z.d support.function.namespace.q',
    ],
    ['an underscore does not start a name', 'a _b', 'a name | _ operator | b name'],
    ['system takes a string', 'system"l f.q"', 'system keyword | "l f.q" string'],
    [
      'a function declares its parameters',
      '{[a;x] b}',
      '{ brace | [ bracket | a parameter | ; separator | x parameter | ] bracket | b name | } brace',
    ],
    ['a function may use implicit parameters', '{x+z}', '{ brace | x implicit | + operator | z implicit | } brace'],
    ['a function may declare no parameter', '{[] a}', '{ brace | [ bracket | ] bracket | a name | } brace'],
    [
      'parameters may stand on lines of their own',
      '{[a; / first\n  b]',
      '{ brace | [ bracket | a parameter | ; separator | / first comment | b parameter | ] bracket',
    ],
    [
      'the columns of a table are no parameters',
      '([]a:b)',
      '( paren | [ bracket | ] bracket | a name | : assignment | b name | ) paren',
    ],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})

describe('line starts', () => {
  test.each<Row>([
    ['a command takes an argument', '\\l file.q', '\\l command | file.q argument'],
    ['a path is no comment', '\\l /data/hdb', '\\l command | /data/hdb argument'],
    ['a comment may follow an argument', '\\d .ns / mine', '\\d command | .ns argument | / mine comment'],
    ['a comment may follow a bare command', '\\w  / memory', '\\w command | / memory comment'],
    ['a port is an argument', '\\p 5000', '\\p command | 5000 argument'],
    ['two backslashes quit', '\\\\', '\\\\ command'],
    ['what is timed is q', '\\ts:10 til 5 /x', '\\ts:10 command | til keyword | 5 long | /x comment'],
    ['a bare timer is a command', '\\t', '\\t command'],
    ['a longer word is not the timer', '\\touch a', '\\touch command | a argument'],
    ['a k line goes on as code', 'k)+/a', 'k) keyword.other.language.q | + operator | / iterator | a name'],
    [
      'a Python line is not read as q',
      "p)print('a') # x",
      "p) keyword.other.language.q | print('a') # x meta.embedded.line.python.q",
    ],
    ['a prefix inside a line is a name', ' k)', 'k name | ) paren'],
  ])('%s', (_, code, tokens) => expect(tokensOf(code)).toBe(tokens))
})
