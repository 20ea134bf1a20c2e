import { createInputHistory } from '../editor/input-history.ts'
import { createQEditor } from '../editor/q-editor.client.ts'
import { readInputs } from '../fence/session-text.ts'
import { describeFailure } from '../worker/worker-client.ts'
import type { InputResult } from '../worker/worker-messages.ts'
import { BlockReset, type BlockState, type Entry, type Prompt, type TypedInput } from './block-state.ts'
import { codeOf, createEntry, createMessage, sessionHasEnded, showRemark } from './block-view.client.ts'
import { makeAction, makeElement } from './elements.client.ts'
import { showSource } from './show-source.client.ts'
import { whileRunning } from './while-running.client.ts'

/** Adds a prompt to a block. `onStartAgain` runs the block once more, after an input has ended the session. */
export function addPrompt(state: BlockState, onStartAgain: () => void): Prompt {
  const log = makeElement('div', 'q-log')
  log.role = 'log'
  log.ariaLabel = 'What you typed, and what it printed'
  const sign = makeElement('span', 'prompt', 'q)')
  sign.ariaHidden = 'true'
  const history = createInputHistory(state.inputs)
  const editor = createQEditor({
    label: 'q prompt: go on in the session of this example',
    runsOnEnter: true,
    history,
    onRun(text) {
      const texts = readInputs(text).filter(input => input.trim() !== '')
      if (texts.length === 0) return
      editor.value = ''
      run(texts.map(addInput))
    },
  })
  editor.input.placeholder = state.figure.dataset.prompt || 'Go on typing; Enter runs'
  const row = makeElement('div', 'q-prompt', sign, editor.element)
  state.area.append(log, row)

  const inputs: (TypedInput & { entry: Entry })[] = []
  let lastRun: Promise<void> = Promise.resolve()
  const inputsThat = (status: TypedInput['status']) => inputs.filter(input => input.status === status)

  function addInput(text: string) {
    const entry = createEntry(sign.textContent ?? 'q)', codeOf(text))
    const input: (typeof inputs)[number] = { text, entry, status: 'unrun' }
    inputs.push(input)
    history.add(text)
    addToLog(entry.element)
    return input
  }

  /** What is typed during a run waits for its end, as on a console. */
  function run(added: typeof inputs) {
    for (const input of added) {
      input.status = 'waiting'
      lastRun = lastRun.then(() => answer(input))
    }
  }

  async function answer(input: (typeof inputs)[number]) {
    await state.running?.ended
    const { text, entry, status } = input
    if (status !== 'waiting') return
    input.status = 'running'
    try {
      const result = await whileRunning(state, row, async signal => {
        if (state.isReset) await state.page.queueBlock(state.index, signal)
        state.isReset = false
        return state.page.queueInput(state.index, text, signal)
      })
      entry.setOutput(linesOf(result.output), [result])
      if (!state.results) showRemark(state, { text: 'Run after the lines above' })
      showSource(state.figure, text, result.output)
      follow(result)
    } catch (error) {
      if (error instanceof BlockReset) return
      for (const other of inputsThat('waiting')) other.status = 'unrun'
      entry.setMessage((await describeFailure(error)).text)
      state.page.events.dispatchEvent(new Event('unrun'))
    }
    input.status = 'run'
    log.scrollTop = log.scrollHeight
  }

  function follow({ prompt, exitCode }: InputResult) {
    sign.textContent = prompt
    if (exitCode === undefined) return showInRow(sign, editor.element)
    addToLog(createMessage(`The session has ended with exit code ${exitCode}.`))
    for (const input of inputsThat('waiting')) {
      input.status = 'run'
      input.entry.setMessage(sessionHasEnded)
    }
    const again = makeAction('start-button', 'Start again', () => {
      state.page.restart()
      forgetInputs()
      onStartAgain()
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
    inputs,
    get draft() {
      return editor.value
    },
    set draft(text) {
      editor.value = text
    },
    addInput,
    runUnrun: () => run(inputsThat('unrun')),
    addToLog,
    follow,
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

function linesOf(output: string) {
  const text = output.replace(/\n$/, '')
  return text === '' ? [] : text.split('\n').map(line => ({ text: line, isChanged: false }))
}
