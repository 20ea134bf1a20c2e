interface Ancestor {
  label: string
  url: string | undefined
}

/** Links from the home page down to this one. `label` names this page; leave it out where its heading follows at once. */
export function Breadcrumbs({ ancestors, label }: { ancestors: Ancestor[]; label?: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        {ancestors.map(category => (
          <li key={category.label}>{category.url ? <a href={category.url}>{category.label}</a> : category.label}</li>
        ))}
        {label && <li aria-current="page">{label}</li>}
      </ol>
    </nav>
  )
}

/** What breadcrumbs show of the categories that a doc lies in. */
export function listAncestors(categories: Ancestor[]): Ancestor[] {
  return categories.map(({ label, url }) => ({ label, url }))
}
