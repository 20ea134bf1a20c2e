/** The bar below the navbar, at the top of the page region. Once a reader has closed it, the inline script (before-paint.client.ts) hides it on every page. */
export function AnnouncementBar({ html }: { html: string }) {
  return (
    <aside className="announcement-bar" aria-label="Announcement">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <button type="button" className="close-button" aria-label="Close announcement">
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  )
}
