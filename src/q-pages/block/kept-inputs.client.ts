// Nothing that a reader types into the q sessions of a page is lost. The browser keeps it, so that it is there again when the
// reader comes back to the page or reloads it; and what has not run in the present session can be run by a button. Results
// are not kept: they are computed again.
import { readStoredRecord, writeStored } from '../../browser/storage.ts'
import type { BlockState, Prompt } from './block-state.ts'
import { makeAction, makeElement } from './elements.client.ts'
import type { PageBlocks } from './page-blocks.client.ts'
import { readShownBlocks } from './shown-blocks.client.ts'

/** What was typed into one block. */
interface KeptBlock {
  /** Its place among the blocks of the page, and what the page prints there: another build may have changed either. */
  index: number
  printed: string
  /** Its inputs, edited or not. */
  inputs: string[]
  /** What was typed at its prompt, the oldest first. */
  typed: string[]
  /** What stands in the prompt. */
  draft: string
}

/** How a block shows what is brought back. */
interface BlockView {
  showEdited(): void
  offerPrompt(): void
}

const key = 'tickwise.sessions'
/** Of all pages together; the pages left longest ago are dropped. Browsers give a site some 5 million. */
const mostCharacters = 500_000

/** The blocks that are kept up to date, by the run of their page. */
const watched = new WeakMap<PageBlocks, BlockState[]>()

/** The sessions of the page that is shown into which the reader has typed before. */
export const findKeptFigures = (): HTMLElement[] =>
  readShownBlocks(document.getElementById('page') ?? document)
    .filter(({ block }, index) => findKept(index, block.text))
    .map(({ figure }) => figure)

/** Brings back what was typed into a block before the reader left the page, and keeps what is typed from now on. */
export function keepTyped(state: BlockState, view: BlockView) {
  const { page, index, printed, figure } = state
  if (!figure.isConnected) return // The reader has left the page in the meantime.
  const kept = findKept(index, printed.text)
  // The reader may have been quicker than this script.
  const isUntouched = !state.editors && !state.results && !state.prompt?.inputs.length
  if (kept && isUntouched) restore(state, kept, view)
  const states = watched.get(page)
  if (states) states.push(state)
  else watch(page, [state])
}

function watch(page: PageBlocks, states: BlockState[]) {
  watched.set(page, states)
  const { pathname } = location
  const keep = () => {
    // Another tab may have kept what was typed into blocks that this one has not opened.
    const others = readKept(pathname).filter(
      ({ index, printed }) =>
        page.blocks[index]?.block.text === printed && states.every(state => state.index !== index),
    )
    writeKept(pathname, [...others, ...states.flatMap(state => collect(state) ?? [])])
  }
  const offerAll = () => {
    for (const { prompt } of states) if (prompt) offerUnrun(prompt)
  }
  const hidden = new AbortController()
  page.events.addEventListener('run', keep)
  page.events.addEventListener('unrun', offerAll)
  page.events.addEventListener('reset', () => {
    for (const input of states.flatMap(({ prompt }) => prompt?.inputs ?? []))
      if (input.status === 'run') input.status = 'unrun'
    offerAll()
  })
  page.events.addEventListener('leave', () => {
    keep()
    hidden.abort()
  })
  addEventListener('pagehide', keep, hidden)
  // The last event that is sure to come before a phone ends a tab in the background.
  document.addEventListener('visibilitychange', keep, hidden)
}

function restore(state: BlockState, { inputs, typed, draft }: KeptBlock, { showEdited, offerPrompt }: BlockView) {
  if (inputs.length === state.inputs.length && inputs.some((input, i) => input !== state.inputs[i])) {
    state.inputs = inputs
    showEdited()
  }
  if (typed.length === 0 && draft === '') return
  offerPrompt()
  const { prompt } = state
  if (!prompt) return
  for (const text of typed) prompt.addInput(text)
  prompt.draft = draft
  offerUnrun(prompt)
}

const offers = new WeakMap<Prompt, Element>()

/** Offers to run what has not run in the present session, or to remove what was typed. */
function offerUnrun(prompt: Prompt) {
  offers.get(prompt)?.remove()
  if (prompt.inputs.every(({ status }) => status !== 'unrun')) return
  const run = makeAction('again-button', 'Run again', () => {
    prompt.focus() // The button disappears.
    offer.remove()
    prompt.runUnrun()
  })
  const remove = makeAction('remove-button', 'Remove', () => {
    const { draft } = prompt
    prompt.focus()
    prompt.clear()
    prompt.draft = draft
  })
  const text = 'Not all of these lines have run in the present session. '
  const offer = makeElement('p', 'q-explanation q-ending', text, run, ' ', remove)
  offers.set(prompt, offer)
  prompt.addToLog(offer)
}

/** Undefined if nothing was typed into a block. */
function collect({ index, printed, exchanges, inputs, editors, prompt }: BlockState): KeptBlock | undefined {
  const kept: KeptBlock = {
    index,
    printed: printed.text,
    inputs: editors?.map(({ value }) => value) ?? [...inputs],
    typed: prompt?.inputs.map(({ text }) => text) ?? [],
    draft: prompt?.draft ?? '',
  }
  const isEdited = exchanges.some(({ typed }, i) => typed !== kept.inputs[i])
  return isEdited || kept.typed.length > 0 || kept.draft !== '' ? kept : undefined
}

/** What is kept of the page with this path. */
function readKept(path: string): KeptBlock[] {
  const stored = readStoredRecord(key)[path]
  return Array.isArray(stored) ? stored.filter(isKeptBlock) : []
}

/** What is kept of one block of the page that is shown. */
const findKept = (index: number, printed: string) =>
  readKept(location.pathname).find(kept => kept.index === index && kept.printed === printed)

function writeKept(path: string, blocks: readonly KeptBlock[]) {
  const { [path]: before, ...others } = readStoredRecord(key)
  if (blocks.length === 0 && before === undefined) return
  // The page that was left last stands at the end, and is kept in any case.
  const pages = Object.entries({ ...others, ...(blocks.length > 0 && { [path]: blocks }) })
  let characters = 0
  const tooOld = pages.findLastIndex(([other, kept]) => {
    characters += JSON.stringify(kept).length
    return characters > mostCharacters && other !== path
  })
  writeStored(key, JSON.stringify(Object.fromEntries(pages.slice(tooOld + 1))))
}

function isKeptBlock(value: unknown): value is KeptBlock {
  if (typeof value !== 'object' || value === null) return false
  const { index, printed, inputs, typed, draft }: Partial<Record<keyof KeptBlock, unknown>> = value
  return (
    typeof index === 'number' &&
    typeof printed === 'string' &&
    typeof draft === 'string' &&
    [inputs, typed].every(texts => Array.isArray(texts) && texts.every(text => typeof text === 'string'))
  )
}
