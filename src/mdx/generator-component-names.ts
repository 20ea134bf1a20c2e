const names = [
  'Tabs',
  'TabItem',
  'Admonition',
  'Details',
  'CodeBlock',
  'DocCardList',
  'Exercise',
  'Answer',
  'ClearMyData',
  'OfflineDocs',
] as const

export type GeneratorComponentName = (typeof names)[number]

/**
 * The components that every site's `.mdx` files may use. The names are apart from the components, so that a command that renders
 * nothing need not load React.
 */
export const generatorComponentNames: ReadonlySet<string> = new Set(names)
