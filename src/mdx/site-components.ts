import { basename, dirname } from 'node:path'
import type { ComponentType } from 'react'
import type { Report } from '../content/input/problem.ts'
import type { SiteForComponents } from '../use-site.ts'

/** A component of the site that `.mdx` files may use. */
export interface SiteComponent {
  file: string
  Component: ComponentType<Record<string, unknown>>
  stylesheets: string[]
  /** Its text in Markdown twins, made from its text attributes and what is between its tags. */
  toMarkdown: ((props: Record<string, unknown>, site: SiteForComponents) => string) | undefined
}

/** The components that the modules below `components` export, by their names. Two of one name are an error. */
export function readSiteComponents(
  modules: SiteModule[],
  generatorNames: ReadonlySet<string>,
  report: Report,
): Map<string, SiteComponent> {
  const components = new Map<string, SiteComponent>()
  for (const { file, exports, stylesheets } of modules) {
    for (const [exported, value] of Object.entries(exports)) {
      const name = isComponent(value) ? getComponentName(file, exported) : undefined
      if (name === undefined) continue
      const other = components.get(name)
      if (other?.Component === value) continue // `export function Chart` that is also the default export.
      const owner = other?.file ?? (generatorNames.has(name) ? 'the generator' : undefined)
      if (owner === undefined) components.set(name, createSiteComponent(value, { file, exports, stylesheets }))
      else reportDuplicate(name, file, owner, report)
    }
  }
  return components
}

/** Reports islands with the same name: the browser finds an island by its name, in kebab case, without its file. */
export function reportDuplicateIslands(islands: { name: string; file: string }[], report: Report) {
  const files = new Map<string, string>()
  for (const { name, file } of islands) {
    const owner = files.get(name)
    if (owner !== undefined && owner !== file) reportDuplicate(name, file, owner, report)
    files.set(name, owner ?? file)
  }
}

/** Warns of code that only has an effect in a browser. */
export function reportBrowserCode(found: SiteModules['browserCode'], report: Report) {
  for (const { file, line, what } of found)
    report({
      level: 'warning',
      where: `${file}:${line}`,
      what: `\`${what}\` has no effect here: this file is rendered once, at build.`,
      fix: "Begin the file with `'use client'`: then its components are islands, which run in the browser too. On a page, move what is interactive into such a file.",
    })
}

/** Warns of inline styles in modules. (Those in Markdown and MDX files become classes.) */
export function reportInlineStyles(found: SiteModules['inlineStyles'], report: Report) {
  for (const { file, line } of found)
    report({
      level: 'warning',
      where: `${file}:${line}`,
      what: 'This `style` has no effect on published pages: their security policy allows no inline styles.',
      fix: 'Import a stylesheet or a CSS module and use a class.',
    })
}

function createSiteComponent(
  value: unknown,
  { file, exports: { toMarkdown }, stylesheets }: SiteModule,
): SiteComponent {
  return {
    file,
    Component: value as SiteComponent['Component'],
    stylesheets,
    toMarkdown: typeof toMarkdown === 'function' ? (toMarkdown as SiteComponent['toMarkdown']) : undefined,
  }
}

/** Whether an export is a function, a class, or a result of `memo` or `forwardRef`. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

function reportDuplicate(name: string, file: string, owner: string, report: Report) {
  report({
    level: 'error',
    where: file,
    what: `The component \`${name}\` has the name of a component of ${owner}.`,
    fix: 'Rename one of them, or let the name of its file start with `_` if pages do not use it.',
  })
}

/** A module of the site: its file (relative to the site's folder), what it exports, and the stylesheets it needs by their files. */
export interface SiteModule {
  file: string
  exports: Record<string, unknown>
  stylesheets: string[]
}

/** What `virtual:site-modules` exports. */
export interface SiteModules {
  pages: SiteModule[]
  components: SiteModule[]
  /** The text of each stylesheet, by its file. */
  componentCssByFile: ReadonlyMap<string, string>
  islands: { name: string; file: string }[]
  /** Images beside components that pages show: address -> file. */
  images: ReadonlyMap<string, string>
  /** Code that only a browser runs, in modules that are rendered only at build. */
  browserCode: { file: string; line: number; what: string }[]
  /** `style` properties of elements. */
  inlineStyles: { file: string; line: number }[]
}

/**
 * The name in MDX of an export, undefined for exports that are not components. A named export keeps its name; a default
 * export takes that of its file, or of the folder if the file is an index: `landing/candle-strip.tsx` -> `CandleStrip`.
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
