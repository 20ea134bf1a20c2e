/**
 * What was typed before the dialog opened, and whether Enter followed. src/islands/hydrate.ts keeps it in `data-typed`:
 * `fby\n` -> `fby`, entered.
 */
export function readTypedAhead(): { text: string; isEntered: boolean } {
  const typed = document.documentElement.dataset.typed ?? ''
  const text = typed.replace('\n', '')
  return { text, isEntered: typed !== text }
}
