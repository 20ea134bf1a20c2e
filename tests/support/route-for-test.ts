import { generatedPage, type Route } from '../../src/page-kinds/route.ts'

/** The route of an empty page at `path`, with other answers where a test needs them. */
export function routeForTest(path: string, answers: Partial<Route> = {}): Route {
  return {
    ...generatedPage,
    path,
    name: `the page ${path}`,
    isIndexed: true,
    files: [],
    image: undefined,
    head: () => ({ title: '', description: undefined, facets: { tag: 'default' } }),
    render: () => null,
    ...answers,
  }
}
