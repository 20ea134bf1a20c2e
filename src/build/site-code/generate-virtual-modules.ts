// The code of the virtual modules that list the pages, components and scripts of a site, and the words of q.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listKeywords, listWords } from '../../../q/index.ts'
import { readSearchStart } from '../../content/input/data-files.ts'
import { listFiles } from '../../content/input/source-file.ts'
import { getComponentName, getIslandName } from '../../mdx/site-components.ts'
import { findBrowserCode } from './find-browser-code.ts'
import { findInlineStyles } from './find-inline-styles.ts'
import { readWrittenRunner } from './read-written-runner.ts'
import { scanModule } from './scan-module.ts'
import {
  listComponentFiles,
  listControlFiles,
  listPageFiles,
  listStylesheets,
  readSiteGraph,
  type SiteGraph,
} from './site-graph.ts'
import { getImageUrl } from './site-images.ts'

/** `virtual:site-modules`, for the server bundle: the site's pages, components and stylesheets. */
export function generateSiteModules(root: string): string {
  const graph = readSiteGraph(root)
  const stylesheets = [...new Set([...graph.keys()].flatMap(file => listStylesheets(file, graph)))]
  const pageFiles = listPageFiles(root)
  const files = [...pageFiles, ...listComponentFiles(root)]
  const imports = [
    ...files.map((path, index) => `import * as module${index} from ${quote(join(root, path))}`),
    ...stylesheets.map((file, index) => `import css${index} from ${quote(`${file}?inline`)}`),
  ]
  const entries = files.map((path, index) => {
    const used = listStylesheets(join(root, path), graph)
    return `{ file: ${quote(path)}, exports: module${index}, stylesheets: ${JSON.stringify(used)} }`
  })
  const images = [...graph.values()].flatMap(module => module.images.map(file => [getImageUrl(file, root), file]))
  return [
    ...imports,
    `export const pages = [${entries.slice(0, pageFiles.length).join(',\n')}]`,
    `export const components = [${entries.slice(pageFiles.length).join(',\n')}]`,
    `export const componentCssByFile = new Map([${stylesheets.map((file, index) => `[${quote(file)}, css${index}]`)}])`,
    `export const images = new Map(${JSON.stringify(images.filter(([url, file]) => !file?.endsWith(`/static${url}`)))})`,
    `export const browserCode = ${JSON.stringify(findBrowserCode(graph))}`,
    `export const inlineStyles = ${JSON.stringify(findInlineStyles(graph))}`,
    `export const islands = ${JSON.stringify(listSiteIslands(graph).map(({ name, path }) => ({ name, file: path })))}`,
  ].join('\n')
}

/** `virtual:islands`, for the browser: for each island's name, a function that fetches it. */
export function generateIslands(generator: string, root: string): string {
  const entries = [...listGeneratorIslands(generator), ...listSiteIslands(readSiteGraph(root))].map(
    ({ name, file, exported }) =>
      `${quote(name)}: () => import(${quote(file)}).then(module => module[${quote(exported)}])`,
  )
  return `export const islands = { ${entries.join(',\n')} }`
}

/** `virtual:site-controls`, for the browser: starts the site's controls without React. */
export function generateSiteControls(root: string): string {
  const files = listControlFiles(root)
  const imports = files.map((path, index) => `import start${index} from ${quote(join(root, path))}`)
  const calls = files.map((_, index) => `start${index}()`)
  return `${imports.join('\n')}\nexport function startSiteControls() { ${calls.join('; ')} }`
}

/** `virtual:runner-settings`: where the links of the runner lead. */
export function generateRunnerSettings(root: string): string {
  return `export const runner = ${JSON.stringify(readWrittenRunner(join(root, 'site.config.ts')))}`
}

/** `virtual:search-start`: what search offers before anything is typed. Reading the site reports what is wrong with the file. */
export function generateSearchStart(root: string): string {
  const start = readSearchStart(root, () => {}) ?? { pages: [], queries: [] }
  return `export const start = ${JSON.stringify(start)}`
}

/** `virtual:q-keywords`: the names that colours and file names must know. */
export const generateKeywords = (): string =>
  `export const keywords = new Set(${quote(listKeywords().join(' '))}.split(' '))`

/** `virtual:q-word-help`: a line of help for each word of q, from the records of its verbs. */
export function generateWordHelp(): string {
  const words = listWords().map(({ name, shape, help }) => [name, shape, help])
  return `export const words = ${JSON.stringify(words)}`
}

/** Whether scripts of the site itself are part of the browser's code: islands or controls. */
export function hasBrowserCode(root: string): boolean {
  return listControlFiles(root).length > 0 || listSiteIslands(readSiteGraph(root)).length > 0
}

interface IslandEntry {
  name: string
  file: string
  exported: string
}

function listSiteIslands(graph: SiteGraph): (IslandEntry & { path: string })[] {
  return [...graph].flatMap(([file, { isClient, exports, path }]) =>
    isClient ? listIslandsOf(file, exports).map(island => ({ ...island, path })) : [],
  )
}

/** The generator's own islands. */
function listGeneratorIslands(generator: string): IslandEntry[] {
  return listFiles(generator, 'src')
    .filter(path => path.endsWith('.tsx') && readFileSync(join(generator, path), 'utf8').startsWith("'use client'"))
    .flatMap(path => listIslandsOf(join(generator, path), scanModule(join(generator, path))?.exports ?? []))
}

function listIslandsOf(file: string, exports: string[]): IslandEntry[] {
  return exports.flatMap(exported => {
    const component = getComponentName(file, exported)
    return component === undefined ? [] : [{ name: getIslandName(component), file, exported }]
  })
}

function quote(text: string): string {
  return JSON.stringify(text)
}
