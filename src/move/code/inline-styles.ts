// Styles that components write inline become classes: the security policy of a published page allows no `style=`.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type ESTree, parseSync, Visitor } from 'vite'
import { lineAt, unescapeHtml } from '../../lib/text.ts'
import { isDocusaurus } from './code-modules.ts'

export const inlineStylesFile = 'src/css/inline-styles.css'

/** The rules of all styles that became classes. Equal declarations share a class. */
export interface InlineStyleRules {
  /** The class for declarations such as `color: teal`. */
  classFor: (declarations: string[]) => string
  /** Empty without rules. */
  css: () => string
}

export function createInlineStyleRules(): InlineStyleRules {
  const nameByBlock = new Map<string, string>()
  return {
    classFor(declarations) {
      const block = declarations.map(declaration => `  ${declaration} !important;\n`).join('')
      const name = nameByBlock.get(block) ?? `inline-${nameByBlock.size + 1}`
      nameByBlock.set(block, name)
      return name
    },
    css() {
      const rules = [...nameByBlock].map(([block, name]) => `\n.${name} {\n${block}}\n`)
      if (rules.length === 0) return ''
      return `/* These styles were written inline, where they override all others. !important keeps that. */\n${rules.join('')}`
    },
  }
}

interface ReplacedStyles {
  code: string
  /** The lines of the styles that became classes. */
  replaced: number[]
  /** The lines of those that stay as they are: a stylesheet cannot hold their values, or they are known only at run time. */
  left: number[]
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Replaces `style={{ color: 'teal' }}` by a class in elements of HTML and Docusaurus. Code that does not parse stays as it is. */
export function replaceInlineStyles(file: string, code: string, rules: InlineStyleRules): ReplacedStyles {
  const { errors, program, module } = parseSync(file, code, { lang: 'tsx' })
  const replaced: number[] = []
  const left: number[] = []
  if (errors.length > 0) return { code, replaced, left }
  const imports = module.staticImports.filter(({ moduleRequest }) => isDocusaurus(moduleRequest.value))
  const docusaurusNames = new Set(imports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)))
  const edits: Edit[] = []
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const style = findAttribute(attributes, 'style')
      // Other components may do anything with a style.
      if (!style || name.type !== 'JSXIdentifier' || !(/^[a-z]/.test(name.name) || docusaurusNames.has(name.name)))
        return
      const declarations = attributes.every(({ type }) => type === 'JSXAttribute') ? readDeclarations(style) : undefined
      if (declarations) edits.push(...replaceByClass(style, attributes, code, rules.classFor(declarations)))
      const lines = declarations ? replaced : left
      lines.push(lineAt(code, style.start))
    },
  }).visit(program)
  let result = code
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end)
  return { code: result, replaced, left }
}

function findAttribute(attributes: ESTree.JSXAttributeItem[], wanted: string): ESTree.JSXAttribute | undefined {
  return attributes.find(
    (attribute): attribute is ESTree.JSXAttribute =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' && attribute.name.name === wanted,
  )
}

/** Undefined unless the code contains all names and values, and a stylesheet can hold them at any address. */
function readDeclarations({ value }: ESTree.JSXAttribute): string[] | undefined {
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'ObjectExpression') return undefined
  const declarations: string[] = []
  for (const property of value.expression.properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const name = property.key.type === 'Identifier' ? property.key.name : readConstant(property.key)
    const constant = readConstant(property.value)
    if (name === undefined || constant === undefined || /[{}!]|\burl\(/.test(String(constant))) return undefined
    declarations.push(...writeDeclaration(String(name), constant))
  }
  return declarations
}

function readConstant(node: ESTree.Node): string | number | undefined {
  if (node.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'number')) return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined
  if (node.type !== 'UnaryExpression' || node.operator !== '-') return undefined
  const number = readConstant(node.argument)
  return typeof number === 'number' ? -number : undefined
}

/** `('marginTop', 8)` -> `['margin-top: 8px']`, as React writes it; empty for a value that it leaves out. */
function writeDeclaration(name: string, value: string | number): string[] {
  const html = renderToStaticMarkup(createElement('p', { style: { [name]: value } }))
  const [, declaration] = /style="([^"]*)"/.exec(html) ?? []
  return declaration === undefined ? [] : [unescapeHtml(declaration).replace(':', ': ')]
}

/** Removes the style and adds its class to those of the element. */
function replaceByClass(
  style: ESTree.JSXAttribute,
  attributes: ESTree.JSXAttributeItem[],
  code: string,
  name: string,
): Edit[] {
  const classes = findAttribute(attributes, 'className')
  const value = classes?.value
  if (!classes || !value) return [{ start: style.start, end: style.end, text: `className="${name}"` }]
  const removed = { start: code.slice(0, style.start).trimEnd().length, end: style.end, text: '' }
  const { start, end } = classes
  if (value.type === 'Literal') return [removed, { start: end - 1, end: end - 1, text: ` ${name}` }]
  const expression = code.slice(value.start + 1, value.end - 1)
  return [removed, { start, end, text: `className={[${expression}, '${name}'].filter(Boolean).join(' ')}` }]
}
