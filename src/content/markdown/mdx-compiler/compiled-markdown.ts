/** A Markdown file as HTML, or an MDX file as code that renders it. */
export type CompiledMarkdown = { kind: 'html'; html: string } | CompiledMdx

export interface CompiledMdx {
  kind: 'code'
  functionBody: string
  /** What its imported names refer to. */
  values: ReadonlyMap<string, MdxValue>
  /** Further names that its code may use: `frontMatter`, `toc`, `require`. */
  scope: Record<string, unknown>
}

/** What an imported name in an `.mdx` file refers to. */
export type MdxValue =
  /** A component of this site, by its name here. */
  | { kind: 'component'; name: string }
  /** An export of a Docusaurus module that this site provides. */
  | { kind: 'export'; from: string; imported: string }
  /** Another Markdown file, or a name that it exports. */
  | { kind: 'partial'; compiled: CompiledMarkdown; imported: string }
  /** An image that is used as a component. */
  | { kind: 'image'; src: string }
  | { kind: 'data'; value: unknown }
  /** A component that this site lacks; the page shows what is between its tags. */
  | { kind: 'unknown' }
