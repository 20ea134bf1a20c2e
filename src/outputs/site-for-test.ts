import { configForTest } from '../config-for-test.ts'
import { folderForTest } from '../content/folder-for-test.ts'
import type { Problem } from '../content/problem.ts'
import { readSiteContent, type SiteContent } from '../content/site-content.ts'
import { mdxRuntime } from '../pages/mdx-runtime.tsx'
import type { SiteConfig } from '../site-config.ts'

/** A site read from `files` (path -> text), as a build reads it. */
export async function siteForTest(
  files: Record<string, string>,
  settings: Partial<SiteConfig> = {},
): Promise<SiteContent> {
  const { content, problems } = await readSiteForTest(folderForTest(files), settings)
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return content
}

/** The site in `root` and what its author should know. */
export async function readSiteForTest(root: string, settings: Partial<SiteConfig> = {}) {
  const problems: Problem[] = []
  const content = await readSiteContent({
    root,
    config: { ...configForTest, ...settings },
    withDrafts: false,
    mdx: mdxRuntime,
    report: problem => problems.push(problem),
  })
  return { content, problems }
}
