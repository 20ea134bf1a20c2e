/** The bar above the navbar; the inline script hides it before first paint once its id has been closed. */
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
