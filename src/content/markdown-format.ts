/** `detect`: `.md` is CommonMark, `.mdx` is MDX. `mdx`: both are MDX, as on most classic sites. */
export type MarkdownFormat = 'detect' | 'md' | 'mdx'

export function formatOf(path: string, wanted: MarkdownFormat): 'md' | 'mdx' {
  if (wanted !== 'detect') return wanted
  return path.endsWith('.mdx') ? 'mdx' : 'md'
}
