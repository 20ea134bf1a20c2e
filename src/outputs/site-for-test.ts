import { folderForTest } from '../content/folder-for-test.ts'
import type { Problem } from '../content/problem.ts'
import { readSiteContent, type SiteContent } from '../content/site-content.ts'
import { mdxRuntime } from '../pages/mdx-runtime.tsx'
import { siteConfigSchema } from '../site-config.ts'

const config = siteConfigSchema.parse({
  title: 'Tiny',
  tagline: 'Small',
  description: 'A small site.',
  url: 'https://tiny.example',
  favicon: '/icon.svg',
  logo: { src: '/icon.svg', alt: '', width: 50, height: 150 },
  navbar: { items: [] },
  footer: { columns: [], notes: [] },
})

/** A site read from `files` (path -> text), as a build reads it. */
export async function siteForTest(files: Record<string, string>): Promise<SiteContent> {
  const problems: Problem[] = []
  const content = await readSiteContent({
    root: folderForTest(files),
    config,
    withDrafts: false,
    mdx: mdxRuntime,
    report: problem => problems.push(problem),
  })
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return content
}
