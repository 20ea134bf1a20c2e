import { withBasePath } from '../../browser/with-base-path.ts'
import { buildFeedbackUrl } from './build-feedback-url.ts'

/** Addresses that the runner links to. Each is undefined if the site has not configured it. */
interface RunnerLinks {
  /** Where the page about errors explains the one whose heading has the id `anchor`. */
  errorUrl: (anchor: string) => string | undefined
  /** The page that says how faithful the runner is. */
  readonly faithfulness: string | undefined
  /** Where a reader reports that `typed` should not have printed `output`. */
  feedbackUrl: (typed: string, output: string) => string | undefined
}

/** The links for the key `runner` of a site's configuration, on the page that is shown. */
export function createRunnerLinks(
  runner: Readonly<Partial<Record<'errors' | 'faithfulness' | 'feedback', string>>>,
): RunnerLinks {
  return {
    get faithfulness() {
      return runner.faithfulness && withBasePath(runner.faithfulness)
    },
    errorUrl: anchor => runner.errors && `${withBasePath(runner.errors)}#${anchor}`,
    feedbackUrl: (typed, output) =>
      runner.feedback &&
      buildFeedbackUrl(runner.feedback, { typed, output, page: location.origin + location.pathname }),
  }
}
