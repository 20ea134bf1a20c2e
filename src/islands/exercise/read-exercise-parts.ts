import type { Element, RootContent } from 'hast'
import { getTextContent, parseHtml } from '../../lib/html-tree.ts'

interface ExerciseParts {
  /** What the editor contains at first. */
  starter: string
  /** Whether the exercise has a block that checks answers. */
  hasCheck: boolean
}

/** Reads the hidden blocks in the HTML of a question; `src/content/code/render-code-block.ts` marks them. */
export function readExerciseParts(html: string): ExerciseParts {
  const figures = listFigures(parseHtml(html))
  const starters = figures.filter(({ properties }) => properties.dataStarter !== undefined)
  return {
    starter: starters.map(getTextContent).join('\n'),
    hasCheck: figures.some(({ properties }) => properties.dataCheck !== undefined),
  }
}

function listFigures(nodes: RootContent[]): Element[] {
  return nodes.flatMap(node => {
    if (node.type !== 'element') return []
    return node.tagName === 'figure' ? [node] : listFigures(node.children)
  })
}
