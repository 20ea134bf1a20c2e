import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Our version of a Docusaurus module: `@theme/CodeBlock` -> `src/docusaurus/code-block.tsx`; undefined if we have none. */
export function resolveDocusaurusImport(source: string, generator: string): string | undefined {
  const name = /^@(?:theme|docusaurus)\/([\w-]+)$/.exec(source)?.[1]
  if (name === undefined) return undefined
  const file = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
  return ['.tsx', '.ts'].map(ending => join(generator, 'src/docusaurus', file + ending)).find(existsSync)
}
