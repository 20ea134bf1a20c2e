import type { Report } from '../../input/problem.ts'

/** What resolving links needs to know of a site. */
export interface LinkedSite {
  root: string
  /** URLs of the pages of content files. */
  urls: ReadonlyMap<string, string>
  /** The folder of the main version's docs, to which posts and pages refer. */
  folderOfDocs: string
  report: Report
}
