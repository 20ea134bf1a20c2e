/**
 * The text typed before the dialog opened, and whether Enter was pressed after it. src/islands/island-loader.ts stores both in
 * `data-typed`: `fby\n` -> `fby`, entered.
 */
export function readTypedAhead(): { text: string; isEntered: boolean } {
  const typed = document.documentElement.dataset.typed ?? ''
  const text = typed.replace('\n', '')
  return { text, isEntered: typed !== text }
}
