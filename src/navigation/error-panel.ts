import { announce } from '../browser/page-elements.ts'

interface ErrorPanel {
  heading: string
  error: unknown
  button: string
  onRetry: () => void
}

/** Says in place of the page that it could not be fetched. */
export function showLoadError(error: unknown, onRetry: () => void) {
  showErrorPanel({ heading: 'This page could not be loaded.', error, button: 'Retry', onRetry })
}

/** Says in place of the page that a script of it failed. */
export function showPageCrash(error: unknown, onRetry: () => void) {
  showErrorPanel({ heading: 'This page crashed.', error, button: 'Try again', onRetry })
}

/** Shows an error in place of the page. Navbar and footer stay usable. */
export function showErrorPanel({ heading, error, button, onRetry }: ErrorPanel) {
  const main = document.createElement('main')
  main.id = 'main'
  main.className = 'single'
  const title = document.createElement('h1')
  title.textContent = heading
  title.tabIndex = -1
  const text = document.createElement('p')
  text.className = 'error-message'
  text.textContent = describeError(error)
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = button
  retry.addEventListener('click', onRetry)
  main.append(title, text, retry)
  document.getElementById('page')?.replaceChildren(main)
  document.title = heading
  for (const link of document.querySelectorAll('#menu a')) link.ariaCurrent = null
  title.focus()
  announce(heading)
}

/** The messages of an error and of its causes, one per line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\nCause: ${describeError(error.cause)}`
}
