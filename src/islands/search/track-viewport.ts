/** Keeps the dialog's stylesheet told of the part of the window that a phone's keyboard leaves. The result ends it. */
export function trackViewport(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController()
  const tell = () => {
    dialog.style.setProperty('--visible-height', `${visualViewport?.height ?? innerHeight}px`)
    dialog.style.setProperty('--visible-top', `${visualViewport?.offsetTop ?? 0}px`)
  }
  tell()
  for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, tell, { signal: controller.signal })
  return () => controller.abort()
}
