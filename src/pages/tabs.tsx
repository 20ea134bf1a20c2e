import { Children, isValidElement, type ReactNode } from 'react'

type TabItemProps = { value: string; label?: string; default?: boolean; children?: ReactNode }
type TabsProps = {
  groupId?: string
  defaultValue?: string | null
  /** Labels by value, for items that have none. */
  values?: { value: string; label?: string; default?: boolean }[]
  className?: string
  children?: ReactNode
}

/** Only names its content; `Tabs` renders it. */
export function TabItem({ children }: TabItemProps) {
  return children
}

/**
 * Panels under a row of tabs. tab-choice.ts hides all but one, so that without scripts every panel shows, each under its
 * label. Sets of one `groupId` follow each other, on all pages.
 */
export function Tabs({ groupId, defaultValue, values: named = [], className, children }: TabsProps) {
  const items = Children.toArray(children)
    .filter(child => isValidElement<TabItemProps>(child))
    .map(({ props }) => ({ ...named.find(({ value }) => value === props.value), ...props }))
  const values = items.map(item => item.value)
  if (items.length === 0) throw new Error('`Tabs` holds no `TabItem`.')
  if (new Set(values).size < values.length)
    throw new Error(`\`Tabs\` holds two items of one value: ${values.join(', ')}.`)
  if (defaultValue && !values.includes(defaultValue))
    throw new Error(`\`Tabs\` has the default \`${defaultValue}\`, but no item of that value: ${values.join(', ')}.`)
  const chosen = Math.max(
    0,
    items.findIndex(item => (defaultValue ? item.value === defaultValue : item.default)),
  )
  return (
    <div className={['tabs', className].filter(Boolean).join(' ')} data-group={groupId}>
      <div role="tablist" aria-label="Choose">
        {items.map(({ value, label = value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ value, label = value, children: panel }) => (
        <section key={value} role="tabpanel" aria-label={label}>
          {panel}
        </section>
      ))}
    </div>
  )
}
