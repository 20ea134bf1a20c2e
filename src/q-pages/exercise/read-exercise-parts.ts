import type { Element, RootContent } from 'hast'
import { getTextContent, parseHtml } from '../../lib/html-tree.ts'

interface ExerciseParts {
  /** What the editor contains at first. */
  starter: string
  /** Whether the exercise has a block that checks answers. */
  hasCheck: boolean
}

/** Reads the hidden blocks in the HTML of a question; `src/q-pages/fence/fence-renderer.ts` marks them. */
export function readExerciseParts(html: string): ExerciseParts {
  const parts = listHiddenParts(parseHtml(html))
  const starters = parts.filter(({ properties }) => properties.dataStarter !== undefined)
  return {
    starter: starters.map(getTextContent).join('\n'),
    hasCheck: parts.some(({ properties }) => properties.dataCheck !== undefined),
  }
}

function listHiddenParts(nodes: RootContent[]): Element[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return []
    return node.tagName === 'pre' ? [node] : listHiddenParts(node.children)
  })
}
