import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../content/input/source-file.ts'
import { ignoreFileErrors } from '../lib/files.ts'
import { type Folders, findBuiltFolder, versionsFile } from './folders.ts'
import { sidebarsFiles } from './site-code/code-files.ts'

/** The file of the output that holds the id. Its presence also shows that a build wrote the folder. */
export const buildIdFile = '.build-id'

/** Whether `out` was built from the present state of the generator and the site. */
export function isUpToDate({ generator, root, out }: Pick<Folders, 'generator' | 'root' | 'out'>): boolean {
  const file = join(out, buildIdFile)
  return existsSync(file) && readFileSync(file, 'utf8') === computeBuildId(computeGeneratorId(generator), root)
}

/** Hash of everything that a build depends on: `generatorId`, and content, files and configuration of the site. */
export function computeBuildId(generatorId: string, root: string): string {
  const folders = ['content', 'components', 'static'].flatMap(folder => listFiles(root, folder))
  const files = [...folders, 'site.config.ts', ...sidebarsFiles]
  return createHash('sha256')
    .update(generatorId)
    .update(hashFiles(files.map(path => [root, path])))
    .digest('hex')
}

/** Hash of the generator's code and packages. In a checkout it reads a thousand files: a build computes it once. */
export function computeGeneratorId(generator: string): string {
  const packed = readPackedVersions(generator)
  if (packed) return packed.generator
  const files = [...listCode(generator, 'src', 'q'), 'package-lock.json']
  return hashFiles(files.map(path => [generator, path]))
}

/** Hash of the interpreter of q and of what runs the examples of pages with it. */
export function computeInterpreterId(generator: string): string {
  const packed = readPackedVersions(generator)
  if (packed) return packed.interpreter
  return hashFiles(
    listCode(generator, 'q', 'src/q-pages/chart', 'src/q-pages/fence', 'src/q-pages/worker', 'src/q-pages/check').map(
      path => [generator, path] as const,
    ),
  )
}

/** The ids that these functions had in the checkout from which the package was made. */
interface PackedVersions {
  generator: string
  interpreter: string
}

function readPackedVersions(generator: string): PackedVersions | undefined {
  const built = findBuiltFolder(generator)
  return built === undefined
    ? undefined
    : (JSON.parse(readFileSync(join(built, versionsFile), 'utf8')) as PackedVersions)
}

/** The source files below folders of the generator, without tests. */
const listCode = (generator: string, ...folders: string[]) =>
  folders.flatMap(folder => listFiles(generator, folder)).filter(path => !/[.-]test\./.test(path))

/** Each file is given by a folder and its path in the folder. */
function hashFiles(files: (readonly [folder: string, path: string])[]): string {
  const hash = createHash('sha256')
  for (const [folder, path] of files) {
    // Some of these files are optional, and the build itself reports those that cannot be read.
    const bytes = ignoreFileErrors(() => readFileSync(join(folder, path)))
    if (bytes) hash.update(path).update('\0').update(bytes)
  }
  return hash.digest('hex')
}
