import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { type Problem, sortUniqueProblems } from '../../content/input/problem.ts'
import { escapeHtml } from '../../lib/text.ts'
import { toError } from '../../lib/to-error.ts'
import { formatExcerpt } from './source-excerpt.ts'

/** The page that is shown in place of any other while the site has errors. */
export function renderProblemsDocument(problems: Problem[], root: string): string {
  const items = sortUniqueProblems(problems).map(
    ({ level, where, what, fix }) =>
      `<h2>${level}: ${escapeHtml(where)}</h2><p>${escapeHtml(what)}<br>${escapeHtml(fix)}</p><pre>${escapeHtml(formatExcerpt(root, where))}</pre>`,
  )
  return renderErrorDocument(items.join('\n'))
}

/** Prints what a module threw, or why it does not compile, and returns the page that says the same. */
export function reportException(thrown: unknown, vite: ViteDevServer): string {
  const error = toError(thrown)
  vite.ssrFixStacktrace(error)
  // A compiler's message contains file, line and excerpt; for an exception, the stack says where it was thrown.
  const isFromCompiler = 'plugin' in error || error.message.startsWith('Transform failed')
  const text = stripVTControlCharacters(isFromCompiler ? error.message : (error.stack ?? error.message))
  console.error(text)
  return renderErrorDocument(`<pre>${escapeHtml(text)}</pre>`)
}

/** Reloads the page after the next edit. `data-development` shows that this works, as `dev-client.ts` does on pages. */
function renderErrorDocument(body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head>' +
    `<body><div id="page"><main id="main"><h1>This site has errors</h1>${body}</main></div>` +
    `<script type="module">import.meta.hot.on('tickwise:update', () => location.reload()); document.documentElement.dataset.development = ''</script></body></html>`
  )
}
