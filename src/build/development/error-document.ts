import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import { type Problem, sortUniqueProblems } from '../../content/input/problem.ts'
import { escapeHtml } from '../../lib/text.ts'
import { toError } from '../../lib/to-error.ts'

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

/**
 * The line that `where` names (`content/docs/intro.md:12`) with two lines on either side, each with its number; empty
 * when `where` names no line of a file.
 *
 *       11 | Some text.
 *     > 12 | :::note
 *       13 |
 */
export function formatExcerpt(root: string, where: string): string {
  const [, file, line] = /^(.*):(\d+)$/.exec(where) ?? []
  if (!file || !line || !existsSync(join(root, file))) return ''
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const number = Number(line)
  const from = Math.max(1, number - 2)
  return lines
    .slice(from - 1, number + 2)
    .map((text, index) => `${from + index === number ? '>' : ' '} ${from + index} | ${text}`)
    .join('\n')
}
