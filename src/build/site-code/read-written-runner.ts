import { readFileSync } from 'node:fs'
import type { ESTree } from 'vite'
import { parseModule } from './scan-module.ts'

/**
 * The key `runner` of a configuration, read without running it: `export default defineSite({ runner: { errors: '/errors' } })`
 * -> `{ errors: '/errors' }`. Values that are not written as text are left out.
 */
export function readWrittenRunner(file: string): Record<string, string> {
  const parsed = parseModule(file, readFileSync(file, 'utf8'), 'ts')
  const exported = parsed?.program.body.find(statement => statement.type === 'ExportDefaultDeclaration')?.declaration
  const config = exported?.type === 'CallExpression' ? exported.arguments[0] : exported
  const runner = listProperties(config).find(([key]) => key === 'runner')?.[1]
  return Object.fromEntries(
    listProperties(runner).flatMap(([key, value]) => (isText(value) ? [[key, value.value]] : [])),
  )
}

function listProperties(node: ESTree.Node | undefined): [key: string, value: ESTree.Node][] {
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap(property => {
    if (property.type !== 'Property' || property.computed) return []
    const { key, value } = property
    if (key.type === 'Identifier') return [[key.name, value]]
    return isText(key) ? [[key.value, value]] : []
  })
}

const isText = (node: ESTree.Node): node is ESTree.StringLiteral =>
  node.type === 'Literal' && typeof node.value === 'string'
