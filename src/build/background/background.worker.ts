import { parentPort } from 'node:worker_threads'
import { toError } from '../../lib/to-error.ts'
import type { BackgroundTasks, TaskRequest, TaskResponse } from './background-tasks.ts'

/** Each task loads its own code: a build whose examples are in the cache draws images without the interpreter. */
const tasks: BackgroundTasks = {
  async runPages(pages) {
    const { runPages } = await import('../../q-pages/check/check-page.ts')
    return runPages(pages)
  },
  async checkStartingPoints(points, file) {
    const { checkStartingPoints } = await import('../../q-pages/check/check-starting-points.ts')
    return checkStartingPoints(points, file)
  },
  async drawImages(images, folders) {
    const { drawImages } = await import('../../outputs/social-images/draw-social-images.ts')
    return drawImages(images, folders)
  },
}

let last = Promise.resolve()
parentPort?.on('message', (request: TaskRequest) => {
  // One after the other, in the order of the requests.
  last = last.then(async () => parentPort?.postMessage(await answer(request)))
})

async function answer({ id, name, args }: TaskRequest): Promise<TaskResponse> {
  try {
    // The types of a name and of its arguments belong together, which a union of names cannot say.
    const run = tasks[name] as (...args: unknown[]) => Promise<unknown>
    return { id, result: await run(...args) }
  } catch (thrown) {
    return { id, error: toError(thrown) }
  }
}
