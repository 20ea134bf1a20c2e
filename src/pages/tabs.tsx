import { Children, isValidElement, type ReactNode } from 'react'

type TabItemProps = { value: string; label?: string; default?: boolean; children?: ReactNode }

/** Only names its content; `Tabs` renders it. */
export function TabItem({ children }: TabItemProps) {
  return children
}

/**
 * Panels under a row of tabs. Without scripts every panel shows, each under its label; tabs.client.ts hides all but one
 * and keeps the choice of a `groupId` the same across a page.
 */
export function Tabs({ groupId, children }: { groupId?: string; children?: ReactNode }) {
  const items = Children.toArray(children).filter(child => isValidElement<TabItemProps>(child))
  const values = items.map(item => item.props.value)
  if (items.length === 0) throw new Error('`Tabs` holds no `TabItem`.')
  if (new Set(values).size < values.length)
    throw new Error(`\`Tabs\` holds two items of one value: ${values.join(', ')}.`)
  const chosen = Math.max(
    0,
    items.findIndex(item => item.props.default),
  )
  return (
    <div className="tabs" data-group={groupId}>
      <div role="tablist" aria-label="Choose">
        {items.map(({ props }, index) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            data-value={props.value}
          >
            {props.label ?? props.value}
          </button>
        ))}
      </div>
      {items.map(({ props }, index) => (
        <section
          key={props.value}
          role="tabpanel"
          aria-label={props.label ?? props.value}
          data-chosen={index === chosen || undefined}
        >
          {props.children}
        </section>
      ))}
    </div>
  )
}
