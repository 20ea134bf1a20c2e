import { announce } from '../../browser/page-elements.ts'
import { createQEditor, type QEditor } from '../editor/q-editor.client.ts'
import { type Exchange, groupByInput, readExchanges, writeSession } from '../fence/session-text.ts'
import { maxInputMs } from '../limits.ts'
import { type BlockRun, describeFailure, isTimeout, WorkerEnded } from '../worker/replaying-worker.ts'
import type { BlockResult, InputResult, PageBlock } from '../worker/worker-messages.ts'
import { type BlockPrompt, createPrompt } from './block-prompt.client.ts'
import {
  addLines,
  createCode,
  createEntry,
  type Entry,
  makePrintedButton,
  setEditPressed,
  showOutputs,
  showRunning,
  showSource,
} from './block-view.client.ts'
import { clearNote, makeAction, makeRetryButton, type Note, showNote } from './elements.client.ts'
import { getPageBlocks, type PageBlocks } from './page-blocks.client.ts'

const controllers = new WeakMap<Element, BlockController>()

/** The controller of a block of the page; always the same for one figure. */
export function getBlockController(figure: HTMLElement): BlockController {
  const present = controllers.get(figure)
  if (present) return present
  const controller = new BlockController(figure)
  controllers.set(figure, controller)
  // Beside the run, which need not wait for it.
  import('./kept-inputs.client.ts').then(({ keepTyped }) => keepTyped(controller)).catch(() => {})
  return controller
}

/** Why a run has ended whose block the reader has reset: nothing is shown of it. */
class BlockReset extends Error {}

/**
 * A block that the reader runs, edits or types into. Only its methods change what is known of it: the bar, the notes, the
 * prompt and what is kept of it for the next visit call them. `#` members get short names in the bundle.
 */
export class BlockController {
  readonly page: PageBlocks
  /** The block's place among the blocks of the page. */
  readonly index: number
  /** The block as the page prints it. */
  readonly printed: PageBlock
  /** Undefined until the block has run, unless the page offers a prompt before. */
  prompt: BlockPrompt | undefined
  readonly #exchanges: readonly Exchange[]
  /** Shows the inputs and what they computed, in place of the printed block. */
  readonly #lines: HTMLElement
  #entries: readonly Entry[] = []
  /** The inputs as the reader has edited them. */
  #inputs: readonly string[]
  /** While the block is being edited, a field for each input. */
  #editors: readonly QEditor[] | undefined
  /** What the last run computed, for each input; nothing for inputs below one that ended the session. */
  #results: readonly InputResult[][] | undefined
  /** Whether the block has to run before its prompt: the reader has reset it, and its prompt is there again. */
  #isReset = false
  /** The run of the block or of its prompt: it can be stopped, and `ended` resolves when it is over. Undefined while nothing runs. */
  #running: { controller: AbortController; ended: Promise<void> } | undefined

  constructor(readonly figure: HTMLElement) {
    this.page = getPageBlocks()
    this.index = this.page.blocks.findIndex(shown => shown.figure === figure)
    const shown = this.page.blocks[this.index]
    if (!shown) throw new Error('unknown block')
    this.printed = shown.block
    this.#exchanges = readExchanges(shown.block.text)
    this.#inputs = this.#exchanges.map(({ typed }) => typed)
    this.#lines = addLines(figure, shown.block.process)
  }

  /** Runs the block with the blocks above it, and shows what it computed. */
  async run() {
    if (this.#running) return
    const inputs = this.readInputs()
    this.#inputs = inputs
    const isEdited = this.#setPageBlock()
    try {
      const run = await this.#whileRunning(this.#find('.q-bar'), signal => this.page.queueBlock(this.index, signal))
      const results = putPrintedFirst(run.result)
      // The reader may have gone on editing: the results belong to what was sent.
      this.#results = isEdited ? groupByInput(inputs, results) : inputs.map((_, i) => results.slice(i, i + 1))
      this.#isReset = false
      this.#showRun(run, inputs)
    } catch (error) {
      if (error instanceof BlockReset) return
      const failure = await describeFailure(error)
      this.#remark(failure.text, 'failed', [makeRetryButton(failure, () => this.run())])
    }
  }

  /** Turns the inputs into fields, in their places, or back into text as the reader has left it. */
  toggleEditing() {
    if (this.#editors) this.#leaveEditing()
    else this.#startEditing()
  }

  /** Shows the prompt, also before the first run. */
  offerPrompt(): BlockPrompt {
    this.prompt ??= createPrompt(this.#lines, this)
    return this.prompt
  }

  /** Whether the reader has neither run nor edited the block nor typed at its prompt. */
  get isUntouched(): boolean {
    return !this.#editors && !this.#results && !this.prompt?.listTexts().length
  }

  /** The inputs as they stand in the text, or in the editors while the block is being edited. */
  readInputs(): readonly string[] {
    return this.#editors?.map(({ value }) => value) ?? this.#inputs
  }

  /** Whether some inputs differ from those that the page prints. */
  isEdited(inputs = this.#inputs): boolean {
    return this.#exchanges.some(({ typed }, i) => typed !== inputs[i])
  }

  /** Shows inputs that the reader has edited on an earlier visit, and has the blocks below run after them. */
  restoreInputs(inputs: readonly string[]) {
    this.#inputs = inputs
    this.#setPageBlock()
    this.#showLines()
    this.#remark(editedRemark)
  }

  whenIdle(): Promise<void> | undefined {
    return this.#running?.ended
  }

  /** Runs an input of the prompt. Undefined if the reader resets the block meanwhile. */
  async runTyped(typed: string, row: Element): Promise<InputResult | undefined> {
    try {
      return await this.#whileRunning(row, async signal => {
        if (this.#isReset) await this.page.queueBlock(this.index, signal)
        this.#isReset = false
        return this.page.queueInput(this.index, typed, signal)
      })
    } catch (error) {
      if (error instanceof BlockReset) return undefined
      throw error
    }
  }

  noteTyped({ typed, output }: InputResult) {
    if (!this.#results) this.#remark('Run after the lines above')
    showSource(this.figure, typed, output)
  }

  #startEditing() {
    const inputs = this.#inputs
    this.#editors = inputs.map((text, i) =>
      createQEditor({
        text,
        label: inputs.length === 1 ? 'The input of this example' : `Input ${i + 1} of ${inputs.length} of this example`,
        runsOnEnter: !text.includes('\n'),
        onRun: () => this.run(),
        onLeave: () => this.#leaveEditing(),
      }),
    )
    this.#showLines()
    setEditPressed(this.figure, true)
    this.#remark('Change a line, then run the block.')
    this.#editors[0]?.focus()
  }

  #leaveEditing() {
    if (!this.#editors) return
    const inputs = this.readInputs()
    const isNew = inputs.some((input, i) => input !== this.#inputs[i])
    this.#inputs = inputs
    this.#editors = undefined
    this.#showLines()
    setEditPressed(this.figure, false)
    if (isNew) this.#remark(editedRemark)
    else if (!this.#results && !this.isEdited()) delete this.figure.dataset.shows
    this.#find('.edit-button')?.focus()
  }

  /** Brings the printed block back, without prompt and notes. The next run starts the session anew. */
  #reset() {
    const { figure, prompt } = this
    this.#running?.controller.abort(new BlockReset())
    prompt?.clear()
    if (figure.dataset.prompt === undefined) {
      prompt?.remove()
      this.prompt = undefined
    }
    this.#lines.replaceChildren()
    clearNote(figure)
    delete figure.dataset.shows
    this.#inputs = this.#exchanges.map(({ typed }) => typed)
    this.#results = undefined
    this.#editors = undefined
    this.#isReset = true
    this.#setPageBlock()
    this.page.restart()
    setEditPressed(figure, false)
    this.#find('.run-button')?.focus({ preventScroll: true })
    announce('The example is as printed again.')
  }

  /** Has the block as it is edited run from now on, also as a block above another. Returns whether it differs from the printed one. */
  #setPageBlock(): boolean {
    const { page, index, printed } = this
    const inputs = this.#inputs
    const isEdited = this.isEdited()
    page.setBlock(index, isEdited ? { ...printed, text: writeSession(inputs, this.#exchanges) } : printed)
    return isEdited
  }

  /**
   * Runs `work`, with a button in `place` that stops it after a second. Rejects with a WorkerEnded if the reader stops it, and
   * with a BlockReset if the reader resets the block.
   */
  #whileRunning<Result>(place: Element | null, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController()
    const { signal } = controller
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const showEnd = showRunning(this.figure, place, () => controller.abort(new WorkerEnded('stopped')))
    const result = Promise.race([aborted, work(signal)]).finally(() => {
      this.#running = undefined
      const run = this.#find('.run-button')
      if (showEnd()) (place === run?.parentElement ? run : this.prompt)?.focus()
    })
    const end = () => {}
    this.#running = { controller, ended: result.then(end, end) }
    return result
  }

  /** Shows the block as it is now, as text or in editors, in place of the printed one. Returns what `showOutputs` returns. */
  #showLines(): number {
    const prompts = [...this.figure.querySelectorAll('pre .prompt')]
    this.#entries = this.#inputs.map((input, i) =>
      createEntry(prompts[i]?.textContent ?? 'q)', this.#editors?.[i]?.element ?? createCode(input)),
    )
    this.#lines.replaceChildren(...this.#entries.map(({ element }) => element))
    this.figure.dataset.shows = 'computed'
    return showOutputs(this.#entries, this.#exchanges, this.#results)
  }

  #showRun({ result, earlier, isRestarted }: BlockRun, inputs: readonly string[]) {
    const present = this.readInputs()
    const changes = this.#editors ? showOutputs(this.#entries, this.#exchanges, this.#results) : this.#showLines()
    const prompt = this.offerPrompt()
    const last = result.inputs.at(-1)
    if (last) prompt.showNext(last)
    const isSame = changes === 0
    const remarks = [
      isSame ? 'Same as printed' : `Changed: ${changes} ${changes === 1 ? 'line' : 'lines'}`,
      ...(result.inputs.some(isTimeout) ? [`Ended by the time limit of ${maxInputMs / 1000} seconds`] : []),
      ...(earlier > 0 ? [`Ran ${earlier} earlier ${earlier === 1 ? 'block' : 'blocks'}`] : []),
      ...(isRestarted ? ['The session started anew'] : []),
      ...(inputs.some((input, i) => input !== present[i]) ? ['Edited during the run, not run yet'] : []),
    ]
    const buttons = isSame && !this.isEdited() ? [] : [makePrintedButton(this.figure)]
    this.#remark(remarks.join(' · '), isSame ? 'same' : 'changed', buttons)
    const results = (this.#results ?? []).flat()
    const typed = results.map(each => each.typed).join('\n')
    showSource(this.figure, typed, results.map(({ output }) => output).join(''))
  }

  /** Says something below the block, and offers to reset it. */
  #remark(text: string, tone: Note['tone'] = 'plain', buttons: readonly HTMLElement[] = []) {
    const reset = makeAction('reset-button', 'Reset', () => this.#reset())
    showNote(this.figure, { text, tone, buttons: [...buttons, reset] })
  }

  #find(selector: string) {
    return this.figure.querySelector<HTMLElement>(selector)
  }
}

const editedRemark = 'Edited, not run yet'

/** What a process printed by itself stands below the first prompt, as on a console. */
function putPrintedFirst({ printed, inputs }: BlockResult): InputResult[] {
  return inputs.map((input, i) => (i === 0 ? { ...input, output: printed + input.output } : input))
}
