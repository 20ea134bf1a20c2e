import type { Problem } from '../../src/content/input/problem.ts'
import { readSiteContent } from '../../src/content/read-site-content.ts'
import type { SiteContent } from '../../src/content/site-content.ts'
import type { Memo } from '../../src/lib/memo.ts'
import { createMdxRuntime } from '../../src/mdx/mdx-runtime.tsx'
import type { SiteComponent } from '../../src/mdx/site-components.ts'
import { qFenceRenderer } from '../../src/q-pages/fence/fence-renderer.ts'
import type { SiteConfig } from '../../src/site-config/site-config-schema.ts'
import { configForTest } from './config-for-test.ts'
import { folderForTest } from './folder-for-test.ts'

type Components = ReadonlyMap<string, SiteComponent>

/** A site read from `files` (path -> text), as a build reads it. `components` are those of the site itself. */
export async function siteForTest(
  files: Record<string, string>,
  settings: Partial<SiteConfig> = {},
  components?: Components,
): Promise<SiteContent> {
  const { content, problems } = await readSiteForTest(folderForTest(files), settings, components)
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return content
}

/** Reads the site in `root`; returns its content and the problems found. */
export async function readSiteForTest(
  root: string,
  settings: Partial<SiteConfig> = {},
  components?: Components,
  memo?: Memo,
  only?: string,
) {
  const problems: Problem[] = []
  const content = await readSiteContent({
    root,
    config: { ...configForTest, ...settings },
    includesDrafts: false,
    fences: qFenceRenderer,
    mdx: createMdxRuntime(components),
    codeVersion: 'one',
    only,
    ...(memo && { memo }),
    report: problem => problems.push(problem),
  })
  return { content, problems }
}
