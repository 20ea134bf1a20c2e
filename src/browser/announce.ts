/** Has screen readers read `message` out: `#announcer` is a live region (`role="status"`) at the end of every page. */
export function announce(message: string) {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = message
}
