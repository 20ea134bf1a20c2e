// The code of the virtual modules that list the pages, components and scripts of a site, and the words of q.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listKeywords, listWords } from '@tickwise/q/source/language'
import type { Plugin } from 'vite'
import { readErrorExplanations, readSearchStart } from '../../content/input/data-files.ts'
import { maxInputMs } from '../../q-pages/limits.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { findBrowserCode, findInlineStyles } from './check-modules.ts'
import { hasReference, listComponentFiles, listControlFiles, listPageFiles, sidebarsFiles } from './code-files.ts'
import { generateIslandModule, generateIslands, islandModulePrefix, listSiteIslands } from './island-modules.ts'
import { listStylesheets, readSiteGraph } from './site-graph.ts'
import { getImageUrl, listStyleFiles, toStyleFileId } from './site-images.ts'

interface Folders {
  generator: string
  root: string
}

/** The part of the validated configuration that scripts contain. */
export type RunnerSettings = SiteConfig['runner']

/** Known once the configuration has been executed; empty if it has mistakes. */
export type ReadRunnerSettings = () => Promise<RunnerSettings>

/** The code of each module that lists the code of a site. It is generated again when a file of the site changes. */
const siteLists: Record<string, (folders: Folders) => string> = {
  'virtual:site-modules': ({ root }) => generateSiteModules(root),
  'virtual:islands': generateIslands,
  'virtual:site-controls': ({ root }) => generateSiteControls(root),
  'virtual:search-start': ({ root }) => generateSearchStart(root),
  'virtual:error-explanations': ({ root }) => generateErrorExplanations(root),
  'virtual:site-reference': ({ root }) => `export const hasReference = ${hasReference(root)}`,
  'virtual:sidebars': ({ root }) => generateSidebars(root),
  'virtual:site-code': generateSiteCode,
}

/** Modules that list the words of q. */
const wordLists: Record<string, () => string> = {
  'virtual:q-keywords': generateKeywords,
  'virtual:q-word-help': generateWordHelp,
}

const runnerSettingsId = toId('virtual:runner-settings')

/** What only scripts know of a site. The generator's bundle for Node, which is the same for all sites, has nothing in its place. */
const emptyData: Record<string, string> = {
  [runnerSettingsId]:
    'export const runner = new Proxy({}, { get() { throw new Error("Only scripts of browsers contain the settings of the runner.") } })',
  [toId('virtual:search-start')]: 'export const start = { pages: [], queries: [] }',
  [toId('virtual:error-explanations')]: 'export const explanations = { codes: {}, sections: {}, others: {} }',
}

/** The ids of the modules that change with the code of a site. */
export const virtualModuleIds = [...Object.keys(siteLists).map(toId), runnerSettingsId]

export function virtualModules(folders: Folders, readRunner: ReadRunnerSettings): Plugin {
  const generators = { ...siteLists, ...wordLists }
  const byId = new Map(Object.entries(generators).map(([name, generate]) => [toId(name), generate]))
  return {
    name: 'tickwise:virtual-modules',
    resolveId: {
      order: 'pre',
      filter: { id: /^(?:tickwise$|virtual:)/ },
      handler(id) {
        // Without side effects, so that unused exports are left out of the browser's bundle.
        if (id === 'tickwise') return { id: join(folders.generator, 'src/tickwise.ts'), moduleSideEffects: false }
        if (id === 'virtual:site-config') return join(folders.root, 'site.config.ts')
        if (id.startsWith(toStyleFileId('')) || id.startsWith(islandModulePrefix)) return toId(id)
        return byId.has(toId(id)) || toId(id) === runnerSettingsId ? toId(id) : null
      },
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        const { name } = this.environment
        if (name === 'generator' && Object.hasOwn(emptyData, id)) return emptyData[id]
        if (id === runnerSettingsId) return generateRunnerSettings(name, readRunner)
        if (id.startsWith(toId(toStyleFileId('')))) return ''
        if (id.startsWith(toId(islandModulePrefix)))
          return generateIslandModule(id.slice(toId(islandModulePrefix).length), folders.root)
        return byId.get(id)?.(folders) ?? null
      },
    },
    /**
     * Older Docusaurus sites write their sidebars as CommonJS, which Vite does not run in development. Only an assignment at
     * the start of a line is rewritten, as in Docusaurus' own templates: `module.exports = sidebars`.
     */
    transform: {
      filter: { id: /\/sidebars\.(?:ts|js|mjs)$/ },
      handler: code => code.replace(/^module\.exports\s*=/m, 'export default'),
    },
  }
}

function toId(name: string): string {
  return `\0${name}`
}

/** `virtual:site-code`: all that the generator gets of a site's code. */
function generateSiteCode(): string {
  return [
    "export { default as config } from 'virtual:site-config'",
    "export { default as sidebars } from 'virtual:sidebars'",
    "export * as modules from 'virtual:site-modules'",
  ].join('\n')
}

/** `virtual:site-modules`, for Node: the site's pages, components and stylesheets. */
function generateSiteModules(root: string): string {
  const graph = readSiteGraph(root)
  const stylesheets = [...new Set([...graph.keys()].flatMap(file => listStylesheets(file, graph)))]
  const ofStylesheets = stylesheets.flatMap(file => listStyleFiles(readFileSync(file, 'utf8'), file, root))
  const pageFiles = listPageFiles(root)
  const files = [...pageFiles, ...listComponentFiles(root)]
  const imports = [
    ...files.map((path, index) => `import * as module${index} from ${quote(join(root, path))}`),
    ...ofStylesheets.map(file => `import ${quote(toStyleFileId(file))}`),
    ...stylesheets.map((file, index) => `import css${index} from ${quote(`${file}?inline`)}`),
  ]
  const entries = files.map((path, index) => {
    const used = listStylesheets(join(root, path), graph)
    return `{ file: ${quote(path)}, exports: module${index}, stylesheets: ${JSON.stringify(used)} }`
  })
  const imageFiles = [...[...graph.values()].flatMap(module => module.images), ...ofStylesheets]
  const images = imageFiles.map(file => [getImageUrl(file, root), file])
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

/** `virtual:site-controls`, for the browser: starts the site's controls without React. */
function generateSiteControls(root: string): string {
  const files = listControlFiles(root)
  const imports = files.map((path, index) => `import start${index} from ${quote(join(root, path))}`)
  const calls = files.map((_, index) => `start${index}()`)
  return `${imports.join('\n')}\nexport function startSiteControls() { ${calls.join('; ')} }`
}

/** `virtual:search-start`: what search offers before anything is typed. Reading the site reports what is wrong with the file. */
function generateSearchStart(root: string): string {
  const start = readSearchStart(root, () => {}) ?? { pages: [], queries: [] }
  return `export const start = ${JSON.stringify(start)}`
}

/** `virtual:runner-settings`: where the links of the runner lead. The browser gets the values; tests run the configuration itself. */
async function generateRunnerSettings(environment: string, readRunner: ReadRunnerSettings): Promise<string> {
  if (environment === 'client') return `export const runner = ${JSON.stringify(await readRunner())}`
  return `import config from 'virtual:site-config'\nexport const runner = config?.runner ?? {}`
}

/** `virtual:error-explanations`: what the site says about the errors of q; `{seconds}` is how long an input may run. Reading the site reports what is wrong with the file. */
function generateErrorExplanations(root: string): string {
  const explanations = JSON.stringify(readErrorExplanations(root, () => {}))
  return `export const explanations = ${explanations.replaceAll('{seconds}', String(maxInputMs / 1000))}`
}

/** `virtual:q-keywords`: the names that colours and file names must know. */
function generateKeywords(): string {
  return `export const keywords = new Set(${quote(listKeywords().join(' '))}.split(' '))`
}

/** `virtual:q-word-help`: a line of help for each word of q, from the records of its verbs. */
function generateWordHelp(): string {
  const words = listWords().map(({ name, shape, help }) => [name, shape, help])
  return `export const words = ${JSON.stringify(words)}`
}

/** `virtual:sidebars`: the name of the sidebars file and its default export, or undefined without a file. */
function generateSidebars(root: string): string {
  const file = sidebarsFiles.find(path => existsSync(join(root, path)))
  if (file === undefined) return 'export default undefined'
  // A namespace import does not fail where the default export is missing, so that this is reported as an error in the file.
  return `import * as file from ${quote(join(root, file))}\nexport default { path: ${quote(file)}, exported: file['default'] }`
}

function quote(text: string): string {
  return JSON.stringify(text)
}
