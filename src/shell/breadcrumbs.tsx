type Ancestor = { label: string; url: string | undefined }

/** The way from the home page to this one; `label` is its own name, left out where its heading follows at once. */
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
