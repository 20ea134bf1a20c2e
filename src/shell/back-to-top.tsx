/** Shown by back-to-top.client.ts on the way up a long page. */
export function BackToTop() {
  return (
    <button type="button" className="back-to-top" aria-label="Scroll back to top">
      <span aria-hidden="true">↑</span>
    </button>
  )
}
