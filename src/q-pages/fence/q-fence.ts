import type { ChartRequest } from '../chart/read-chart.ts'
import { isSession } from './session-text.ts'

/** What a code block of a page is for. */
export type QFence =
  /** Inputs after prompts, with what they print. */
  | { role: 'session'; process: string; advance: number; prompt?: string; chart?: ChartRequest }
  /** Code that the session loads. */
  | { role: 'script'; process: string; advance: number }
  /** A part of the file with this name, on the disk of the page: the text of the block, or that of the site's file at `src`. */
  | { role: 'file'; file: string; src?: string }
  /** Shell commands that start q processes. */
  | { role: 'start' }
  /** What the editor of an exercise contains at first; not run. */
  | { role: 'starter' }
  /** A session that tests the answer to an exercise. */
  | { role: 'check' }
  /** An answer to an exercise that its check must refuse. Readers do not see it. */
  | { role: 'wrong' }
  /** Shown and not run, for the reason that the author gives in a few words. */
  | { role: 'exempt'; reason: string }

interface Fence {
  code: string
  language: string
  meta: string
  title: string | undefined
}

/**
 * What the rest of a fence's line asks for: `process=rdb` names the simulated process that runs the block, `after=5s` advances the
 * clock of the page first, `file` adds the block to the file of its title, or with `src="/code/joins/week.q"` a file of the site,
 * `norun="reads the clock"` keeps it from being run, `prompt="Try: 2+2"` shows an open prompt below a session,
 * `bars="Trades by symbol"` and `line` draw what it prints. `starter`, `check` and `wrong` belong to an exercise. A shell block with
 * `start` starts processes and shows, after `$` prompts, what they print. Undefined for any other code.
 */
export function readQFence({ code, language, meta: metaWithTitle, title }: Fence): QFence | undefined {
  const meta = metaWithTitle.replace(/\b(?:title|bars|line|src)=(?:"[^"]*"|'[^']*')/g, '')
  const quoted = readQuotedWords(metaWithTitle)
  if (['sh', 'bash', 'shell'].includes(language) && /\bstart\b/.test(meta)) return { role: 'start' }
  if (language !== 'q') return undefined
  const [isExempt, reason = ''] = /\bnorun\b(?:="([^"]*)")?/.exec(meta) ?? []
  if (isExempt) return { role: 'exempt', reason }
  const [exercisePart] = /\b(?:starter|check|wrong)\b/.exec(meta) ?? []
  if (exercisePart === 'starter' || exercisePart === 'check' || exercisePart === 'wrong') return { role: exercisePart }
  if (title && /\bfile\b/.test(meta)) return { role: 'file', file: title, ...readFileAddress(quoted) }
  const [, process = ''] = /\bprocess=([\w.]+)/.exec(meta) ?? []
  const run = { process, advance: readDuration(meta) }
  if (!isSession(code)) return { role: 'script', ...run }
  const [hasPrompt, prompt = ''] = /\bprompt\b(?:="([^"]*)")?/.exec(meta) ?? []
  const chart = readChartRequest(quoted, meta)
  return { role: 'session', ...run, ...(hasPrompt && { prompt }), ...(chart && { chart }) }
}

interface QuotedWord {
  name: string
  text: string
}

/** The words of a fence's line with a text in quotes, which may itself look like such a word: `title="a src='b'"` is one. */
function readQuotedWords(meta: string): QuotedWord[] {
  return [...meta.matchAll(/(?<!\S)(\w+)=(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', inDouble, text = inDouble ?? '']) => ({ name, text }),
  )
}

/** `src="/code/joins/week.q"` */
function readFileAddress(quoted: readonly QuotedWord[]): { src?: string } {
  const src = quoted.find(({ name }) => name === 'src')?.text
  return src === undefined ? {} : { src }
}

/** `bars="Trades by symbol" log`; `words` are the rest of the line without quoted captions. */
function readChartRequest(quoted: readonly QuotedWord[], words: string): ChartRequest | undefined {
  const { name, text: caption } = quoted.find(word => word.name === 'bars' || word.name === 'line') ?? {}
  if ((name !== 'bars' && name !== 'line') || !caption) return undefined
  return { kind: name, caption, isLog: /(?<!\S)log(?!\S)/.test(words) }
}

const millisecondsByUnit = new Map([
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
])

/** `after=5s` in milliseconds; 0 if there is none. */
function readDuration(meta: string): number {
  const [, number, unit = ''] = /\bafter=(\d+)(ms|s|m|h)\b/.exec(meta) ?? []
  return Number(number ?? 0) * (millisecondsByUnit.get(unit) ?? 0)
}
