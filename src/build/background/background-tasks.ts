// What a build has done in a worker beside its own thread: results that no cache holds.
import type { StartingPoint } from '../../content/input/data-files.ts'
import type { Problem } from '../../content/input/problem.ts'
import type { SourceFile } from '../../content/input/source-file.ts'
import type { SocialImageTexts } from '../../page-kinds/head/social-image-texts.ts'
import type { NewPage } from '../../q-pages/check/check-examples.ts'
import type { PageCheck } from '../../q-pages/check/check-page.ts'

/** The functions of the worker by their names. Arguments and results travel between threads, so they are plain data. */
export interface BackgroundTasks {
  runPages: (pages: readonly NewPage[], cacheFolder: string | undefined) => Promise<PageCheck[]>
  checkStartingPoints: (points: readonly StartingPoint[], file: SourceFile) => Promise<Problem[]>
  drawImages: (
    images: readonly SocialImageTexts[],
    folders: { out: string; cache: string | undefined },
  ) => Promise<void>
}

export type TaskName = keyof BackgroundTasks

export interface TaskRequest<Name extends TaskName = TaskName> {
  id: number
  name: Name
  args: Parameters<BackgroundTasks[Name]>
}

/** Has an error if the task failed. */
export interface TaskResponse {
  id: number
  result?: unknown
  error?: unknown
}
