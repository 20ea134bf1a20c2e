import type { SidebarItem } from '../content/site-content.ts'
import { renderedPage } from '../use-site.ts'
import { DocLine, listStops } from '../widgets/doc-line/doc-line.tsx'

/** An item of a sidebar, here or as Docusaurus writes it. */
type Card = SidebarItem | { type: 'link'; label: string; href: string; description?: string }

/** `items` as stops on a line; without them, the docs beside the page. */
export default function DocCardList({ items = renderedPage()?.siblings ?? [] }: { items?: Card[] }) {
  return <DocLine stops={listStops(items.map(toSidebarItem))} />
}

function toSidebarItem(card: Card): SidebarItem {
  if (!('href' in card)) return card
  return { type: 'link', label: card.label, url: card.href, description: card.description }
}
