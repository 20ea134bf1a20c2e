import type { LanguageRegistration } from 'shiki/core'

type Rule = LanguageRegistration['patterns'][number]

// The words of the reference card, https://code.kx.com/q/ref/, but for control and query words, which have scopes of their
// own, and with `use` of KDB-X, https://code.kx.com/q/ref/dotm/.
const keywords = `
  abs acos aj aj0 ajf ajf0 all and any asc asin asof atan attr avg avgs bin binr ceiling cols cor cos count cov cross
  csv cut deltas desc dev differ distinct div dsave each ej ema enlist eval except exit exp fby fills first fkeys flip
  floor get getenv group gtime hclose hcount hdel hopen hsym iasc idesc ij ijf in insert inter inv key keys last like
  lj ljf load log lower lsq ltime ltrim mavg max maxs mcount md5 mdev med meta min mins mmax mmin mmu mod msum neg next
  not null or over parse peach pj prd prds prev prior rand rank ratios raze read0 read1 reciprocal reval reverse rload
  rotate rsave rtrim save scan scov sdev set setenv show signum sin sqrt ss ssr string sublist sum sums sv svar system
  tables tan til trim type uj ujf ungroup union upper upsert use value var view views vs wavg within wj wj1 wsum xasc
  xbar xcol xcols xdesc xexp xgroup xkey xlog xprev xrank`

const name = '[A-Za-z][A-Za-z0-9_]*'
const path = `${name}(?:\\.${name})*`
const wordEnd = '(?!\\.?[A-Za-z0-9_])'
const literalEnd = '(?![A-Za-z0-9])'
// A minus belongs to the number that follows unless a noun ends right before it: https://code.kx.com/q/basics/syntax/#spaces
const minus = '(?<![A-Za-z0-9.)\\]"`])-'
const sign = `(?:${minus})?`
const date = '[0-9]{4}\\.[0-9]{2}\\.[0-9]{2}'
const hours = '[0-9]{2}(?::[0-9]{2}(?::[0-9]{2}(?:\\.[0-9]*)?)?)?'
const seconds = '[0-9]+:[0-9]{2}:[0-9]{2}'
const decimal = '(?:[0-9]+\\.[0-9]*|\\.[0-9]+)'
const exponent = 'e[-+]?[0-9]+'
const glyph = '(?:[<>]=|<>|[-+*%!&|^=<>~,#_$?@.])'

const symbol: Rule = { match: '`[A-Za-z0-9_.]*(?::[A-Za-z0-9_.:/]*)?', name: 'constant.other.symbol.q' }

const lineComment: Rule = { match: '(?<![^ \\t])/.*', name: 'comment.line.q' }

const blockComments: Rule[] = [
  { begin: '^/[ \\t]*$', end: '^\\\\[ \\t]*$', name: 'comment.block.q' },
  { begin: '^\\\\[ \\t]*$', end: '(?!)', name: 'comment.block.q' },
]

const string: Rule = {
  begin: '"',
  end: '"',
  name: 'string.quoted.double.q',
  patterns: [
    { match: '\\\\(?:[nrt"\\\\/]|[0-7]{3})', name: 'constant.character.escape.q' },
    { match: '\\\\.', name: 'invalid.illegal.escape.q' },
  ],
}

const linePrefixes: Rule[] = [
  // \t and \ts time an expression, so the rest of their line is q.
  { match: '^\\\\ts?(?::[0-9]+)?(?![^ \\t\\n])', name: 'keyword.other.command.q' },
  // A path may open with a slash, so here a comment needs white space on both sides of its slash.
  {
    match: '^(\\\\[^ \\t\\n]+)(?:[ \\t]+(?!/[ \\t])(.*?))?(?=[ \\t]+/[ \\t]|[ \\t]*$)',
    captures: { 1: { name: 'keyword.other.command.q' }, 2: { name: 'string.unquoted.argument.q' } },
  },
  { match: '^k\\)', name: 'keyword.other.language.q' },
  {
    match: '^(p\\))(.*)',
    captures: { 1: { name: 'keyword.other.language.q' }, 2: { name: 'meta.embedded.line.python.q' } },
  },
]

const parameters: Rule = {
  begin: '(\\{)[ \\t]*(\\[)',
  beginCaptures: { 1: { name: 'punctuation.section.braces.q' }, 2: { name: 'punctuation.section.brackets.q' } },
  end: '\\]',
  endCaptures: { 0: { name: 'punctuation.section.brackets.q' } },
  patterns: [
    lineComment,
    symbol,
    { match: name, name: 'variable.parameter.q' },
    { match: ';', name: 'punctuation.separator.q' },
  ],
}

const literals = firstOf(
  [
    ['support.function.internal.q', `0N!|${minus}[0-9]+!`],
    ['keyword.operator.q', '[0-2]::?(?![:0-9])'],
    ['constant.language.null.q', `0(?:N[c-jmnptuvz]?|n)${literalEnd}`],
    ['constant.language.infinity.q', `${sign}0[Ww][d-fh-jmnptuvz]?${literalEnd}`],
    ['constant.numeric.boolean.q', `[01]+b${literalEnd}`],
    ['constant.numeric.byte.q', '0x[0-9A-Fa-f]*'],
    ['constant.numeric.timestamp.q', `${date}D(?:${hours})?|[0-9]+p${literalEnd}`],
    ['constant.numeric.datetime.q', `${date}T(?:${hours})?|[0-9]+z${literalEnd}`],
    ['constant.numeric.date.q', `${date}|[0-9]+d${literalEnd}`],
    ['constant.numeric.month.q', `[0-9]{4}\\.[0-9]{2}m|[0-9]+m${literalEnd}`],
    ['constant.numeric.timespan.q', `${sign}(?:[0-9]+D(?:${hours})?|${seconds}\\.[0-9]{4,}|[0-9]+n${literalEnd})`],
    ['constant.numeric.time.q', `${sign}(?:${seconds}\\.[0-9]*|[0-9]+t${literalEnd})`],
    ['constant.numeric.second.q', `${sign}(?:${seconds}|[0-9]+v${literalEnd})`],
    ['constant.numeric.minute.q', `${sign}(?:[0-9]+:[0-9]{2}|[0-9]+u${literalEnd})`],
    ['constant.numeric.real.q', `${sign}(?:${decimal}|[0-9]+)(?:${exponent})?e${literalEnd}(?![-+][0-9])`],
    [
      'constant.numeric.float.q',
      `${sign}(?:(?:${decimal}(?:${exponent})?|[0-9]+${exponent})(?:f${literalEnd})?|[0-9]+f${literalEnd})`,
    ],
    ['constant.numeric.short.q', `${sign}[0-9]+h${literalEnd}`],
    ['constant.numeric.int.q', `${sign}[0-9]+i${literalEnd}`],
    ['constant.numeric.long.q', `${sign}[0-9]+(?:j${literalEnd})?`],
  ],
  '(?=-?\\.?[0-9])',
)

const words = firstOf([
  ['keyword.control.q', `(?:if|while|do)${wordEnd}`],
  ['keyword.other.query.q', `(?:select|exec|update|delete|from|by|where)${wordEnd}`],
  ['support.function.q', `(?:${keywords.trim().split(/\s+/).join('|')})${wordEnd}`],
  ['variable.language.implicit.q', `[xyz]${wordEnd}`],
  ['support.function.namespace.q', `\\.[hjmoQqsz](?:\\.${name})*${wordEnd}`],
  ['variable.other.namespace.q', `\\.${path}`],
  ['variable.other.q', path],
])

const operators = firstOf([
  ['keyword.operator.iterator.q', "[/\\\\']:?"],
  // Before a closing bracket or an iterator, a colon belongs to the name of a function: (::), (#:)'
  ['keyword.operator.assignment.q', `${glyph}?::?(?![:'/\\\\]|[ \\t]*[)\\];}])`],
  ['keyword.operator.q', `${glyph}:?|::?`],
])

const punctuation = firstOf([
  ['punctuation.section.braces.q', '[{}]'],
  ['punctuation.section.brackets.q', '[\\[\\]]'],
  ['punctuation.section.parens.q', '[()]'],
  ['punctuation.separator.q', ';'],
])

/**
 * The grammar of q scripts, for Shiki with its JavaScript regex engine. Prompts and output of console sessions are not
 * known to it: see render-code-block.ts.
 */
export const qGrammar: LanguageRegistration = {
  name: 'q',
  scopeName: 'source.q',
  repository: {},
  patterns: [
    ...blockComments,
    ...linePrefixes,
    lineComment,
    words,
    string,
    symbol,
    parameters,
    literals,
    operators,
    punctuation,
  ],
}

/**
 * One rule for many kinds of token, of which the first that matches wins: the scanner runs every rule over every line, so
 * a few wide rules are faster than many narrow ones. `ahead` is a cheap look at the next characters, without which each
 * kind would be tried at every place.
 */
function firstOf(kinds: [scope: string, pattern: string][], ahead = ''): Rule {
  return {
    match: `${ahead}(?:${kinds.map(([, pattern]) => `(${pattern})`).join('|')})`,
    captures: Object.fromEntries(kinds.map(([scope], index) => [index + 1, { name: scope }])),
  }
}
