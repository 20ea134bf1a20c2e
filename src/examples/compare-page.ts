import { createSession } from '../../q/create-session.ts'
import { library } from '../../q/library.ts'
import { type Exchange, readConsoleBlocks } from './read-console-blocks.ts'

export interface Difference extends Exchange {
  computed: string
}

export interface PageResult {
  /** Inputs whose output was compared. */
  compared: number
  differences: Difference[]
}

/** Runs the sessions of a page from top to bottom in one q session and compares what it prints with what is computed. */
export function comparePage(markdown: string): PageResult {
  const session = createSession({ clock: standingClock, library })
  const result: PageResult = { compared: 0, differences: [] }
  for (const { exchanges, code, isExempt } of readConsoleBlocks(markdown)) {
    if (isExempt) continue
    if (!exchanges) session.run(code)
    for (const exchange of exchanges ?? []) {
      const computed = tidy(session.run(exchange.typed).output)
      result.compared++
      if (computed !== tidy(exchange.printed)) result.differences.push({ ...exchange, computed })
    }
  }
  return result
}

/** 2024.03.15D09:30 in nanoseconds since 2000.01.01: examples must not depend on the day they are checked. */
const standingClock = () => 763_810_200_000_000_000n

/** Blanks at the end of lines and empty lines at the end do not count. */
const tidy = (text: string) => text.replace(/[ \t]+$/gm, '').trimEnd()
