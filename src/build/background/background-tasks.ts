// What a build has done in a worker beside its own thread: results that no cache holds.
import type { StartingPoint } from '../../content/input/data-files.ts'
import type { Problem } from '../../content/input/problem.ts'
import type { SourceFile } from '../../content/input/source-file.ts'
import type { drawImages } from '../../outputs/social-images/draw-social-images.ts'
import type { ExamplesPage, PageCheck } from '../../q-pages/check/check-page.ts'

/** The functions of the worker by their names. Arguments and results travel between threads, so they are plain data. */
export interface BackgroundTasks {
  runPages: (pages: readonly ExamplesPage[]) => Promise<PageCheck[]>
  checkStartingPoints: (points: readonly StartingPoint[], file: SourceFile) => Promise<Problem[]>
  drawImages: typeof drawImages
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
