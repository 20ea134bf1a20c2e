import { keywords } from 'virtual:q-keywords'
import { splitScript } from '@tickwise/q/source'
import { readShownBlocks } from '../block/shown-blocks.client.ts'
import { explainError } from '../error-explanations.ts'
import { readExchanges, readInputs } from '../fence/session-text.ts'
import { runnerLinks } from '../runner-links.ts'
import type { Failure } from '../worker/missing-script.ts'
import { createReplayingWorker, describeFailure } from '../worker/replaying-worker.ts'
import type { InputResult, PageBlock } from '../worker/worker-messages.ts'
import { type AskedWay, type FailedCheck, findFailedChecks, findOtherWay } from './judge-answer.ts'

/** The result of checking an answer. `printed` is what the answer itself printed. */
export type Outcome =
  | { kind: 'correct'; printed: string }
  /** The result is right, but the answer breaks a rule of the exercise, such as a name to avoid; `reasons` are sentences. */
  | { kind: 'other-way'; printed: string; reasons: string[] }
  | {
      kind: 'wrong'
      printed: string
      failed: FailedCheck[]
      checks: number
      /** Why the last input of the answer returns nothing, if it does. */
      silence: 'semicolon' | 'show' | undefined
      /** About the first error in a failed check, unless a name is missing. */
      explanation: ErrorHelp | undefined
    }
  /** The answer ended with an error, which is the end of `printed`. */
  | { kind: 'error'; printed: string; explanation: ErrorHelp | undefined }
  /** There is nothing to check. */
  | { kind: 'empty' }
  /** The answer ended its session. */
  | { kind: 'ended'; message: string }
  /** The runner was stopped or failed, so the same answer can be tried again. */
  | ({ kind: 'failed' } & Failure)

/** What an error means, and the address that says more. */
export interface ErrorHelp {
  sentence: string
  href: string | undefined
}

/** All exercises share a worker; each check starts its session anew. */
const session = createReplayingWorker()
let running = 0

/** Ends the check that is running. */
export const stopChecking = () => session.stop()

// When the reader has left the page, nobody waits for the result, and the worker would keep using memory.
document.addEventListener('tickwise:page', stopChecking)
addEventListener('pagehide', stopChecking)

/** Runs the page's blocks above `place`, then an answer, then the checks of its exercise. Never rejects. */
export async function checkAnswer(place: Element, typed: string, asked: AskedWay): Promise<Outcome> {
  const text = readInputs(typed).join('\n')
  if (splitScript(text).length === 0) return { kind: 'empty' }
  // Another exercise of the page is still being checked.
  if (running > 0) session.stop()
  running++
  try {
    return await run(place, text, asked)
  } catch (error) {
    return { kind: 'failed', ...(await describeFailure(error)) }
  } finally {
    running--
  }
}

async function run(place: Element, text: string, asked: AskedWay): Promise<Outcome> {
  const checks = readChecks(place)
  const earlier = listBlocksAbove(place)
  const blocks = [...earlier, createBlock('script', text), createBlock('check', checks)]
  session.reset()
  const { result } = await session.runThrough(blocks, earlier.length)
  const printed = result.printed + result.inputs.map(({ output }) => output).join('')
  const ending = result.inputs.at(-1)
  if (ending?.exitCode !== undefined)
    return { kind: 'ended', message: 'Your answer ends the q session, so there is nothing to check.' }
  if (ending?.error !== undefined) return { kind: 'error', printed, explanation: explain(ending) }
  const { result: checked } = await session.runThrough(blocks, earlier.length + 1)
  const exchanges = readExchanges(checks)
  const failed = findFailedChecks(exchanges, checked.inputs)
  if (failed.length > 0) {
    const others = failed.filter(({ missing }) => missing === undefined).map(({ typed }) => typed)
    const broken = checked.inputs.find(({ typed, error }) => error !== undefined && others.includes(typed))
    const usesAnswer = failed.some(({ typed }) => /\banswer\b/.test(typed))
    const found = { printed, failed, checks: exchanges.length, silence: usesAnswer ? findSilence(text) : undefined }
    return { kind: 'wrong', ...found, explanation: broken && explain(broken) }
  }
  const reasons = findOtherWay({ text, operations: ending?.operations ?? 0, keywords }, asked)
  return reasons.length > 0 ? { kind: 'other-way', printed, reasons } : { kind: 'correct', printed }
}

/** Why the value of the answer is `::`. Checks of it then fail with errors that do not say why. */
function findSilence(text: string): 'semicolon' | 'show' | undefined {
  const last = splitScript(text).at(-1)?.text ?? ''
  if (/;\s*$/.test(last)) return 'semicolon'
  return /^\s*show\b/.test(last) ? 'show' : undefined
}

function explain(failed: InputResult): ErrorHelp | undefined {
  const found = explainError(failed)
  return found && { sentence: found.sentence, href: runnerLinks.errorUrl(found.anchor) }
}

/** The text of the exercise's `check` blocks. */
function readChecks(place: Element): string {
  const blocks = place.closest('.exercise')?.querySelectorAll('[data-check]') ?? []
  return [...blocks].map(({ textContent }) => textContent).join('\n')
}

function listBlocksAbove(place: Element): PageBlock[] {
  return readShownBlocks(place.closest('article') ?? document)
    .filter(({ figure }) => place.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_PRECEDING)
    .map(({ block }) => block)
}

const createBlock = (kind: 'script' | 'check', text: string): PageBlock => ({
  kind,
  text,
  process: '',
  file: '',
  advance: 0,
})
