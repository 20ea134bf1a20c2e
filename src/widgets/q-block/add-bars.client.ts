import { loadStylesheet } from '../../browser/load-stylesheet.ts'
import { withBasePath } from '../../browser/with-base-path.ts'
import { makeAction } from './make-action.client.ts'
import stylesheet from './q-block.css?url'
import { showNote } from './show-note.client.ts'

/** Gives each q session of the page its bar of buttons, in the place of the buttons that other code blocks have. */
export async function addBars() {
  await loadStylesheet(withBasePath(stylesheet))
  for (const figure of document.querySelectorAll<HTMLElement>('.session'))
    if (!figure.querySelector('.q-bar')) addBar(figure)
}

function addBar(figure: HTMLElement) {
  const edit = makeAction('edit-button', 'Edit', () => act(figure, 'toggleEditing'))
  edit.ariaPressed = 'false'
  // What these two do is in code-block.client.ts, for all code blocks.
  const wrap = makeAction('wrap-button', 'Wrap', () => {})
  wrap.ariaLabel = 'Wrap long lines'
  wrap.ariaPressed = String(figure.hasAttribute('data-wrapped'))
  const copy = makeAction('copy-button', 'Copy', () => {})
  copy.ariaLabel = 'Copy code to clipboard'
  const bar = document.createElement('div')
  bar.className = 'q-bar'
  bar.append(
    makeAction('run-button', 'Run', () => act(figure, 'run')),
    edit,
    wrap,
    copy,
  )
  figure.querySelector('.code-buttons')?.remove()
  figure.querySelector('pre')?.before(bar)
  if (figure.dataset.prompt !== undefined) offerPrompt(figure)
}

/** Where it does not arrive, Run still does, and says so if that fails. */
function offerPrompt(figure: HTMLElement) {
  import('./open-block.client.ts').then(({ openBlock }) => openBlock(figure).offerPrompt()).catch(() => {})
}

/** Fetches what runs blocks, at the first press, and passes the press on. */
async function act(figure: HTMLElement, action: 'run' | 'toggleEditing') {
  try {
    const { openBlock } = await import('./open-block.client.ts')
    await openBlock(figure)[action]()
  } catch (error) {
    showNote(figure, {
      text: `The runner could not be loaded: ${error instanceof Error ? error.message : error}`,
      tone: 'failed',
      buttons: [makeAction('retry-button', 'Retry', () => act(figure, action))],
    })
  }
}
