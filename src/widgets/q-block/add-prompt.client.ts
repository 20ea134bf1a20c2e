import type { InputResult } from '../../runner/page-block.ts'
import { colourQ } from '../q-editor/colour-q.client.ts'
import { createQEditor } from '../q-editor/create-q-editor.client.ts'
import { createInputHistory } from '../q-editor/input-history.ts'
import type { BlockState, Prompt } from './block-state.ts'
import { createEntry } from './create-entry.client.ts'
import { describeFailure } from './describe-failure.ts'
import { makeAction } from './make-action.client.ts'
import { showNote } from './show-note.client.ts'
import { makeResetButton } from './show-results.client.ts'
import { showSource } from './show-source.client.ts'
import { whileRunning } from './while-running.client.ts'

interface PromptParts extends Prompt {
  log: HTMLElement
  row: HTMLElement
  sign: HTMLElement
  onStartAgain: () => void
}

/** Shows the prompt of a block; `last` is the last result of its run, if it has run. `onStartAgain` runs the block once more. */
export function addPrompt(state: BlockState, last: InputResult | undefined, onStartAgain: () => void) {
  state.prompt?.remove()
  const parts = createParts(state, onStartAgain)
  state.prompt = parts
  state.area.append(parts.log, parts.row)
  if (last) follow(state, parts, last)
}

function createParts(state: BlockState, onStartAgain: () => void): PromptParts {
  const log = document.createElement('div')
  log.className = 'q-log'
  log.role = 'log'
  log.ariaLabel = 'What you typed, and what it printed'
  const sign = document.createElement('span')
  sign.className = 'prompt'
  sign.textContent = 'q)'
  sign.ariaHidden = 'true'
  const row = document.createElement('div')
  row.className = 'q-prompt'
  const history = createInputHistory(state.inputs)
  const editor = createQEditor({
    label: 'q prompt: go on in the session of this example',
    runsOnEnter: true,
    history,
    onRun: text => {
      if (state.running || text.trim() === '') return
      history.add(text)
      editor.value = ''
      runTyped(state, parts, text)
    },
  })
  editor.input.placeholder = state.figure.dataset.prompt || 'Go on typing; Enter runs'
  row.append(sign, editor.element)
  const parts: PromptParts = {
    log,
    row,
    sign,
    onStartAgain,
    isTyping: false,
    focus: editor.focus,
    remove() {
      log.remove()
      row.remove()
    },
    renew: () => addPrompt(state, undefined, onStartAgain),
  }
  return parts
}

async function runTyped(state: BlockState, parts: PromptParts, typed: string) {
  const code = document.createElement('code')
  code.append(colourQ(typed))
  const entry = createEntry(parts.sign.textContent ?? 'q)', code)
  addToLog(parts, entry.element)
  parts.isTyping = true
  try {
    const result = await whileRunning(state, parts.row, signal => runInput(state, typed, signal))
    entry.setOutput(linesOf(result.output), [result])
    if (!state.results) noteFirstRun(state)
    showSource(state.figure, typed, result.output)
    follow(state, parts, result)
  } catch (error) {
    const failure = document.createElement('p')
    failure.className = 'q-explanation'
    failure.textContent = describeFailure(error)
    entry.element.append(failure)
  }
  parts.isTyping = false
  scrollToEnd(parts)
}

async function runInput(state: BlockState, typed: string, signal: AbortSignal): Promise<InputResult> {
  if (state.isReset) await state.page.runBlock(state.index, signal)
  state.isReset = false
  return state.page.runInput(state.index, typed, signal)
}

/** Of a block whose prompt was used before Run: its own inputs have run too, and print what the page shows. */
function noteFirstRun(state: BlockState) {
  showNote(state.figure, { text: 'Run after the lines above', tone: 'plain', buttons: [makeResetButton(state)] })
}

/** Shows the prompt that follows a result, or that the session has ended. */
function follow(state: BlockState, parts: PromptParts, { prompt, exitCode }: InputResult) {
  const { row, sign } = parts
  sign.textContent = prompt
  if (exitCode === undefined) return
  const ending = document.createElement('p')
  ending.className = 'q-explanation q-ending'
  ending.textContent = `The session has ended with exit code ${exitCode}.`
  addToLog(parts, ending)
  const again = makeAction('start-button', 'Start again', () => {
    state.page.restart()
    parts.onStartAgain()
  })
  const hadFocus = row.contains(document.activeElement)
  row.replaceChildren(again)
  if (hadFocus) again.focus()
}

function linesOf(output: string) {
  const text = output.replace(/\n$/, '')
  return text === '' ? [] : text.split('\n').map(line => ({ text: line, isChanged: false }))
}

function addToLog(parts: PromptParts, element: Element) {
  parts.log.append(element)
  parts.log.tabIndex = 0 // Not before: an empty log is no stop for Tab.
  scrollToEnd(parts)
}

function scrollToEnd({ log }: PromptParts) {
  log.scrollTop = log.scrollHeight
}
