// satteri is young, so its output is held against MDX 3 (compiled with the same features) on every file of the content.
import { evaluate } from '@mdx-js/mdx'
import { createElement, Fragment, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { markdownToJs, mdxToJs } from 'satteri'
import { expect, test } from 'vitest'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { rewriteDocusaurusSyntax } from '../../src/content/markdown/docusaurus-syntax.ts'
import { generatorComponentNames } from '../../src/mdx/generator-component-names.ts'
import { componentsOfThisSite } from '../support/components-of-this-site.ts'
import { repository } from '../support/run-tickwise.ts'

// Both give components their children alone: what a component paints is not Markdown’s business.
const componentNames = [...generatorComponentNames, ...componentsOfThisSite.keys()]
const named = Object.fromEntries(componentNames.map(name => [name, Passing]))

const files = listFiles(repository, 'content').filter(path => /\.mdx?$/.test(path))

test(`satteri and MDX 3 make the same HTML of all ${files.length} content files`, async () => {
  expect(files.length).toBeGreaterThan(70)
  const different: string[] = []
  for (const path of files) {
    const format = path.endsWith('.mdx') ? 'mdx' : 'md'
    const body = bodyOf(path, format)
    if (normalise(await withMdx(body, format)) !== normalise(withSatteri(body, format))) different.push(path)
  }
  expect(different).toEqual([])
})

test('a difference is seen: the comparison is not blind', async () => {
  expect(normalise(await withMdx('a *b*', 'md'))).not.toBe(normalise(withSatteri('a **b**', 'md')))
})

function bodyOf(path: string, format: 'md' | 'mdx'): string {
  const { text } = readSource(repository, path)
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '')
  return rewriteDocusaurusSyntax({ file: { path, text }, body, bodyLine: 1, format }, () => {}).text
}

function withSatteri(body: string, format: 'md' | 'mdx'): string {
  const options = { outputFormat: 'function-body', features: { directive: false } } as const
  const { code } = format === 'mdx' ? mdxToJs(body, options) : markdownToJs(body, options)
  return render(new Function(code)(runtime).default)
}

async function withMdx(body: string, format: 'md' | 'mdx'): Promise<string> {
  const { default: Content } = await evaluate(body, { ...runtime, Fragment, format, remarkPlugins: [remarkGfm] })
  return render(Content as (props: object) => ReactNode)
}

function render(Content: (props: object) => ReactNode): string {
  return renderToStaticMarkup(
    createElement(Content as (props: { components: object }) => ReactNode, { components: named }),
  )
}

/** Order of attributes and blank lines between blocks are not compared. */
function normalise(html: string): string {
  return html
    .replace(/<(\w+)((?:\s[^<>]*?)?)(\/?)>/g, (_, name: string, attributes: string, end: string) => {
      const sorted = [...attributes.matchAll(/[\w-]+(?:="[^"]*")?/g)].map(([attribute]) => attribute).sort()
      return `<${[name, ...sorted].join(' ')}${end}>`
    })
    .replace(/>\s+</g, '><')
    .trim()
}

function Passing({ children }: { children?: ReactNode }): ReactNode {
  return createElement(Fragment, null, children)
}
