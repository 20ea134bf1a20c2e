// The first word of a fence, also within lists and quotations, and the `language` of a `<CodeBlock>`.
const languages = /^\s*(?:[-*+]\s+|>\s*|\d+[.)]\s+)*(?:`{3,}|~{3,})([\w+#-]+)|<CodeBlock[^>]*\slanguage=["']([^"']+)/gm

/** The languages of all code blocks in `body`, for the highlighter to load. The list may contain some that no block has. */
export function listFenceLanguages(body: string): string[] {
  return [...body.matchAll(languages)].map(([, ofFence, ofComponent]) => (ofFence ?? ofComponent ?? '').toLowerCase())
}
