import { Children, isValidElement, type ReactNode } from 'react'
import { shorten } from '../../lib/text.ts'

interface TabItemProps {
  value: string
  label?: string
  default?: boolean
  children?: ReactNode
}
interface TabsProps {
  groupId?: string
  defaultValue?: string | null
  /** Labels by value, for items that have none. */
  values?: { value: string; label?: string; default?: boolean }[]
  className?: string
  children?: ReactNode
}

/** Only carries its content and label; `Tabs` renders them. */
export function TabItem({ children }: TabItemProps) {
  return children
}

/**
 * Panels under a row of tabs. The browser hides all panels but one (tab-choice.client.ts); without scripts all are shown,
 * each under its label. Tabs with the same `groupId` change together, on all pages.
 */
export function Tabs({ groupId, defaultValue, values: named = [], className, children }: TabsProps) {
  const items = Children.toArray(children)
    .filter(child => !isBlank(child))
    .map(propsOfItem)
    .map(props => ({ ...named.find(({ value }) => value === props.value), ...props }))
  const values = items.map(item => item.value)
  if (items.length === 0) throw new Error('`Tabs` contains no `TabItem`.')
  if (new Set(values).size < values.length)
    throw new Error(`\`Tabs\` holds two items with the same \`value\`: ${values.join(', ')}.`)
  if (defaultValue && !values.includes(defaultValue))
    throw new Error(`\`Tabs\` has the default \`${defaultValue}\`, but no item has that value: ${values.join(', ')}.`)
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
        // No section: with a name that is a landmark, whose name would have to be the only one of the page.
        <div key={value} role="tabpanel" aria-label={label}>
          {panel}
        </div>
      ))}
    </div>
  )
}

/** Content that no tab would show is an error, so that no text is lost unnoticed. */
function propsOfItem(child: ReactNode): TabItemProps {
  if (isValidElement<TabItemProps>(child) && child.props.value !== undefined) return child.props
  throw new Error(
    `\`Tabs\` may hold nothing but \`TabItem\`s with a \`value\`, and holds \`${shorten(htmlOf(child).trim().replace(/\s+/g, ' '))}\`.`,
  )
}

function isBlank(child: ReactNode): boolean {
  const isHtml = typeof child === 'string' || (isValidElement(child) && child.type === 'x-html')
  return isHtml && htmlOf(child).trim() === ''
}

/** An element or text of MDX for an error message: its HTML where that is the same at each build, or else its text. */
function htmlOf(node: ReactNode): string {
  if (!isValidElement<{ children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }>(node))
    return String(node ?? '')
  const { children, dangerouslySetInnerHTML: html } = node.props
  return html?.__html ?? Children.toArray(children).map(htmlOf).join('')
}
