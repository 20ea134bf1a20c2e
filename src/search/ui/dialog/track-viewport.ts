/** Tells the stylesheet which part of the window the keyboard of a phone leaves to the dialog. Returns how to stop. */
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
