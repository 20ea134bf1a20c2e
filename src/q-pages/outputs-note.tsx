import type { SiteConfig } from '../site-config/site-config-schema.ts'

interface OutputsNoteProps {
  /** Whether sessions of the page start q processes. */
  hasProcesses: boolean
  /** The page that says how faithful the interpreter is, if the site has one. */
  faithfulness: string | undefined
}

/** Says who computed what the sessions of a page print. It belongs to the frame of a page, so search, feeds and twins lack it. */
export function OutputsNote({ hasProcesses, faithfulness }: OutputsNoteProps) {
  return (
    <p>
      Outputs were computed by Tickwise’s own interpreter of q, the runner, not by kdb+.
      {hasProcesses && ' It simulates processes, disk and clock.'}
      {faithfulness && (
        <>
          {' '}
          <a href={faithfulness}>How faithful is it?</a>
        </>
      )}
    </p>
  )
}

/** A session that is run and prints something; one that is only shown has no such class. */
const computedOutput = /<figure class="code-block session"(?:(?!<\/figure>).)*<samp>/s

/** Undefined for a page without computed output. Where examples are not checked, outputs are as their authors wrote them. */
export function describeOutputs(html: string, { runner, checks }: SiteConfig): OutputsNoteProps | undefined {
  if (checks.examples === 'off' || !computedOutput.test(html)) return undefined
  return { hasProcesses: / data-start\b/.test(html), faithfulness: runner.faithfulness }
}
