import { storageKeys } from './before-paint.ts'

const root = document.documentElement

export function startColourMode() {
  const show = () =>
    document.querySelector('.colour-mode-button')?.setAttribute('aria-pressed', String(root.dataset.theme === 'dark'))
  const set = (isDark: boolean) => {
    if (isDark) root.dataset.theme = 'dark'
    else delete root.dataset.theme
    show()
  }
  document.querySelector('.colour-mode-button')?.addEventListener('click', () => {
    set(root.dataset.theme !== 'dark')
    try {
      localStorage.setItem(storageKeys.theme, root.dataset.theme ?? 'light')
    } catch {
      // Blocked or full storage: the mode lasts as long as the page.
    }
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.theme) set(newValue === 'dark')
  })
  show()
}
