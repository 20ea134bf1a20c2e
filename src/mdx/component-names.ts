import { basename, dirname } from 'node:path'

/**
 * The name in MDX of an export, undefined for exports that are not components. `tick-diagram.tsx` with a default export, and
 * `export function TickDiagram` of any file -> `TickDiagram`; `price-chart/index.tsx` with a default export -> `PriceChart`.
 */
export function getComponentName(file: string, exported: string): string | undefined {
  if (exported !== 'default') return /^[A-Z]/.test(exported) ? exported : undefined
  const base = basename(file).replace(/\.\w+$/, '')
  return toPascalCase(base === 'index' ? basename(dirname(file)) : base)
}

/** `StudyTicks` -> `study-ticks`, the name of an island in the page. */
export function getIslandName(component: string): string {
  return component.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
}

function toPascalCase(words: string): string {
  return words.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d]?)/g, (_, letter: string) => letter.toUpperCase())
}
