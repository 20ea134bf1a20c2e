import type { SocialImage } from '../../page-kinds/head/social-image.ts'
import type { Route } from '../../page-kinds/route.ts'

/** The images that the build draws for `routes`, each once: many pages share the image of the site. */
export function listDrawings(routes: Iterable<Route>): SocialImage[] {
  const drawings = [...routes].flatMap(({ image }) => image?.drawing ?? [])
  return [...new Map(drawings.map(drawing => [drawing.path, drawing])).values()]
}
