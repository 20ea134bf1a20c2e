// Which files of a site hold its own code.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  errorExplanationsFile,
  listFiles,
  readSourceIfPresent,
  referenceFamiliesFile,
  searchStartFile,
} from '../../content/input/source-file.ts'

/** Files whose components pages may use. Names that begin with `_`, and tests, are private to the site's own files. */
export function listComponentFiles(root: string): string[] {
  return listFiles(root, 'components').filter(path => /\.[jt]sx$/.test(path) && isPublic(path))
}

/** Pages written in React: `content/pages/index.tsx`. */
export function listPageFiles(root: string): string[] {
  return listFiles(root, 'content/pages').filter(path => /\.(?:[jt]sx|js)$/.test(path) && isPublic(path))
}

/** Controls without React: `components/clock/clock.client.ts`. */
export function listControlFiles(root: string): string[] {
  return listFiles(root, 'components').filter(path => /\.client\.[jt]s$/.test(path) && isPublic(path))
}

/** Where a site may describe its sidebars; the first one found counts. */
export const sidebarsFiles = ['', 'content/'].flatMap(folder =>
  ['ts', 'js', 'mjs', 'json'].map(extension => `${folder}sidebars.${extension}`),
)

/** The files of a site that may be in its bundle, relative to `root`. */
export function listSiteCode(root: string): string[] {
  const own = ['components', 'content/pages'].flatMap(folder => listFiles(root, folder))
  const settings = ['package.json', 'tsconfig.json', 'site.config.ts', ...sidebarsFiles]
  return [...settings.filter(path => existsSync(join(root, path))), ...own.filter(path => !/\.mdx?$/.test(path))]
}

/** What code for browsers contains of a site: the texts of data files, undefined for a missing one, and whether it has a reference. */
export function readDataOfScripts(root: string): (string | boolean | undefined)[] {
  const texts = [searchStartFile, errorExplanationsFile].map(path => readSourceIfPresent(root, path)?.text)
  return [...texts, hasReference(root)]
}

/** Whether the site has a reference, to which scripts lead. */
export function hasReference(root: string): boolean {
  return (
    existsSync(join(root, referenceFamiliesFile)) &&
    listFiles(root, 'content/reference').some(path => /\.mdx?$/.test(path))
  )
}

function isPublic(path: string): boolean {
  return !/\.test\.|(?:^|\/)[_.]/.test(path)
}
