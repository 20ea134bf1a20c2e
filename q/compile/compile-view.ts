import type { View } from '../evaluate/views.ts'
import type { Assign, Node } from '../syntax/ast.ts'
import { statementsTree } from '../syntax/parse-tree.ts'
import { tokenize } from '../syntax/tokenize.ts'
import { nil } from '../values/nil.ts'
import { compileBlock } from './compile-control.ts'
import { listNames } from './list-names.ts'
import { type Code, cellOf, type Scope } from './scope.ts'
import { treeOptions } from './tree-options.ts'

/** The assignment that a view starts with, as in `v::a;b;a+b`; undefined where the statements begin otherwise. */
export function findView([first]: readonly (Node | undefined)[]): Assign | undefined {
  if (first?.kind !== 'assign' || !first.isGlobal || first.index || first.verb) return undefined
  return first.target.kind === 'name' ? first : undefined
}

/** `v::expression` at top level: a view, computed when it is read. It takes all statements of its input. */
export function compileView({ target, value }: Assign, others: readonly (Node | undefined)[], scope: Scope): Code {
  const body = [value, ...others]
  const cell = cellOf(scope, target.kind === 'name' ? target.name : '')
  const run = compileBlock(body, scope)
  const names = listNames(body).outsideQueries.filter(name => !scope.findVerb(name))
  return () => {
    cell.value = undefined
    cell.version++
    cell.view = {
      source: textOfView(scope.source),
      tree: statementsTree(body, treeOptions(scope)),
      compute: () => run({ locals: [], returned: undefined }),
      names,
      dependencies: names.map(name => cellOf(scope, name)),
      seen: undefined,
      isComputing: false,
    } satisfies View
    return nil
  }
}

/** What stands after `::`, without a comment at the end. */
function textOfView(source: string): string {
  const tokens = tokenize(source).filter(({ kind }) => kind !== 'comment')
  const start = tokens.find(({ text }) => text === '::')?.end ?? 0
  return source.slice(start, tokens.at(-1)?.end).trim()
}
