import { runner } from 'virtual:runner-settings'
import { withBasePath } from '../browser/with-base-path.ts'

/** The runner's links on this site. */
export const runnerLinks = createRunnerLinks(runner)

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

/** Characters of an encoded text: hosts refuse addresses of more than about 8,000. */
const maxTypedLength = 2000
const maxOutputLength = 3000
const maxTitleLength = 200

/**
 * The address of a form that reports a wrong answer, filled in. `template` is `runner.feedback` of the configuration:
 * `https://x.example/new?title={title}&body={body}` -> `https://x.example/new?title=Wrong%20answer%3A%201%2B1&body=…`.
 */
export function buildFeedbackUrl(template: string, report: { typed: string; output: string; page: string }): string {
  const typed = limit(report.typed, maxTypedLength)
  const [firstLine = ''] = typed.trim().split('\n')
  const body = [
    `On ${report.page} I typed:`,
    indent(typed),
    'The runner printed:',
    indent(limit(report.output, maxOutputLength)) || '    (nothing)',
    'I expected:',
    '',
  ].join('\n\n')
  const values: Record<string, string> = { title: limit(`Wrong answer: ${firstLine}`, maxTitleLength), body }
  return template.replace(/\{(title|body)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Cuts a text so that it takes at most about `most` characters of an address. */
function limit(text: string, most: number): string {
  let kept = ''
  let length = 0
  for (const character of text) {
    // Half of a surrogate pair cannot be encoded.
    const written = /\p{Surrogate}/u.test(character) ? '\ufffd' : character
    length += encodeURIComponent(written).length
    if (length > most) return `${kept}…`
    kept += written
  }
  return kept
}

/** Lines of code in Markdown. */
const indent = (text: string) => text.trimEnd().replace(/^(?=.)/gm, '    ')
