import { announce } from '../browser/page-elements.ts'

/** The heading of a panel and the label of its button. */
type Texts = readonly [heading: string, button: string]
export const loadError: Texts = ['This page could not be loaded.', 'Retry']
export const pageCrash: Texts = ['This page crashed.', 'Try again']

/** Shows an error in place of the page. Navbar and footer stay usable. */
export function showErrorPanel([heading, button]: Texts, error: unknown, onRetry: () => void) {
  const page = document.getElementById('page')
  if (!page) return
  page.innerHTML =
    '<main id="main" class="single"><h1 tabindex="-1"></h1><p class="error-message"></p><button type="button"></button></main>'
  const [title, message, retry] = page.querySelectorAll<HTMLElement>('main *')
  title?.append(heading)
  message?.append(describeError(error))
  retry?.append(button)
  retry?.addEventListener('click', onRetry)
  document.title = heading
  for (const link of document.querySelectorAll('#menu a')) link.ariaCurrent = null
  title?.focus()
  announce(heading)
}

/** The messages of an error and of its causes, one per line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\nCause: ${describeError(error.cause)}`
}
