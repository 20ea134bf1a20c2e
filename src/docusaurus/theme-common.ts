import { renderedPage } from '../use-site.ts'

export function useCurrentSidebarCategory() {
  return { items: renderedPage()?.siblings ?? [] }
}
