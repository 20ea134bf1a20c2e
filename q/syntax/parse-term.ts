import { nil } from '../values/nil.ts'
import type { IteratorName, Value } from '../values/value.ts'
import type { Apply, Node } from './ast.ts'
import type { Cursor, Phrase } from './cursor.ts'
import { parseLambda } from './parse-lambda.ts'
import { parseParentheses } from './parse-parentheses.ts'
import { isQueryWord, parseQuery } from './parse-query.ts'
import { syntaxError } from './syntax-error.ts'
import type { Token } from './token.ts'

/** Reads one term with the arguments in brackets and the iterators that follow it: `x`, `f[1;2]`, `+/`, `{x}'[y]`. */
export function parseTerm(cursor: Cursor): Phrase {
  let phrase = parseBase(cursor)
  for (;;) {
    const token = cursor.peek()
    if (token?.kind === 'iterator' && !token.isSpaced) {
      cursor.takeToken()
      phrase = verb({
        kind: 'derived',
        at: cursor.at(token),
        iterator: token.text as IteratorName,
        target: phrase.node,
      })
    } else if (token?.text === '[' && token.kind === 'open') {
      phrase = noun(applyBrackets(cursor, phrase.node))
    } else return phrase
  }
}

const noun = (node: Node): Phrase => ({ node, isVerb: false, isOpen: false })
const verb = (node: Node): Phrase => ({ node, isVerb: true, isOpen: false })

function applyBrackets(cursor: Cursor, target: Node): Node {
  const args = cursor.items(cursor.takeToken())
  const { at } = target
  if (target.kind === 'operator' && target.name === '$' && args.length > 2)
    return { kind: 'control', at, word: '$', args }
  if (target.kind === 'operator' && target.name === ':') return { kind: 'control', at, word: ':', args }
  if (target.kind === 'name' && isControlWord(target.name)) return { kind: 'control', at, word: target.name, args }
  const apply: Apply = { kind: 'apply', at: placeOf(target), target, args, form: 'brackets' }
  return apply
}

const isControlWord = (name: string) => name === 'if' || name === 'do' || name === 'while'

const placeOf = (node: Node): number => (node.kind === 'derived' ? placeOf(node.target) : node.at)

function parseBase(cursor: Cursor): Phrase {
  const token = cursor.takeToken()
  const at = cursor.at(token)
  switch (token.kind) {
    case 'number':
    case 'string':
    case 'symbol':
      return noun({ kind: 'constant', at, value: token.value as Value })
    case 'name':
      return parseName(cursor, token)
    case 'operator':
      return parseOperator(cursor, token)
    case 'iterator':
      // `count \a` does not run a command: only a line that starts with a backslash does.
      if (token.text === '\\' && !cursor.isAtEnd && cursor.peek()?.text !== '[')
        throw syntaxError(token.text, cursor.source, token.start)
      return noun({ kind: 'iterator', at, name: token.text as IteratorName })
    case 'open':
      return noun(parseOpen(cursor, token))
    default:
      throw syntaxError(token.text, cursor.source, token.start)
  }
}

function parseName(cursor: Cursor, token: Token): Phrase {
  if (isQueryWord(token.text)) return noun(parseQuery(cursor, token))
  return {
    node: { kind: 'name', at: cursor.at(token), name: token.text },
    isVerb: cursor.rules.isInfixWord(token.text),
    isOpen: false,
  }
}

/** `+`, or with a colon that touches it the unary form `+:`. `::` is the null. */
function parseOperator(cursor: Cursor, token: Token): Phrase {
  const at = cursor.at(token)
  if (token.text === '::') return noun({ kind: 'constant', at, value: nil })
  const next = cursor.peek()
  const isUnary = token.text !== ':' && next?.text === ':' && next.kind === 'operator' && !next.isSpaced
  return verb({ kind: 'operator', at, name: isUnary ? token.text + cursor.takeToken().text : token.text })
}

function parseOpen(cursor: Cursor, open: Token): Node {
  if (open.text === '{') return parseLambda(cursor, open)
  if (open.text === '(') return parseParentheses(cursor, open)
  return { kind: 'block', at: cursor.at(open), body: cursor.items(open) }
}
