import type { QEditor } from '../editor/q-editor.client.ts'
import type { Exchange } from '../fence/session-text.ts'
import type { InputResult, PageBlock } from '../worker/worker-messages.ts'
import type { ComparedLine } from './compare-lines.ts'
import type { PageBlocks } from './page-blocks.client.ts'

/** An input with its prompt, and what it printed. */
export interface Entry {
  element: HTMLElement
  /** `blankLines` are empty lines that the page has below the output. */
  setOutput(lines: readonly ComparedLine[], results?: readonly InputResult[], blankLines?: number): void
  /** Says in place of an output why there is none. */
  setMessage(text: string): void
}

/** A block that the reader has run or edited. */
export interface BlockState {
  figure: HTMLElement
  page: PageBlocks
  /** The block's place among the blocks of the page. */
  index: number
  /** Holds `lines`, then the prompt. */
  area: HTMLElement
  /** Shows the inputs and what they computed, in place of the printed block. */
  lines: HTMLElement
  /** The block as the page prints it. */
  printed: PageBlock
  exchanges: Exchange[]
  /** What the page prints before each input. */
  prompts: string[]
  /** The inputs as the reader has edited them. */
  inputs: readonly string[]
  entries: Entry[]
  /** What the last run computed, for each input; nothing for inputs below one that ended the session. */
  results?: InputResult[][] | undefined
  /** While the block is being edited, a field for each input. */
  editors?: QEditor[] | undefined
  prompt?: Prompt | undefined
  /** Whether the block has to run before its prompt: the reader has reset it, and its prompt is there again. */
  isReset?: boolean
  /** The run of the block or of its prompt: it can be stopped, and `ended` resolves when it is over. Undefined while nothing runs. */
  running?: { controller: AbortController; ended: Promise<void> } | undefined
}

/** An input that was typed at a prompt. */
export interface TypedInput {
  text: string
  /** `unrun`: it has not run in the present session. */
  status: 'unrun' | 'waiting' | 'running' | 'run'
}

/** The place at the end of a block where the reader goes on typing, with what was typed there before. */
export interface Prompt {
  /** What was typed, the oldest first. */
  readonly inputs: readonly TypedInput[]
  /** What stands in the field. */
  draft: string
  /** Shows an input as one that has not run. */
  addInput(text: string): void
  /** Runs the inputs that have not run in the present session. */
  runUnrun(): void
  /** Shows a remark below the inputs. */
  addToLog(element: Element): void
  /** Shows the prompt that follows a result, or that the session has ended. */
  follow(result: InputResult): void
  focus(): void
  /** Forgets what was typed. */
  clear(): void
  remove(): void
}

/** Why a run has ended whose block the reader has reset: nothing is shown of it. */
export class BlockReset extends Error {}

export function isEdited({ exchanges, inputs }: BlockState): boolean {
  return exchanges.some(({ typed }, i) => typed !== inputs[i])
}
