import type { FileCache } from '../../lib/file-cache.ts'
import type { NewPage } from './check-examples.ts'
import { checkPageExamples, type PageCheck } from './check-page.ts'

/** Runs the q of pages, one after the other, and keeps the results. */
export async function runPages(pages: readonly NewPage[], cache: FileCache): Promise<PageCheck[]> {
  const checks: PageCheck[] = []
  for (const { key, text } of pages) {
    const check = await checkPageExamples(text)
    cache.write(key, Buffer.from(JSON.stringify(check)))
    checks.push(check)
  }
  return checks
}
