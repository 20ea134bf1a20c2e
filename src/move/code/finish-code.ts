// The last changes to the code of the new site: stand-ins for what only Docusaurus has, and the stylesheets of pages.
import { join, posix } from 'node:path'
import { isFile } from '../../lib/files.ts'
import type { AddFinding } from '../report.ts'
import { getPathInSite } from '../rewrite-references.ts'
import type { SourceSite } from '../source/source-site.ts'
import {
  type FindExports,
  getPackage,
  getStandInFile,
  inertCode,
  inertFile,
  isDocusaurus,
  listMissingNames,
  readImports,
  type StandIns,
  writeStandIn,
} from './code-modules.ts'
import classesStylesheet from './docusaurus-classes.css?raw'
import {
  createInlineStyleRules,
  type InlineStyleRules,
  inlineStylesFile,
  replaceInlineStyles,
} from './inline-styles.ts'

interface Input {
  site: SourceSite
  /** The code by its paths in the new site. */
  code: Map<string, string>
  mdxPackages: Set<string>
  /** The file that moved to a path. */
  findSource: (target: string) => string | undefined
  findExports: FindExports
  add: AddFinding
}

export interface CodeNeeds {
  /** All code and stylesheets to write. */
  code: Map<string, string>
  /** The packages that pages and components import. */
  packages: Set<string>
}

const classesFile = 'src/css/docusaurus-classes.css'

export function finishCode(input: Input): CodeNeeds {
  const { site, code, mdxPackages, findSource, findExports, add } = input
  const standIns: StandIns = new Map()
  const packages = new Set(mdxPackages)
  const finished = new Map(code)
  const pages = [...code.keys()].filter(isPage)
  const inlineRules = createInlineStyleRules()
  for (const target of listReachable(code)) {
    const source = findSource(target)
    const place = source === undefined ? target : (getPathInSite(source, site.root) ?? target)
    const module = { target, text: code.get(target) ?? '', place }
    const text = replaceImports(module, { standIns, packages, findExports, add })
    finished.set(target, moveInlineStyles({ ...module, text }, inlineRules, add))
  }
  for (const target of pages)
    finished.set(target, importStylesheets(finished.get(target) ?? '', listStylesheetsOfPages(site)))
  if (pages.length > 0) finished.set(classesFile, classesStylesheet)
  const inlineCss = inlineRules.css()
  if (inlineCss !== '') finished.set(inlineStylesFile, inlineCss)
  for (const [source, names] of standIns) finished.set(getStandInFile(source), writeStandIn(source, names, findExports))
  if (standIns.size > 0) finished.set(inertFile, inertCode)
  return { code: finished, packages }
}

function isPage(target: string): boolean {
  return /^content\/pages\/(?:.*\/)?[^_.][^/]*\.(?:[jt]sx|js)$/.test(target) && !/\.test\.|\/[_.]/.test(target)
}

/** The modules that pages and components reach, so that plugins and scripts of the site do not count. */
function listReachable(code: Map<string, string>): Set<string> {
  const reached = new Set<string>()
  const reach = (target: string) => {
    const text = code.get(target)
    if (text === undefined || reached.has(target)) return
    reached.add(target)
    for (const { source } of readImports(target, text) ?? []) {
      const imported = findImported(source, target, code)
      if (imported !== undefined) reach(imported)
    }
  }
  for (const target of code.keys()) if (isPage(target) || target.startsWith('components/')) reach(target)
  return reached
}

const endings = ['', ...['.tsx', '.ts', '.jsx', '.js'].flatMap(end => [end, `/index${end}`])]

function findImported(source: string, importer: string, code: Map<string, string>): string | undefined {
  if (!/^\.|^@site\//.test(source)) return undefined
  const path = source.startsWith('.')
    ? posix.join(posix.dirname(importer), source)
    : posix.normalize(source.slice('@site/'.length))
  return endings.map(ending => path + ending).find(candidate => code.has(candidate))
}

interface Module {
  target: string
  text: string
  /** The path in the site that moves. */
  place: string
}

interface Found {
  standIns: StandIns
  packages: Set<string>
  findExports: FindExports
  add: AddFinding
}

/** Collects packages, and lets imports of what only Docusaurus has come from stand-ins. */
function replaceImports({ target, text, place }: Module, { standIns, packages, findExports, add }: Found): string {
  const imports = readImports(target, text)
  if (!imports) {
    add({ kind: 'cannot', where: place, what: 'The file has a syntax error.', remedy: 'The build names its line.' })
    return text
  }
  let result = text
  for (const { source, names, line, start, end } of imports.toSorted((a, b) => b.start - a.start)) {
    const name = getPackage(source)
    if (name !== undefined) packages.add(name)
    const missing = isDocusaurus(source)
      ? listMissingNames(source, names.length > 0 ? names : ['default'], findExports)
      : []
    if (missing.length === 0) continue
    const file = getStandInFile(source)
    standIns.set(source, new Set([...(standIns.get(source) ?? []), ...names]))
    result = `${result.slice(0, start)}'@site/${file.replace(/\.jsx$/, '')}'${result.slice(end)}`
    add({
      kind: 'cannot',
      where: `${place}:${line}`,
      what: `\`${source}\` does not give ${missing.map(missingName => `\`${missingName}\``).join(', ')} here.`,
      remedy: `A stand-in without effect is in ${file}: write there what your pages need.`,
    })
  }
  return result
}

/** Replaces inline styles by classes, and reports those that stay. */
function moveInlineStyles({ target, text, place }: Module, rules: InlineStyleRules, add: AddFinding): string {
  const { code, replaced, left } = replaceInlineStyles(target, text, rules)
  if (replaced.length > 0)
    add({
      kind: 'differs',
      where: `${place}:${replaced[0]}`,
      what: 'Styles that components write inline become classes, since pages allow no inline styles.',
      remedy: `Their rules are in ${inlineStylesFile}.`,
    })
  for (const line of left)
    add({
      kind: 'cannot',
      where: `${place}:${line}`,
      what: 'Published pages do not apply this inline style, and it could not become a class.',
      remedy: 'Write a class for each look that it can have, and choose between them.',
    })
  return replaced.length > 0 ? importStylesheets(code, [inlineStylesFile]) : code
}

/** Pages of Docusaurus have Infima's classes and the site's own stylesheet without an import. */
function listStylesheetsOfPages({ customCss, root }: SourceSite): string[] {
  const own = customCss.filter(file => file.endsWith('.css') && !file.startsWith('..') && isFile(join(root, file)))
  return [classesFile, ...own]
}

function importStylesheets(text: string, files: string[]): string {
  const imports = files.map(file => `import '@site/${file}'\n`).join('')
  const [directive = ''] = /^\s*(['"])use client\1;?\s*\n/.exec(text) ?? []
  return directive + imports + text.slice(directive.length)
}
