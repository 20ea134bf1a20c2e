import { collectLinks, type PageLinks } from '../../checks/page-links.ts'
import type { Problem } from '../../content/input/problem.ts'
import { toError } from '../../lib/to-error.ts'
import { addBasePathToHtml } from '../../outputs/add-base-path.ts'
import type { Route } from '../../page-kinds/route.ts'
import { getBasePath } from '../../urls/site-url.ts'
import type { Assets, BuiltSite } from '../built-site.ts'
import { getHtmlFile } from './get-html-file.ts'
import type { Write } from './output-folder.ts'
import { writeAuthoredStyles } from './write-authored-styles.ts'
import { writeComponentStyles } from './write-component-styles.ts'

interface RenderedPages {
  pages: PageLinks[]
  problems: Problem[]
  /** Addresses of the stylesheets that were written for pages with components of the site. */
  componentStylesheetUrls: string[]
}

/** Renders and writes every page. A page that throws is reported as a problem, and the others are still rendered. */
export function renderPages(site: BuiltSite, assets: Assets, write: Write): RenderedPages {
  const base = getBasePath(site.content.config)
  const authoredAssetsOf = writeAuthoredStyles(site.content, assets, write)
  const componentStyles = writeComponentStyles(site, write)
  const assetsOf = (route: Route) => ({
    ...authoredAssetsOf(route),
    componentStylesheetUrls: componentStyles.get(route) ?? [],
  })
  const problems: Problem[] = []
  const pages = [...site.routes.values()].map(route => {
    const html = renderOrReport(() => site.renderPage(route, assetsOf(route)), route, problems)
    write(getHtmlFile(route.path), addBasePathToHtml(html, base))
    return collectLinks(route.path, html)
  })
  return { pages, problems, componentStylesheetUrls: [...new Set([...componentStyles.values()].flat())] }
}

function renderOrReport(render: () => string, { path, name }: Route, problems: Problem[]): string {
  try {
    return render()
  } catch (error) {
    problems.push({
      level: 'error',
      where: name,
      what: `The page ${path} throws while it is rendered: ${toError(error).message}`,
      fix: 'Correct its component; it is rendered at build, where there is no browser.',
    })
    return ''
  }
}
