import { configForTest } from '../config-for-test.ts'
import { folderForTest } from '../content/folder-for-test.ts'
import type { Problem } from '../content/problem.ts'
import { readSiteContent, type SiteContent } from '../content/site-content.ts'
import { mdxRuntime } from '../pages/mdx-runtime.tsx'

/** A site read from `files` (path -> text), as a build reads it. */
export async function siteForTest(files: Record<string, string>): Promise<SiteContent> {
  const problems: Problem[] = []
  const content = await readSiteContent({
    root: folderForTest(files),
    config: configForTest,
    withDrafts: false,
    mdx: mdxRuntime,
    report: problem => problems.push(problem),
  })
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return content
}
