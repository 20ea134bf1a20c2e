// What the components and pages of a site may ask for while they are rendered at build. React's own contexts end at islands and at
// the pages of an MDX file, each of which is rendered by itself; rendering at build never waits, so one variable is enough.
import type { MdxContext, SiteOutline } from './content/mdx-context.ts'
import { recordParts, type StyledHtml, type StyledPart } from './content/styled-parts.ts'
import type { DataOf, DataSources } from './site-config/site-config-schema.ts'

/** What `useSite()` returns: the outline of the site, its data, and the page that the component is on. */
export type SiteForComponents<Sources extends DataSources = DataSources> = Omit<SiteOutline, 'data'> & {
  /** The data files that the configuration names, parsed; undefined where a file is missing. */
  data: DataOf<Sources>
  page: { url: string; file: string }
}

/** The page being rendered, as `useSite()` and our versions of Docusaurus' modules see it. */
export type RenderedPage = Pick<
  MdxContext,
  'outline' | 'page' | 'siblings' | 'codeBlock' | 'link' | 'reportUse' | 'styledParts' | 'exercises'
> & {
  /** Title and description that a component (`@theme/Layout`) gives the page. */
  head?: { title?: string; description?: string }
}

let rendered: RenderedPage | undefined
let inIsland = false

/** `useSite<typeof data>()` types `data` by the schemas that the configuration names. */
export function useSite<Sources extends DataSources = DataSources>(): SiteForComponents<Sources> {
  if (!rendered || inIsland)
    throw new Error(
      'useSite() works only during the build, not inside islands. Call it in a component without `use client`, which passes to the island what it needs as props.',
    )
  return siteOf(rendered)
}

/** The result of `useSite()` for a component on `page`. */
export function siteOf<Sources extends DataSources>({ outline, page }: RenderedPage): SiteForComponents<Sources> {
  // The parts of an outline are looked up when a component reads them, so that the build knows what a page depends on.
  return Object.defineProperties({ page }, Object.getOwnPropertyDescriptors(outline)) as SiteForComponents<Sources>
}

/** Undefined in the browser. */
export function renderedPage(): RenderedPage | undefined {
  return rendered
}

/** Records what the page that is being rendered shows; nothing outside of a rendering. */
export function needStyles(...parts: StyledPart[]) {
  if (rendered) recordParts(rendered.styledParts, parts)
}

/** HTML whose styled parts are known, for `dangerouslySetInnerHTML`. Other HTML is searched for them when it is rendered. */
export interface InsertedHtml {
  __html: string
  styledParts: ReadonlySet<StyledPart>
}

export function insertHtml({ html, styledParts }: StyledHtml): InsertedHtml {
  return { __html: html, styledParts }
}

export function isInIsland(): boolean {
  return inIsland
}

/** Runs `render` so that `useSite()` answers for `page` meanwhile. */
export function renderOn<Result>(page: RenderedPage, render: () => Result): Result {
  const outer = rendered
  rendered = page
  try {
    return render()
  } finally {
    rendered = outer
  }
}

/** Runs `render` so that `useSite()` throws meanwhile: the browser will render the same again, without the site. */
export function renderInIsland<Result>(render: () => Result): Result {
  inIsland = true
  try {
    return render()
  } finally {
    inIsland = false
  }
}
