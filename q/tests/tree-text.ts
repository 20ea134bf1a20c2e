import { kForm } from '../display/k-form.ts'
import type { LambdaNode } from '../syntax/ast.ts'
import { statementsTree } from '../syntax/parse-tree.ts'
import { parse } from '../syntax/parser.ts'
import { QError } from '../values/errors.ts'
import { Iterator, type IteratorName, Lambda, Primitive } from '../values/value.ts'

/** The parse tree of a source in one line, such as ``(+;`x;1)``; functions are shown by their names. */
export const treeText = (source: string): string => kForm(statementsTree(parse(source), { findVerb, compileLambda }))

/** The error of a source that cannot be parsed and its offset, such as `] at 3`. */
export function syntaxErrorOf(source: string): string {
  try {
    parse(source)
    return 'no error'
  } catch (error) {
    if (error instanceof QError) return `${error.message} at ${error.frames[0]?.offset}`
    throw error
  }
}

const nothing = () => {
  throw new Error('functions of this table are not called')
}

const words = new Set('in each neg count enlist flip max sum mod within select'.split(' '))

function findVerb(name: string) {
  if (/^['/\\]:?$/.test(name)) return new Iterator(name as IteratorName, nothing)
  return /^\.?[a-z]/i.test(name) && !words.has(name) ? undefined : new Primitive(name, 102, 2, 2, nothing)
}

const compileLambda = ({ source, parameters }: LambdaNode) =>
  new Lambda(source, (parameters ?? []).map(String), [], [], '.', nothing)
