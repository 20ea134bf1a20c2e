/** What was typed before the dialog was there, and whether Enter came after it; `data-typed` is kept by src/framework/hydrate.ts. */
export function typedAhead(): { text: string; isEntered: boolean } {
  const typed = document.documentElement.dataset.typed ?? ''
  const text = typed.replace('\n', '')
  return { text, isEntered: typed !== text }
}
