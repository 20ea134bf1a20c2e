export function UnlistedNote() {
  return (
    <div className="admonition admonition-warning" role="note">
      <p className="admonition-title">Unlisted page</p>
      <p>This page is unlisted. Search engines will not index it, and only users having a direct link can access it.</p>
    </div>
  )
}
