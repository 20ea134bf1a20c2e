// Nothing that a reader types into the q sessions of a page is lost. The browser keeps it, so that it is there again when the
// reader comes back to the page or reloads it; and what has not run in the present session can be run by a button. Results
// are not kept: they are computed again.
import { readStoredRecord, writeStored } from '../../browser/storage.ts'
import { maxKeptCharacters } from '../limits.ts'
import type { PageBlock } from '../worker/worker-messages.ts'
import type { BlockPrompt } from './block-prompt.client.ts'
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

/** What this module needs of a block: its controller. */
interface RestorableBlock {
  readonly page: PageBlocks
  /** Its place among the blocks of the page. */
  readonly index: number
  readonly printed: PageBlock
  readonly prompt: BlockPrompt | undefined
  readonly figure: HTMLElement
  /** Whether the reader has done nothing with it yet. */
  readonly isUntouched: boolean
  readInputs(): readonly string[]
  isEdited(inputs: readonly string[]): boolean
  restoreInputs(inputs: readonly string[]): void
  offerPrompt(): BlockPrompt
}

const key = 'tickwise.sessions'

/** The blocks of each page that are kept up to date. */
const watched = new WeakMap<PageBlocks, RestorableBlock[]>()

/** The sessions of the page that is shown into which the reader has typed before. */
export const findKeptFigures = (): HTMLElement[] =>
  readShownBlocks(document.getElementById('page') ?? document)
    .filter(({ block }, index) => findKept(index, block.text))
    .map(({ figure }) => figure)

/** Brings back what was typed into a block before the reader left the page, and keeps what is typed from now on. */
export function keepTyped(block: RestorableBlock) {
  if (!block.figure.isConnected) return // The reader has left the page in the meantime.
  const kept = findKept(block.index, block.printed.text)
  // The reader may have been quicker than this script.
  if (kept && block.isUntouched) restore(block, kept)
  const blocks = watched.get(block.page)
  if (blocks) blocks.push(block)
  else watch(block.page, [block])
}

function watch(page: PageBlocks, blocks: RestorableBlock[]) {
  watched.set(page, blocks)
  const { pathname } = location
  const keep = () => {
    // Another tab may have kept what was typed into blocks that this one has not opened.
    const others = readKept(pathname).filter(
      ({ index, printed }) =>
        page.blocks[index]?.block.text === printed && blocks.every(block => block.index !== index),
    )
    writeKept(pathname, [...others, ...blocks.flatMap(block => collect(block) ?? [])])
  }
  const offerAll = () => {
    for (const { prompt } of blocks) if (prompt) offerUnrun(prompt)
  }
  const hidden = new AbortController()
  page.events.addEventListener('run', keep)
  page.events.addEventListener('unrun', offerAll)
  page.events.addEventListener('reset', () => {
    for (const { prompt } of blocks) prompt?.markUnrun()
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

function restore(block: RestorableBlock, { inputs, typed, draft }: KeptBlock) {
  if (inputs.length === block.readInputs().length && block.isEdited(inputs)) block.restoreInputs(inputs)
  if (typed.length === 0 && draft === '') return
  const prompt = block.offerPrompt()
  for (const text of typed) prompt.addInput(text)
  prompt.draft = draft
  offerUnrun(prompt)
}

const offers = new WeakMap<BlockPrompt, Element>()

/** Offers to run what has not run in the present session, or to remove what was typed. */
function offerUnrun(prompt: BlockPrompt) {
  offers.get(prompt)?.remove()
  if (!prompt.hasUnrun()) return
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
function collect(block: RestorableBlock): KeptBlock | undefined {
  const { index, printed, prompt } = block
  const kept: KeptBlock = {
    index,
    printed: printed.text,
    inputs: [...block.readInputs()],
    typed: prompt?.listTexts() ?? [],
    draft: prompt?.draft ?? '',
  }
  return block.isEdited(kept.inputs) || kept.typed.length > 0 || kept.draft !== '' ? kept : undefined
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
    return characters > maxKeptCharacters && other !== path
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
