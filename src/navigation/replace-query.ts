/** Changes the query of this page's address in its place in the history. The router is not asked: it would fetch the page. */
export function replaceQuery(address: string) {
  const stop = (event: Event) => event.stopImmediatePropagation()
  window.navigation?.addEventListener('navigate', stop, { capture: true })
  history.replaceState(history.state, '', address)
  window.navigation?.removeEventListener('navigate', stop, { capture: true })
}
