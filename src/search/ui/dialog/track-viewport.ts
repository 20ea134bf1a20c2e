/**
 * Keeps `--visible-height` and `--visible-top` of the dialog up to date: the part of the window that a phone's on-screen
 * keyboard leaves free. Returns a function that stops it.
 */
export function trackViewport(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController()
  const update = () => {
    dialog.style.setProperty('--visible-height', `${visualViewport?.height ?? innerHeight}px`)
    dialog.style.setProperty('--visible-top', `${visualViewport?.offsetTop ?? 0}px`)
  }
  update()
  for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, update, { signal: controller.signal })
  return () => controller.abort()
}
