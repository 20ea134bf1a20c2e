import { RunnerEnded } from '../../runner/start-runner.ts'
import { describeMissingScript, type Failure } from './missing-script.ts'

/** `error` is a RunnerEnded, or what a script that could not be fetched was rejected with. */
export async function describeFailure(error: unknown): Promise<Failure> {
  if (!(error instanceof RunnerEnded)) return describeMissingScript()
  const text = sentences[error.reason]
  return error.reason === 'unreachable' ? describeMissingScript(text) : { text, needsReload: false }
}

const sentences = {
  stopped: 'Stopped. The session is rebuilt with the next run.',
  time: 'Ended by the time limit of 8 seconds. The session is rebuilt with the next run.',
  forbidden: 'The runner could not be started, because this browser forbids workers.',
  unreachable: 'A script of the runner could not be loaded. Check your network connection and try again.',
  crashed: 'The runner crashed, perhaps because it ran out of memory. The session is rebuilt with the next run.',
}
