import { createInputHistory } from '../editor/input-history.ts'
import { createQEditor } from '../editor/q-editor.client.ts'
import { readInputs } from '../fence/session-text.ts'
import { describeFailure } from '../worker/replaying-worker.ts'
import type { InputResult } from '../worker/worker-messages.ts'
import { createCode, createEntry, createMessage, type Entry, sessionHasEnded } from './block-view.client.ts'
import type { ComparedLine } from './compare-lines.ts'
import { makeAction, makeElement } from './elements.client.ts'
import type { PageBlocks } from './page-blocks.client.ts'

/** The place at the end of a block where the reader goes on typing, with what was typed there before. */
export interface BlockPrompt {
  /** What stands in the field. */
  draft: string
  /** What was typed, the oldest first. */
  listTexts(): string[]
  /** Whether some inputs have not run in the present session. */
  hasUnrun(): boolean
  /** Shows an input as one that has not run. */
  addInput(text: string): void
  /** Runs the inputs that have not run in the present session. */
  runUnrun(): void
  /** Has what ran before count as not run: the session has started anew. */
  markUnrun(): void
  /** Shows a remark below the inputs. */
  addToLog(element: Element): void
  /** Shows the prompt that follows a result, or that the session has ended. */
  showNext(result: InputResult): void
  focus(): void
  /** Forgets what was typed. */
  clear(): void
  remove(): void
}

/** What a prompt needs of its block: its controller. */
interface PromptHost {
  readonly figure: HTMLElement
  readonly page: PageBlocks
  run(): void
  readInputs(): readonly string[]
  /** Resolves when nothing of the block runs any more. */
  whenIdle(): Promise<void> | undefined
  /** Runs an input, with a Stop button in `row`. Undefined if the reader resets the block meanwhile. */
  runTyped(typed: string, row: Element): Promise<InputResult | undefined>
  /** Says below the block that the prompt has computed something. */
  noteTyped(result: InputResult): void
}

/** An input that was typed at a prompt. */
interface TypedInput {
  text: string
  entry: Entry
  /** `unrun`: it has not run in the present session. */
  status: 'unrun' | 'waiting' | 'running' | 'run'
}

/** Adds a prompt below the lines of a block. */
export function createPrompt(lines: Element, block: PromptHost): BlockPrompt {
  const log = makeElement('div', 'q-log')
  log.role = 'log'
  log.ariaLabel = 'What you typed, and what it printed'
  const sign = makeElement('span', 'prompt', 'q)')
  sign.ariaHidden = 'true'
  const history = createInputHistory(block.readInputs())
  const editor = createQEditor({
    label: 'q prompt: go on in the session of this example',
    runsOnEnter: true,
    history,
    onRun: submit,
  })
  editor.input.placeholder = block.figure.dataset.prompt || 'Go on typing; Enter runs'
  const row = makeElement('div', 'q-prompt', sign, editor.element)
  lines.after(log, row)

  const inputs: TypedInput[] = []
  let lastRun: Promise<void> = Promise.resolve()
  const listInputs = (status: TypedInput['status']) => inputs.filter(input => input.status === status)

  /** Runs what is in the field: one input, or each input of a session that was pasted. */
  function submit(text: string) {
    const texts = readInputs(text).filter(input => input.trim() !== '')
    if (texts.length === 0) return
    editor.value = ''
    queue(texts.map(addInput))
  }

  function addInput(text: string) {
    const entry = createEntry(sign.textContent ?? 'q)', createCode(text))
    const input: TypedInput = { text, entry, status: 'unrun' }
    inputs.push(input)
    history.add(text)
    addToLog(entry.element)
    return input
  }

  /** What is typed during a run waits for its end, as on a console. */
  function queue(added: readonly TypedInput[]) {
    for (const input of added) {
      input.status = 'waiting'
      lastRun = lastRun.then(() => runAndShow(input))
    }
  }

  async function runAndShow(input: TypedInput) {
    await block.whenIdle()
    const { text, entry, status } = input
    if (status !== 'waiting') return
    input.status = 'running'
    try {
      const result = await block.runTyped(text, row)
      if (!result) return
      entry.setOutput(splitLines(result.output), [result])
      block.noteTyped(result)
      showNext(result)
    } catch (error) {
      for (const other of listInputs('waiting')) other.status = 'unrun'
      entry.setMessage((await describeFailure(error)).text)
      block.page.events.dispatchEvent(new Event('unrun'))
    }
    input.status = 'run'
    log.scrollTop = log.scrollHeight
  }

  function showNext({ prompt, exitCode }: InputResult) {
    sign.textContent = prompt
    if (exitCode === undefined) return showInRow(sign, editor.element)
    addToLog(createMessage(`The session has ended with exit code ${exitCode}.`))
    for (const input of listInputs('waiting')) {
      input.status = 'run'
      input.entry.setMessage(sessionHasEnded)
    }
    const again = makeAction('start-button', 'Start again', () => {
      forgetInputs()
      block.page.restart()
      block.run()
    })
    showInRow(again)
  }

  /** The focus stays in the row. */
  function showInRow(...content: HTMLElement[]) {
    if (row.firstChild === content[0]) return
    const hadFocus = row.contains(document.activeElement)
    row.replaceChildren(...content)
    if (hadFocus) row.querySelector<HTMLElement>('button, textarea')?.focus()
  }

  function forgetInputs() {
    for (const input of inputs.splice(0)) input.status = 'unrun'
    log.replaceChildren()
    log.removeAttribute('tabindex')
  }

  function addToLog(element: Element) {
    log.append(element)
    log.tabIndex = 0 // Not before: an empty log is no stop for Tab.
    log.scrollTop = log.scrollHeight
  }

  return {
    get draft() {
      return editor.value
    },
    set draft(text) {
      editor.value = text
    },
    listTexts: () => inputs.map(({ text }) => text),
    hasUnrun: () => listInputs('unrun').length > 0,
    addInput,
    runUnrun: () => queue(listInputs('unrun')),
    markUnrun() {
      for (const input of listInputs('run')) input.status = 'unrun'
    },
    addToLog,
    showNext,
    focus: editor.focus,
    clear() {
      forgetInputs()
      editor.value = ''
      sign.textContent = 'q)'
      showInRow(sign, editor.element)
    },
    remove() {
      log.remove()
      row.remove()
    },
  }
}

function splitLines(output: string): ComparedLine[] {
  const text = output.replace(/\n$/, '')
  return text === '' ? [] : text.split('\n').map(line => ({ text: line, isChanged: false }))
}
