import type { Report } from '../../input/problem.ts'
import type { SourceFile } from '../../input/source-file.ts'
import type { LinkTargets } from '../links/link-targets.ts'

export interface DataImporter {
  /** The file with the import. */
  file: SourceFile
  targets: LinkTargets
  report: Report
}

/**
 * The value of an imported file that is not code: the address of an image or a download, the parsed value of a JSON file,
 * the text of a file imported with `raw-loader!`. Undefined where there is no such file.
 */
export function readImportedData(from: string, { file, targets, report }: DataImporter): unknown {
  const textFile = /^!*raw-loader!(.*)$/.exec(from)?.[1]
  if (textFile !== undefined) return targets.source(textFile, file)?.text
  if (!isDataFile(from)) return undefined
  if (!from.endsWith('.json')) return targets.image(from, file)
  const source = targets.source(from, file)
  return source && readJson(source, file, report)
}

/** Whether a path names a file that is neither code nor a stylesheet. */
export function isDataFile(from: string): boolean {
  return /\.\w+$/.test(from) && !/\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/.test(from)
}

/**
 * The function `require` for MDX code. As in Docusaurus, the data is the default export, and the keys of an object are named
 * exports. It throws if there is no such file, which makes the page an error.
 */
export function createRequire(importer: DataImporter): (from: string) => { default: unknown } {
  return from => {
    const data = readImportedData(from, importer)
    if (data === undefined) throw new Error(`\`require('${from}')\` finds no file.`)
    return typeof data === 'object' && data !== null ? { default: data, ...data } : { default: data }
  }
}

function readJson({ path, text }: SourceFile, importer: SourceFile, report: Report): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    report({
      level: 'error',
      where: path,
      what: `Not valid JSON: ${(error as Error).message}.`,
      fix: `Correct it; ${importer.path} imports it.`,
    })
    return {}
  }
}
