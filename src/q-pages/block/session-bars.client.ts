import { copyWithFeedback, readCode } from '../../browser/buttons.ts'
import { loadStylesheet } from '../../browser/page-elements.ts'
import { readStoredRecord } from '../../browser/storage.ts'
import { withBasePath } from '../../browser/with-base-path.ts'
import { describeMissingScript } from '../worker/missing-script.ts'
import type { BlockController } from './block-controller.client.ts'
import { clearNote, makeAction, makeElement, makeRetryButton, showNote } from './elements.client.ts'
import stylesheet from './q-block.css?url'

/** Gives each q session of the page its bar of buttons, in the place of the buttons that other code blocks have. */
export async function addBars() {
  await loadStylesheet(withBasePath(stylesheet))
  for (const [i, figure] of document.querySelectorAll<HTMLElement>('.session').entries()) {
    // After two quick navigations, a bar may be there before the buttons that it replaces.
    figure.querySelector('.code-buttons')?.remove()
    if (!figure.querySelector('.q-bar')) addBar(figure, `session ${i + 1}`)
  }
  if (location.pathname in readStoredRecord('tickwise.sessions')) restoreTyped().catch(() => {}) // It stays in storage.
}

function addBar(figure: HTMLElement, name: string) {
  if (!figure.querySelector('figcaption')) figure.ariaLabel = `q ${name}`
  const run = makeAction('run-button', 'Run', () => act(figure, block => block.run()))
  run.ariaLabel = `Run ${name}`
  const edit = makeAction('edit-button', 'Edit', () => act(figure, block => block.toggleEditing()))
  edit.ariaLabel = `Edit ${name}`
  edit.ariaPressed = 'false'
  // What it does is in code-block.client.ts, for all code blocks.
  const wrap = makeAction('wrap-button', 'Wrap', () => {})
  wrap.ariaLabel = 'Wrap long lines'
  wrap.ariaPressed = String(figure.hasAttribute('data-wrapped'))
  const copy = makeAction('copy-button', 'Copy', event => {
    event.stopPropagation() // code-block.client.ts copies what the page prints.
    copyWithFeedback(copy, readShownInputs(figure))
  })
  copy.ariaLabel = 'Copy code to clipboard'
  figure.querySelector('pre')?.before(makeElement('div', 'q-bar', run, edit, wrap, copy))
  clearNote(figure)
  if (figure.dataset.prompt !== undefined) offerPrompt(figure)
}

/** Opens the blocks into which the reader typed before leaving this page; they show it then. */
async function restoreTyped() {
  const [{ getBlockController }, { findKeptFigures }] = await Promise.all([
    fetchBlocks(),
    import('./kept-inputs.client.ts'),
  ])
  for (const figure of findKeptFigures()) getBlockController(figure)
}

/** A failed import is ignored here; Run tries it again and reports the error. */
function offerPrompt(figure: HTMLElement) {
  fetchBlocks()
    .then(({ getBlockController }) => getBlockController(figure).offerPrompt())
    .catch(() => {})
}

/** What was typed in the lines that a session shows: those of the page, or as the reader has run or edited them. */
function readShownInputs(figure: HTMLElement): string {
  const lines = figure.dataset.shows === 'computed' ? '.q-lines .q-typed' : 'pre[role] > code'
  return [...figure.querySelectorAll(`${lines}, .q-log .q-typed`)].map(readCode).join('\n')
}

let fetched: Promise<typeof import('./block-controller.client.ts')> | undefined

/** Fetches what runs blocks. All presses wait for one promise, so that they are carried out in their order. */
const fetchBlocks = () =>
  (fetched ??= import('./block-controller.client.ts').catch(error => {
    fetched = undefined
    throw error
  }))

/** Passes a press on to what runs blocks. Until that has arrived, the block is marked as one that is running. */
async function act(figure: HTMLElement, action: (block: BlockController) => void) {
  figure.dataset.running = ''
  try {
    const { getBlockController } = await fetchBlocks()
    delete figure.dataset.running
    action(getBlockController(figure))
  } catch {
    const failure = await describeMissingScript()
    delete figure.dataset.running
    showNote(figure, {
      text: failure.text,
      tone: 'failed',
      buttons: [makeRetryButton(failure, () => act(figure, action))],
    })
  }
}
