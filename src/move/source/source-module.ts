// Runs the configuration and sidebars files of the site that moves. They are bundled into a temporary folder and run there in a
// process of their own, which may not write anything else, so that the folder of the site stays as it is.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { locateText, readSource } from '../../content/input/source-file.ts'
import { escapeRegExp } from '../../lib/text.ts'
import { toError } from '../../lib/to-error.ts'
import runnerCode from './run-module.mjs?raw'

/** What a module exports, as data: functions are `{ $function: name }`, parts of packages that are not installed `{ $package: name }`. */
export type ModuleResult = { value: unknown; missing: MissingFile[] } | { failure: ModuleFailure }

interface ModuleFailure {
  /** `docusaurus.config.js:12`, relative to the site's folder. */
  where: string
  message: string
}

/** A file that the module imports and that does not exist, such as one that a plugin generates. It counts as a missing package. */
interface MissingFile {
  where: string
  source: string
}

const timeLimitMs = 60_000

/** Runs `file` of the site in `root`; a function that it exports is called. */
export async function runSourceModule(root: string, file: string): Promise<ModuleResult> {
  const folder = mkdtempSync(join(tmpdir(), 'tickwise-move-'))
  try {
    const missing: MissingFile[] = []
    await bundleModule({ root, file, folder }, missing)
    const result = await runBundle({ root, file, folder, bundle: join(folder, 'module.mjs') })
    return 'failure' in result ? result : { ...result, missing }
  } catch (error) {
    return { failure: describeFailure(toError(error), root, file) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function bundleModule({ root, file, folder }: Omit<Bundle, 'bundle'>, missing: MissingFile[]) {
  await build({
    // Vite reads settings from its root, such as those of PostCSS.
    root: folder,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    // The settings of TypeScript may extend a package that is not installed. The bundler removes types without them.
    oxc: false,
    plugins: [sourceImports(root, missing)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: {
        tsconfig: false,
        input: join(root, file),
        output: { entryFileNames: 'module.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}

const inertPrefix = '\0inert:'
/** Packages that a configuration only names, so that they are never run: plugins and themes of Docusaurus, Markdown and code. */
const namedOnly = /^(?:@docusaurus\/|@theme\/|@generated\/|(?:remark|rehype)-|prism-react-renderer(?:\/|$))/

function sourceImports(root: string, missing: MissingFile[]): Plugin {
  return {
    name: 'tickwise:source-imports',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || source.startsWith('\0')) return null
      if (isBuiltin(source)) return { id: source, external: true }
      const wanted = source.replace(/^@site\//, `${root}/`)
      if (/^[./]/.test(wanted)) {
        const found = await this.resolve(wanted, importer, { ...options, skipSelf: true })
        if (found) return found
        missing.push({ where: locateText(readSource(root, relative(root, importer)), source), source })
        return inertPrefix + source
      }
      const installed = namedOnly.test(source) ? undefined : findInstalled(source, importer)
      return installed === undefined ? inertPrefix + source : { id: installed, external: true }
    },
    load(id) {
      if (!id.startsWith(inertPrefix)) return null
      return `module.exports = createInert(${JSON.stringify(id.slice(inertPrefix.length))})`
    },
    transform: {
      filter: { id: { include: /\.[cm]?[jt]sx?$/, exclude: /^\0|\/node_modules\// } },
      handler: (code, id) => ({ code: keepOwnFolder(code, id), map: null }),
    },
  }
}

function findInstalled(source: string, importer: string): string | undefined {
  try {
    return createRequire(importer).resolve(source)
  } catch {
    return undefined // It is not installed.
  }
}

/** Lets `__dirname`, `import.meta.url` and `require.resolve` mean what they mean in the file. Lines keep their numbers. */
function keepOwnFolder(code: string, file: string): string {
  const folder = JSON.stringify(dirname(file))
  const names = { __dirname: folder, __filename: JSON.stringify(file) }
  const declarations = Object.entries(names)
    .filter(([name]) => code.includes(name) && !new RegExp(`(?:const|let|var)\\s+${name}\\b`).test(code))
    .map(([name, value]) => `const ${name} = ${value}; `)
  const replaced = code
    .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(file).href))
    .replace(/\bimport\.meta\.dirname\b/g, folder)
    .replace(/\bimport\.meta\.filename\b/g, JSON.stringify(file))
    // A package keeps its name, by which plugins are known.
    .replace(/\brequire\.resolve\(\s*(['"])(.*?)\1\s*,?\s*\)/g, (_, _quote, source: string) =>
      JSON.stringify(source.startsWith('.') ? resolve(dirname(file), source) : source),
    )
  return declarations.join('') + replaced
}

interface Bundle {
  root: string
  file: string
  folder: string
  bundle: string
}

async function runBundle({
  root,
  file,
  folder,
  bundle,
}: Bundle): Promise<{ value: unknown } | { failure: ModuleFailure }> {
  const runner = join(folder, 'run-module.mjs')
  const resultFile = join(folder, 'result.json')
  writeFileSync(runner, runnerCode)
  const outcome = await execute([...restrictWriting(folder), '--enable-source-maps', runner, bundle, resultFile], root)
  if (!existsSync(resultFile)) return { failure: { where: `${file}:1`, message: outcome } }
  const result = JSON.parse(readFileSync(resultFile, 'utf8')) as { value?: unknown; error?: Error }
  return result.error ? { failure: describeFailure(result.error, root, file) } : { value: result.value }
}

/** Options of Node that allow the process to read everything and to write below `folder` alone. */
function restrictWriting(folder: string): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission'
  return [flag, '--no-warnings', '--allow-fs-read=*', `--allow-fs-write=${folder}/*`, '--allow-child-process']
}

/** Runs Node in the folder of the site, as Docusaurus does. Returns why there may be no result. */
function execute(args: string[], cwd: string): Promise<string> {
  return new Promise(settle => {
    execFile(process.execPath, args, { cwd, timeout: timeLimitMs, killSignal: 'SIGKILL' }, (error, _, stderr) => {
      const isLate = error?.killed ?? false
      settle(isLate ? `It did not end within ${timeLimitMs / 1000} seconds.` : stderr.trim() || 'It ended the process.')
    })
  })
}

/** The first place in the site's own files that the error names. */
function describeFailure({ message, stack = '' }: Error, root: string, file: string): ModuleFailure {
  const folder = escapeRegExp(root)
  const text = stripColours(`${message}\n${stack}`)
  const [, path, line] =
    new RegExp(`${folder}/((?!node_modules/)[^\\s:()]+):(\\d+)`).exec(text) ?? /\[ ?([^\s:]+):(\d+)/.exec(text) ?? []
  const where = path === undefined ? `${file}:1` : `${relative(root, resolve(root, path))}:${line}`
  return {
    where,
    message:
      stripColours(message)
        .split('\n')
        .find(text => text.trim() !== '') ?? 'It fails.',
  }
}

function stripColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal start with one
  return text.replace(/\x1b\[[\d;]*m/g, '')
}
