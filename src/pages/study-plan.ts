import type { Element, RootContent } from 'hast'
import { parseHtml } from '../outputs/html-tree.ts'

/** The list of tasks that a page lets its readers tick off. */
export type StudyPlan = { name: string; tasks: number }

/** The study plan in a page's HTML; undefined where it has none. */
export function studyPlanOf(html: string): StudyPlan | undefined {
  if (!html.includes('<x-island name="study-ticks"')) return undefined
  const island = islandsIn(parseHtml(html)).find(({ properties }) => properties.name === 'study-ticks')
  const { plan } = JSON.parse(String(island?.properties.dataProps)) as { plan: string }
  return { name: plan, tasks: countTasks(island?.children ?? []) }
}

function islandsIn(nodes: RootContent[]): Element[] {
  return elementsOf(nodes).flatMap(node => (node.tagName === 'x-island' ? [node] : islandsIn(node.children)))
}

function countTasks(nodes: RootContent[]): number {
  return elementsOf(nodes).reduce((sum, node) => sum + (node.tagName === 'input' ? 1 : countTasks(node.children)), 0)
}

function elementsOf(nodes: RootContent[]): Element[] {
  return nodes.filter(node => node.type === 'element')
}
