import { call } from '../evaluate/apply.ts'
import { locateError } from '../evaluate/locate-error.ts'
import type { ListNode, Node } from '../syntax/ast.ts'
import { emptyList } from '../values/construct.ts'
import { collapse } from '../values/items.ts'
import { QError } from '../values/q-error.ts'
import { Composition, Projection, type Value } from '../values/value.ts'
import { compileApply } from './compile-apply.ts'
import { compileAssign } from './compile-assign.ts'
import { compileBlock, compileControl, compileReturn, compileSignal } from './compile-control.ts'
import { compileLambda } from './compile-lambda.ts'
import { compileQuery } from './compile-query.ts'
import { compileDictionary, compileTable } from './compile-table.ts'
import { evaluateRightToLeft } from './evaluate-right-to-left.ts'
import { compileName } from './read-variable.ts'
import type { Code, Scope } from './scope.ts'

/** Turns a node into code. Arguments, like all else in q, are evaluated from right to left. */
export function compileNode(node: Node, scope: Scope): Code {
  switch (node.kind) {
    case 'constant': {
      const { value } = node
      return () => value
    }
    case 'name':
      return compileName(node.name, node.at, scope)
    case 'operator':
    case 'iterator':
      return compileVerb(node.name, node.at, scope)
    case 'derived': {
      const iterator = requireVerb(node.iterator, node.at, scope)
      const target = scope.compile(node.target)
      return frame => call(iterator, target(frame))
    }
    case 'compose': {
      const functions = node.functions.map(scope.compile)
      return frame => new Composition(functions.map(code => code(frame)))
    }
    case 'apply':
      return compileApply(node, scope)
    case 'list':
      return compileList(node, scope)
    case 'table':
      return compileTable(node, scope)
    case 'dictionary':
      return compileDictionary(node, scope)
    case 'assign':
      return compileAssign(node, scope)
    case 'lambda':
      return compileLambda(node, scope)
    case 'control':
      return compileControl(node, scope)
    case 'block':
      return compileBlock(node.body, scope)
    case 'return':
      return compileReturn(node, scope)
    case 'signal':
      return compileSignal(node, scope)
    case 'query':
      return compileQuery(node, scope)
    default:
      return node satisfies never
  }
}

function compileVerb(name: string, at: number, scope: Scope): Code {
  const verb = requireVerb(name, at, scope)
  return () => verb
}

function requireVerb(name: string, at: number, scope: Scope): Value {
  const verb = scope.findVerb(name)
  if (!verb) throw locateError(new QError('nyi'), scope, at)
  return verb
}

/** `(a;b)`; with items left out it is a projection of `enlist`. */
function compileList(node: ListNode, scope: Scope): Code {
  if (!node.items.length) return () => emptyList
  const items = node.items.map(item => item && scope.compile(item))
  const enlist = scope.findVerb('enlist')
  if (enlist && items.includes(undefined)) return frame => new Projection(enlist, evaluateRightToLeft(items, frame))
  return frame => collapse(evaluateRightToLeft(items, frame) as Value[])
}
