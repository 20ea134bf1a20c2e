/** A fence of three or more backticks or tildes, also within lists and quotations. */
const fenceLine = /^\s*(?:[-*+]\s+|>\s*|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/

/** Returns a function to call with each line in turn: it returns whether the line belongs to a code block or is a fence. */
export function createFenceTracker(): (line: string) => boolean {
  let openFence: string | undefined
  return line => {
    const [, fence, rest = ''] = fenceLine.exec(line) ?? []
    if (openFence) {
      if (fence?.startsWith(openFence) && rest.trim() === '') openFence = undefined
      return true
    }
    // A line of text may start with ```inline code```.
    if (!fence || (fence.startsWith('`') && rest.includes('`'))) return false
    openFence = fence
    return true
  }
}

// The first word of a fence, also within lists and quotations, and the `language` of a `<CodeBlock>`.
const languages =
  /^\s*(?:[-*+]\s+|>\s*|\d+[.)]\s+)*(?:`{3,}|~{3,})[ \t]*([\w+#-]+)|<CodeBlock[^>]*\slanguage=["']([^"']+)/gm

/** The languages of all code blocks in `body`, for the highlighter to load. The list may contain some that no block has. */
export function listFenceLanguages(body: string): string[] {
  return [...body.matchAll(languages)].map(([, fenceLanguage, componentLanguage]) =>
    (fenceLanguage ?? componentLanguage ?? '').toLowerCase(),
  )
}
