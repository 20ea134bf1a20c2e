// Makes what npm packs besides sources. npm runs it before and after `npm pack`: `node tools/build-packages.mjs tickwise` for this
// folder, `… q` for the interpreter, and `… clean` to remove what the others have made.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, runnerImport } from 'vite'
import { bundleCommandLine } from '../bin/bundle-command-line.js'

const repository = dirname(dirname(fileURLToPath(import.meta.url)))
const built = join(repository, 'built')
const types = join(repository, 'types')
const interpreter = join(repository, 'q/dist')

switch (process.argv[2]) {
  case 'tickwise':
    await buildGenerator()
    break
  case 'q':
    await buildInterpreter()
    break
  case 'clean':
    removeBuilt()
    break
  default:
    throw new Error('Usage: node tools/build-packages.mjs tickwise|q|clean')
}

/** The command and the generator as they run in Node, so that an installed package bundles nothing of its own. */
async function buildGenerator() {
  removeBuilt()
  /** @type {typeof import('../src/build/bundler.ts')} */
  const { bundleGenerator } = await importSource('src/build/bundler.ts')
  /** @type {typeof import('../src/build/build-id.ts')} */
  const { computeGeneratorId, computeInterpreterId } = await importSource('src/build/build-id.ts')
  const folders = { generator: repository, root: repository, out: join(repository, 'dist'), cache: undefined }
  await bundleCommandLine(repository, join(built, 'command-line'))
  // React has one bundle for development and another for production, and so has what renders with it.
  for (const mode of ['production', 'development']) {
    process.env.NODE_ENV = mode
    await bundleGenerator(folders, join(built, `generator-${mode}`))
  }
  const versions = { generator: computeGeneratorId(repository), interpreter: computeInterpreterId(repository) }
  writeFileSync(join(built, 'versions.json'), `${JSON.stringify(versions, null, 2)}\n`)
  declareTypes(['src/tickwise.ts', 'src/build/virtual-modules.d.ts'], 'src', types)
}

/** The interpreter as JavaScript that Node and browsers load as it is: fflate is in it, under its own licence. */
async function buildInterpreter() {
  removeBuilt()
  /** @type {typeof import('../src/build/bundler-plugins.ts')} */
  const { dropVerbHelp } = await importSource('src/build/bundler-plugins.ts')
  // Apart from each other: only the words of the language need the help of every verb.
  await bundleModule('index', [dropVerbHelp()])
  await bundleModule('language', [])
  cpSync(join(repository, 'node_modules/fflate/LICENSE'), join(interpreter, 'LICENSE-fflate'))
  declareTypes(['q/index.ts', 'q/language.ts'], 'q', join(interpreter, 'types'))
}

/**
 * @param {string} name
 * @param {import('vite').Plugin[]} plugins
 */
function bundleModule(name, plugins) {
  return build({
    root: join(repository, 'q'),
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins,
    build: {
      outDir: interpreter,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      lib: { entry: `${name}.ts`, formats: ['es'] },
      // For pages without a bundler: Vite itself keeps the white space of ES modules of libraries.
      rolldownOptions: { output: { minify: true, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

/** @param {string} path */
async function importSource(path) {
  const { module } = await runnerImport(join(repository, path), { configFile: false, logLevel: 'error' })
  return /** @type {any} */ (module)
}

/**
 * Writes the declarations of `files` and of what they import into `folder`.
 * @param {string[]} files
 * @param {string} root
 * @param {string} folder
 */
function declareTypes(files, root, folder) {
  const config = join(repository, `tsconfig.${process.pid}.json`)
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    checkJs: false,
    outDir: folder,
  }
  writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { ...compilerOptions, rootDir: join(repository, root) },
      include: [],
      exclude: [],
      files,
    }),
  )
  try {
    mkdirSync(folder, { recursive: true })
    execFileSync(join(repository, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' })
  } finally {
    rmSync(config)
  }
}

function removeBuilt() {
  for (const folder of [built, types, interpreter]) rmSync(folder, { recursive: true, force: true })
}
