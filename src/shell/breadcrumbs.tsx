import type { SidebarCategory } from '../content/site-content.ts'

export function Breadcrumbs({ ancestors, label }: { ancestors: SidebarCategory[]; label: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href="/">Home</a>
        </li>
        {ancestors.map(category => (
          <li key={category.label}>{category.url ? <a href={category.url}>{category.label}</a> : category.label}</li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  )
}
