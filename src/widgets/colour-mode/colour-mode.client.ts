import { readStored, writeStored } from '../../browser/storage.ts'
import { backgroundColours } from './background-colours.ts'

const { dataset } = document.documentElement
const button = document.querySelector('.colour-mode-button')

/** Switches between light and dark when the reader presses the button, here or in another tab of the browser. */
export function startColourMode() {
  button?.addEventListener('click', () => {
    const mode = dataset.theme ? 'light' : 'dark'
    showColourMode(mode)
    writeStored('theme', mode)
  })
  const showStored = () => showColourMode(readStored('theme'))
  addEventListener('storage', showStored)
  showStored() // It may have changed in another tab since the inline script ran.
}

/** Shows dark mode where `mode` is `dark`, otherwise light mode. */
function showColourMode(mode: string | undefined) {
  const isDark = mode === 'dark'
  if (isDark) dataset.theme = mode
  else delete dataset.theme
  if (button) button.ariaPressed = String(isDark)
  // The colour of the browser's own bars, which would otherwise follow the system's colour mode.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', isDark ? backgroundColours.dark : backgroundColours.light)
}
