import type { SidebarItem } from '../content/site-content.ts'
import { SidebarAnchor } from '../shell/docs-sidebar.tsx'
import type { StudyPlan } from './study-plan.ts'

type Props = {
  items: SidebarItem[]
  /** Study plans by the addresses of their docs: cards show how much of them the reader has done. */
  plans?: ReadonlyMap<string, StudyPlan>
}

/** One card for each doc or category; a category without a page leads to its first doc. */
export function DocCards({ items, plans }: Props) {
  return (
    <ul className="cards">
      {items.map(item => (
        <li key={item.url ?? item.label}>
          <h2>
            <SidebarAnchor item={item} url={item.url ?? firstUrl(item)} />
            <PlanProgress plan={plans?.get(item.url ?? '')} />
          </h2>
          <p>{description(item)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Empty until the browser knows of ticks; filled by study-progress.client.ts. */
function PlanProgress({ plan }: { plan: StudyPlan | undefined }) {
  return (
    plan && (
      <>
        {' '}
        <small className="muted" data-at-once="" data-plan={plan.name} data-tasks={plan.tasks} hidden />
      </>
    )
  )
}

function description(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.doc.description
  if (item.type === 'link') return item.description
  return item.description ?? (item.items.length === 1 ? '1 item' : `${item.items.length} items`)
}

function firstUrl(item: SidebarItem): string | undefined {
  if (item.type !== 'category') return item.url
  return item.items.map(child => child.url ?? firstUrl(child)).find(url => url !== undefined)
}
