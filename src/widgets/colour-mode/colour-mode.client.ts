import { readStored, writeStored } from '../../browser/storage.ts'

/**
 * The background of each mode, for places outside of stylesheets: here for the browser's own bars, and at build for the head of
 * pages and the web app manifest. A test keeps it equal to `--ground` of src/styles/tokens.css.
 */
export const backgroundColours = { light: '#fdfcf9', dark: '#0e1310' }

/** Switches between light and dark when the reader presses the button, here or in another tab of the browser. */
export function startColourMode() {
  document.querySelector('.colour-mode-button')?.addEventListener('click', () => {
    const mode = document.documentElement.dataset.theme ? 'light' : 'dark'
    showColourMode(mode)
    writeStored('theme', mode)
  })
  const showStored = () => showColourMode(readStored('theme'))
  addEventListener('storage', showStored)
  showStored() // It may have changed in another tab since the inline script ran.
}

/** Shows dark mode where `mode` is `dark`, otherwise light mode, in which the root element has no `data-theme`. */
function showColourMode(mode: string | undefined) {
  const { dataset } = document.documentElement
  const button = document.querySelector('.colour-mode-button')
  const isDark = mode === 'dark'
  if (isDark) dataset.theme = mode
  else delete dataset.theme
  if (button) button.ariaPressed = String(isDark)
  // The colour of the browser's own bars, which would otherwise follow the system's colour mode.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', isDark ? backgroundColours.dark : backgroundColours.light)
}
