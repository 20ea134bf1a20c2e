import { readFileSync } from 'node:fs'
import { lineAt } from '../../lib/text.ts'
import { parseModule } from './parse-module.ts'

/** What the source of a site's module shows without running it. */
export interface ScannedModule {
  /** Whether it begins with `'use client'`: its components are islands. */
  isClient: boolean
  /** Names of its exports, without types: `default`, `TickDiagram`. */
  exports: string[]
  /** Sources of its imports, without types: `react`, `./chart.tsx`. */
  imports: { source: string; line: number }[]
  code: string
}

/** By file. Both bundles and several plugins ask for the same modules. */
const lastScans = new Map<string, { code: string; scanned: ScannedModule | undefined }>()

/** Scans `file`, unless it is as it was when last scanned; undefined when it does not parse, which the compiler reports. */
export function scanModule(file: string): ScannedModule | undefined {
  const code = readFileSync(file, 'utf8')
  const last = lastScans.get(file)
  if (last?.code === code) return last.scanned
  const scanned = scan(file, code)
  lastScans.set(file, { code, scanned })
  return scanned
}

function scan(file: string, code: string): ScannedModule | undefined {
  const parsed = parseModule(file, code, 'tsx')
  if (!parsed) return undefined
  const { program, module } = parsed
  const first = program.body[0]
  const reexports = module.staticExports.flatMap(({ entries }) => entries)
  return {
    code,
    isClient: first?.type === 'ExpressionStatement' && 'directive' in first && first.directive === 'use client',
    exports: reexports.flatMap(({ isType, exportName }) => {
      if (isType) return []
      return exportName.kind === 'Default' ? ['default'] : (exportName.name ?? [])
    }),
    imports: [
      ...module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest: { value, start } }) => ({ source: value, line: lineAt(code, start) })),
      ...reexports.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [{ source: moduleRequest.value, line: lineAt(code, moduleRequest.start) }] : [],
      ),
    ],
  }
}
