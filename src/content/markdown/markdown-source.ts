import type { SourceFile } from '../input/source-file.ts'

/** How the configuration says files are read. `detect`: `.md` as CommonMark, `.mdx` as MDX. */
export type MarkdownFormat = 'detect' | 'md' | 'mdx'

/** Markdown to be rendered: a file, and the text of it that is meant. */
export interface MarkdownSource {
  file: SourceFile
  body: string
  /** 1-based line of the file at which `body` starts. */
  bodyLine: number
  /** Whether it is read as CommonMark or as MDX. */
  format: 'md' | 'mdx'
}

export function resolveFormat(path: string, configured: MarkdownFormat): 'md' | 'mdx' {
  if (configured !== 'detect') return configured
  return path.endsWith('.mdx') ? 'mdx' : 'md'
}

/** `path:line` of the body's line with that 0-based index. */
export function locateLine({ file, bodyLine }: MarkdownSource, index: number): string {
  return `${file.path}:${bodyLine + index}`
}
