// What a Markdown file of a Docusaurus site uses: components, imports, and what Tickwise does otherwise or lacks.
import { createFenceTracker } from '../../content/code/fences.ts'
import type { SourceFile } from '../../content/input/source-file.ts'
import { skipFrontMatter } from '../../content/input/yaml.ts'
import { isValidMdx } from '../../content/markdown/compile-markdown.ts'
import { type MdxImport, readMdxImports } from '../../content/markdown/mdx-imports.ts'
import type { PlannedFile } from '../file-plan.ts'
import type { AddFinding } from '../report.ts'

export interface ScannedMarkdown {
  imports: MdxImport[]
  /** Components that the text uses, by the line of their first use. */
  components: Map<string, number>
  /** Names that the file declares itself: `export const Note = …`. */
  declared: Set<string>
  /** Whether it has imports, components or expressions, which only MDX runs. */
  usesMdx: boolean
  isValidMdx: boolean
  /** Hosts of frames, and of images and media, that the security policy does not allow by itself. */
  hosts: Set<string>
}

/** A Markdown file of the new site. */
export interface MovedMarkdown {
  file: PlannedFile
  /** In the site that moves, for the places of findings. */
  path: string
  text: string
  scan: ScannedMarkdown
}

/** `path` is that in the site that moves, for the places of findings. */
export function scanMarkdown(file: SourceFile, add: AddFinding): ScannedMarkdown {
  const { body, bodyLine } = skipFrontMatter(file)
  const lines = body.split('\n')
  const isCode = createFenceTracker()
  const imports: MdxImport[] = []
  const components = new Map<string, number>()
  const declared = new Set<string>()
  const hosts = new Set<string>()
  let usesExpressions = false
  let endOfImport = 0
  let wasCode = false
  lines.forEach((line, index) => {
    const where = `${file.path}:${bodyLine + index}`
    const isInCode = isCode(line)
    if (isInCode && !wasCode) reportFence(line, where, add)
    wasCode = isInCode
    if (isInCode || index < endOfImport) return
    const found = readMdxImports(lines, index)
    if (found) {
      imports.push(...found.statements.map(statement => ({ ...statement, line: bodyLine + index })))
      endOfImport = index + found.length
      return
    }
    const text = line.replace(/(`+)[^`].*?\1/g, '')
    for (const [, name = ''] of text.matchAll(/<([A-Z]\w*)(?=[\s/>.]|$)/g))
      if (!components.has(name)) components.set(name, bodyLine + index)
    for (const [, name = ''] of line.matchAll(/^export\s+(?:default\s+)?(?:const|let|var|function|class)\s+([\w$]+)/g))
      declared.add(name)
    if (/^export\s|\{(?!#|\/\*)[^{}]*\}|\b(?:className|style)=\{/.test(text.replace(/^#.*\{#[^}]*\}\s*$/, '')))
      usesExpressions = true
    for (const host of listForeignMedia(text)) hosts.add(host)
    reportLine(text, where, add)
  })
  const usesMdx = imports.length > 0 || components.size > 0 || usesExpressions
  return {
    ...{ imports, components, declared, hosts, usesMdx },
    isValidMdx: isValidMdx({ file, body, bodyLine, format: 'mdx' }),
  }
}

function reportFence(line: string, where: string, add: AddFinding) {
  const info = line.replace(/^\s*[`~]+\s*/, '')
  if (/^mermaid\b/.test(info))
    add({
      kind: 'cannot',
      where,
      what: 'Mermaid diagrams are not drawn; the page shows their code.',
      remedy: 'Draw the diagram as a component, or save it as an SVG image.',
    })
  if (/\blive\b/.test(info.replace(/title=(["']).*?\1/, '')))
    add({ kind: 'differs', where, what: 'A live code block cannot be edited.', remedy: 'It is shown as code.' })
  if (/\bnpm2yarn\b/.test(info))
    add({
      kind: 'differs',
      where,
      what: '`npm2yarn` has no effect.',
      remedy: 'The block shows the command as it is written.',
    })
}

function reportLine(text: string, where: string, add: AddFinding) {
  if (/^\s*\$\$/.test(text) || /\$[^$\s]*\\[a-z]+[^$]*\$/.test(text))
    add({
      kind: 'cannot',
      where,
      what: 'Formulas are not typeset; the page shows their source.',
      remedy: 'Write them in words or code, or save them as images.',
    })
  if (requiredCode.test(text))
    add({
      kind: 'cannot',
      where,
      what: '`require` finds no code here, only images, data and text.',
      remedy: 'Write what the page needs as a component.',
    })
  if (/^\s*<(?:head|Head)>/.test(text))
    add({
      kind: 'differs',
      where,
      what: '`<head>` in a page has no effect.',
      remedy: 'The head is made from `title`, `description`, `keywords` and `image` of the front matter.',
    })
}

/** `require` works for images, data and text; code has to be a component. */
const requiredCode =
  /\brequire\(\s*['"](?!.*\.(?:png|jpe?g|gif|webp|avif|svg|ico|pdf|json|mp[34]|webm|zip)\b)(?!!*raw-loader!)[^'"]+['"]/

/** `<iframe src="https://host/…">`, `<img>`, `<video>` and `![](https://host/a.png)`: the hosts. */
export function listForeignMedia(text: string): string[] {
  const tags = text.matchAll(/<(?:iframe|img|video|audio|source|embed)\b[^>]*\bsrc=["'](?:https?:)?\/\/([^/"'?#]+)/gi)
  const images = text.matchAll(/!\[[^\]]*\]\(\s*<?https?:\/\/([^/)\s?#>]+)/g)
  return [...tags, ...images].map(([, host = '']) => host)
}
