import { readFileSync } from 'node:fs'
import { type ParseResult, parseSync } from 'vite'
import { lineAt } from '../../lib/text.ts'

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

/** More than anybody opens at once, and far less than the stacks of parser and compiler can hold. */
const maxDepth = 500

/**
 * Undefined for a module that does not parse or nests too deeply, which is reported when it is compiled (check-modules.ts).
 * The parser is native: a stack overflow in it ends the process without a message.
 */
function parseModule(file: string, code: string, lang: 'ts' | 'tsx'): ParseResult | undefined {
  if (findDeepNesting(code)) return undefined
  const parsed = parseSync(file, code, { lang })
  return parsed.errors.length > 0 ? undefined : parsed
}

/**
 * What opens and closes. The `<` of an element follows no name, as that of `Array<string>` does. Those that have no end tag in
 * HTML are left out, since modules may hold HTML as text.
 */
const marks = /[([{}\])]|<\/|\/>|(?<![\w$])<(?=[\w>])(?!(?:br|col|hr|img|input|link|meta|source|wbr)\b)/g

/** The first line on which more than `maxDepth` brackets and elements are open. Those in strings and comments count too. */
export function findDeepNesting(code: string): { line: number; what: string } | undefined {
  let depth = 0
  for (const { 0: mark, index } of code.matchAll(marks)) {
    depth = /^(?:[([{]|<)$/.test(mark) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > maxDepth)
      return { line: lineAt(code, index), what: `More than ${maxDepth} brackets or elements are open at once.` }
  }
  return undefined
}
