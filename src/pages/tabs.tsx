import { Children, isValidElement, type ReactNode } from 'react'

type TabItemProps = { value: string; label?: string; default?: boolean; children?: ReactNode }
type TabsProps = { groupId?: string; defaultValue?: string; children?: ReactNode }

/** Only names its content; `Tabs` renders it. */
export function TabItem({ children }: TabItemProps) {
  return children
}

/**
 * Panels under a row of tabs. tab-choice.ts hides all but one, so that without scripts every panel shows, each under its
 * label. Sets of one `groupId` follow each other, on all pages.
 */
export function Tabs({ groupId, defaultValue, children }: TabsProps) {
  const items = Children.toArray(children).filter(child => isValidElement<TabItemProps>(child))
  const values = items.map(item => item.props.value)
  if (items.length === 0) throw new Error('`Tabs` holds no `TabItem`.')
  if (new Set(values).size < values.length)
    throw new Error(`\`Tabs\` holds two items of one value: ${values.join(', ')}.`)
  if (defaultValue !== undefined && !values.includes(defaultValue))
    throw new Error(`\`Tabs\` has the default \`${defaultValue}\`, but no item of that value: ${values.join(', ')}.`)
  const chosen = Math.max(
    0,
    items.findIndex(({ props }) => (defaultValue === undefined ? props.default : props.value === defaultValue)),
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
      {items.map(({ props }) => (
        <section key={props.value} role="tabpanel" aria-label={props.label ?? props.value}>
          {props.children}
        </section>
      ))}
    </div>
  )
}
