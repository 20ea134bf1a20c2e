import { writeStored } from '../../browser/storage.ts'
import { backgroundColours } from './background-colours.ts'

const { dataset } = document.documentElement
const button = document.querySelector('.colour-mode-button')

export function startColourMode() {
  button?.addEventListener('click', () => {
    const mode = dataset.theme ? 'light' : 'dark'
    showColourMode(mode)
    writeStored('theme', mode)
  })
  showColourMode(dataset.theme)
}

/** Shows dark mode where `mode` is `dark`, otherwise light mode. */
export function showColourMode(mode: string | null | undefined) {
  const isDark = mode === 'dark'
  if (isDark) dataset.theme = mode
  else delete dataset.theme
  if (button) button.ariaPressed = String(isDark)
  // The colour of the browser's own bars, which would otherwise follow the system's colour mode.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', isDark ? backgroundColours.dark : backgroundColours.light)
}
