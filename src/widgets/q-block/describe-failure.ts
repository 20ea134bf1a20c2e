import { RunnerEnded } from '../../runner/start-runner.ts'

/** Says why a run gave no result, and what the reader can do. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof RunnerEnded))
    return `The runner could not be loaded: ${error instanceof Error ? error.message : error}`
  switch (error.reason) {
    case 'stopped':
      return 'Stopped. The session is rebuilt with the next run.'
    case 'time':
      return 'Ended by the time limit of 8 seconds. The session is rebuilt with the next run.'
    case 'unreachable':
      return 'The runner could not be started: its scripts did not all arrive, or this browser forbids workers.'
    case 'crashed':
      return 'The runner crashed, perhaps because it ran out of memory. The session is rebuilt with the next run.'
    default:
      return error.reason satisfies never
  }
}
