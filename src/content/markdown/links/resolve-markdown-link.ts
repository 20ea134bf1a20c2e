import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isFile } from '../../../lib/files.ts'
import { decodePercentEncoding } from '../../../urls/addresses.ts'
import { locateAddress } from '../../input/locate-text.ts'
import { ofCheck, type Problem } from '../../input/problem.ts'
import type { SourceFile } from '../../input/source-file.ts'
import type { LinkedSite } from './linked-site.ts'
import { listSiteAliasPaths, splitSuffix } from './local-files.ts'
import { suggestMarkdownFile } from './suggest-markdown-file.ts'

/** The URL of the page that a link to a `.md` or `.mdx` file leads to. A link without such a page is reported and kept. */
export function resolveMarkdownLink(href: string, file: SourceFile, site: LinkedSite): string {
  const { path, suffix } = splitSuffix(href)
  const candidates = listCandidates(decodePercentEncoding(path), file, site.folderOfDocs)
  const url = candidates.map(candidate => site.urls.get(candidate)).find(found => found !== undefined)
  if (url !== undefined) return url + suffix
  const existing = candidates.find(candidate => isFile(join(site.root, candidate)))
  const problem =
    existing === undefined ? describeMissingFile(href, file, site) : describeUnpublishedFile(href, existing, site)
  if (problem) {
    for (const where of locateAddress(file, href)) site.report({ ...ofCheck('brokenMarkdownLinks'), where, ...problem })
  }
  return href
}

/** The files that a link may mean, the likeliest first. */
function listCandidates(path: string, file: SourceFile, folderOfDocs: string): string[] {
  const fromSite = listSiteAliasPaths(path)
  if (fromSite) return fromSite
  const ownFolder = file.path.split('/').slice(0, 2).join('/')
  // Only posts and pages refer to the main docs: a doc of an older version must not lead to them unasked.
  const folders = /^content\/(?:blog|pages)$/.test(ownFolder) ? [ownFolder, folderOfDocs] : [ownFolder]
  if (path.startsWith('/')) return [...folders.map(folder => folder + path), `content${path}`, path.slice(1)]
  return [posix.dirname(file.path), ...folders, 'content'].map(folder => posix.join(folder, path))
}

function describeMissingFile(href: string, file: SourceFile, { urls }: LinkedSite): Pick<Problem, 'what' | 'fix'> {
  const { path, suffix } = splitSuffix(href)
  const suggestion = suggestMarkdownFile(decodePercentEncoding(path), file, [...urls.keys()])
  return {
    what: `The Markdown link \`${href}\` leads to no file of this site.`,
    fix: suggestion
      ? `Did you mean \`${suggestion + suffix}\`?`
      : 'Correct the path (it is relative to this file), or link to the page by its URL.',
  }
}

/** Why a file is not a page. Undefined for one that should be a page: its own error is reported. */
function describeUnpublishedFile(
  href: string,
  path: string,
  { root }: LinkedSite,
): Pick<Problem, 'what' | 'fix'> | undefined {
  const link = `The Markdown link \`${href}\` leads to ${path}`
  const hidden = path.split('/').find(segment => /^[_.]/.test(segment))
  if (hidden !== undefined) {
    return {
      what: `${link}, which is not a page because \`${hidden}\` starts with \`${hidden[0]}\`.`,
      fix: 'Link to a page.',
    }
  }
  // Searched instead of parsed, since invalid front matter may be the reason why the file is not a page.
  const frontMatter = /^---\s*\n(.*?)^---\s*$/ms.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? ''
  if (!/^draft:\s*true\b/m.test(frontMatter)) return undefined
  return {
    what: `${link}, a draft, which is not published.`,
    fix: 'Remove `draft: true` from that file, or remove the link.',
  }
}
