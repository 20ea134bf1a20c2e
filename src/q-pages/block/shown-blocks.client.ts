// The check of exercises reads the blocks of a page too, without the runs and prompts of page-blocks.client.ts.
import type { PageBlock } from '../worker/worker-messages.ts'

/** A block of q on the page and the figure that shows it. */
export interface ShownBlock {
  figure: HTMLElement
  block: PageBlock
}

/** The blocks that can be run, in the order of the page (src/q-pages/fence/fence-renderer.ts marks them). */
export function readShownBlocks(page: ParentNode): ShownBlock[] {
  const figures = page.querySelectorAll<HTMLElement>('.code-block:is(.session, .script, [data-file], [data-start])')
  return [...figures].map(figure => ({ figure, block: readBlock(figure) }))
}

function readBlock(figure: HTMLElement): PageBlock {
  const { process = '', file = '', advance = '0' } = figure.dataset
  const link = figure.querySelector<HTMLAnchorElement>('figcaption > [download]')
  return {
    kind: readKind(figure),
    text: readText(figure),
    process,
    file,
    advance: Number(advance),
    ...(link && { src: link.href }),
  }
}

function readKind(figure: HTMLElement): PageBlock['kind'] {
  if (figure.dataset.start !== undefined) return 'start'
  if (figure.dataset.file !== undefined) return 'file'
  return figure.classList.contains('session') ? 'session' : 'script'
}

/** Lines that a diff removes are left out. */
function readText(figure: HTMLElement): string {
  const code = figure.querySelector('pre > code')?.cloneNode(true) as Element | undefined
  for (const removed of code?.querySelectorAll('del') ?? []) removed.remove()
  return code?.textContent ?? ''
}
