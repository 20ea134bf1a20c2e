import { readFileSync } from 'node:fs'
import type { Problem } from '../../content/input/problem.ts'
import { getHostRequirements } from '../../outputs/hosting/host-requirements.ts'
import { makeHostingFiles } from '../../outputs/hosting/hosting-files.ts'
import { makeRedirectPage, redirectScript } from '../../outputs/hosting/redirect-page.ts'
import type { BuiltSite } from '../built-site.ts'
import { getHtmlFile } from './get-html-file.ts'
import type { OutputFolder } from './output-folder.ts'

/**
 * Writes the files beside the pages: feeds, twins and search, the site's own outputs, pages that redirect, images of
 * the content, hosting files.
 */
export async function writeCompanions(site: BuiltSite, { write, written }: OutputFolder): Promise<Problem[]> {
  const { content, redirects, companions, outputs } = site
  for await (const [path, text] of companions()) write(path, text)
  const clashes = outputs.filter(([path]) => written.has(path)).map(([path]) => describeClash(path))
  for (const [path, text] of outputs) write(path, text)
  for (const [from, to] of redirects) write(getHtmlFile(from), makeRedirectPage(to, content.config))
  if (redirects.size > 0) write(redirectScript.path, redirectScript.text)
  for (const [url, file] of content.assets) write(url, readFileSync(file))
  for (const [path, text] of makeHostingFiles(getHostRequirements(content.config, redirects))) write(path, text)
  return clashes
}

function describeClash(path: string): Problem {
  return {
    level: 'error',
    where: 'site.config.ts',
    what: `A function of \`outputs\` returns the file \`${path}\`, which the build writes itself.`,
    fix: 'Give it another path.',
  }
}
