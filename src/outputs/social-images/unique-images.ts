import type { SocialImageTexts } from '../../page-kinds/head/social-image-texts.ts'
import type { Route } from '../../page-kinds/route.ts'

/** The images that the build draws for `routes`, each once: many pages share the image of the site. */
export function listUniqueImages(routes: Iterable<Route>): SocialImageTexts[] {
  const drawings = [...routes].flatMap(({ image }) => image?.drawing ?? [])
  return [...new Map(drawings.map(drawing => [drawing.path, drawing])).values()]
}
