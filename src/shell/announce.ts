/** Lets screen readers say `message`. */
export function announce(message: string) {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = message
}
