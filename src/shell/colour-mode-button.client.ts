import { groundColours } from './ground-colours.ts'
import { writeStored } from './storage.ts'

const root = document.documentElement

export function startColourMode() {
  const button = document.querySelector('.colour-mode-button')
  const themeColor = document.querySelector('meta[name=theme-color]')
  const show = (isDark: boolean) => {
    if (isDark) root.dataset.theme = 'dark'
    else delete root.dataset.theme
    button?.setAttribute('aria-pressed', String(isDark))
    // The browser's own bars would follow the system.
    themeColor?.setAttribute('content', isDark ? groundColours.dark : groundColours.light)
  }
  button?.addEventListener('click', () => {
    const isDark = root.dataset.theme !== 'dark'
    show(isDark)
    writeStored('theme', isDark ? 'dark' : 'light')
  })
  // Another of the browser's tabs chose; without a key, everything was cleared.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) show(newValue === 'dark')
  })
  show(root.dataset.theme === 'dark')
}
