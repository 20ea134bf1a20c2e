/** Says that a page is a draft or unlisted, in the words of Docusaurus. */
export function VisibilityNote({ isDraft, isUnlisted }: { isDraft: boolean; isUnlisted: boolean }) {
  if (!isDraft && !isUnlisted) return null
  return (
    <div className="admonition admonition-warning" role="note">
      <p className="admonition-title">{isDraft ? 'Draft page' : 'Unlisted page'}</p>
      <p>
        {isDraft
          ? 'This page is a draft. It will only be visible in dev and be excluded from the production build.'
          : 'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.'}
      </p>
    </div>
  )
}
