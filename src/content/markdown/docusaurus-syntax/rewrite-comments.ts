/** Keeps track of the HTML comments of a body; `rewrite` is called with each line outside code blocks in turn. */
export interface CommentRewriter {
  /** Whether the lines so far end within a comment. */
  isOpen: () => boolean
  /** The line as the Markdown processor is to read it. */
  rewrite: (line: string) => string
}

/** HTML comments are valid in CommonMark, so they stay; whatever looks like Docusaurus syntax within one is left alone. */
export function createMdCommentRewriter(): CommentRewriter {
  let isOpen = false
  return {
    isOpen: () => isOpen,
    rewrite(line) {
      if (isOpen || /^\s*<!--/.test(line)) isOpen = !line.includes('-->')
      return line
    },
  }
}

// MDX has no HTML comments: `<!-- remark -->` becomes `{/* remark */}`, except within inline code.
export function createMdxCommentRewriter(): CommentRewriter {
  let isOpen = false
  return { isOpen: () => isOpen, rewrite: line => (isOpen ? rewriteOpen(line) : rewriteClosed(line)) }

  function rewriteOpen(line: string): string {
    const end = line.indexOf('-->')
    isOpen = end < 0
    return end < 0 ? escapeEnd(line) : `${escapeEnd(line.slice(0, end))}*/}${line.slice(end + 3)}`
  }

  function rewriteClosed(line: string): string {
    const rewritten = line.replace(/(`+)[^`].*?\1|<!--(.*?)-->/g, (whole, code?: string, comment = '') =>
      code ? whole : `{/*${escapeEnd(comment)}*/}`,
    )
    // Everything up to a `<!--` that is left, which is not within inline code.
    const opening = /^(?:[^`]|`[^`]*`)*?<!--/.exec(rewritten)?.[0]
    if (opening === undefined) return rewritten
    isOpen = true
    return `${opening.slice(0, -'<!--'.length)}{/*${escapeEnd(rewritten.slice(opening.length))}`
  }
}

// A `*/` in the text would end the MDX comment around it.
function escapeEnd(comment: string): string {
  return comment.replaceAll('*/', '* /')
}
