import { RunnerEnded } from '../worker/start-runner.ts'
import { describeMissingScript, type Failure } from './missing-script.ts'

/** `error` is a RunnerEnded, or what a script that could not be fetched was rejected with. */
export async function describeFailure(error: unknown): Promise<Failure> {
  if (!(error instanceof RunnerEnded) || error.reason === 'unreachable') return describeMissingScript()
  return { text: sentences[error.reason], needsReload: false }
}

const sentences = {
  stopped: 'Stopped. The session is rebuilt with the next run.',
  time: 'Ended by the time limit of 8 seconds. The session is rebuilt with the next run.',
  forbidden: 'The runner could not be started: this browser forbids workers.',
  crashed: 'The runner crashed, perhaps because it ran out of memory. The session is rebuilt with the next run.',
}
