/** Switches between light and dark (colour-mode.client.ts). */
export function ColourModeButton() {
  return (
    <button type="button" className="colour-mode-button" aria-pressed="false" aria-label="Dark mode" title="Dark mode">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  )
}
