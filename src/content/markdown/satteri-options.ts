import { githubSlug } from '../../lib/slug.ts'
import type { FileOfPage } from './page-in-progress.ts'
import { addHeadingIds } from './plugins/add-heading-ids.ts'
import { convertDirectives } from './plugins/convert-directives.ts'
import { convertElements } from './plugins/convert-elements.ts'
import { replaceInlineStyles } from './plugins/replace-inline-styles.ts'

export type SatteriOptions = ReturnType<typeof createSatteriOptions>

/** Which syntax satteri reads in a file, and what the plugins do with it. */
export function createSatteriOptions({ source, page, addresses, importers }: FileOfPage) {
  const { file, body } = source
  const { options, isPreview } = page
  // Raw HTML is only parsed where it may have a style to replace; otherwise it is passed on as it is, which is faster.
  const hasInlineStyle = source.format === 'md' && /<[a-z][^>]*\sstyle\s*=/i.test(body)
  // Footnotes of several files, or of the previews of a list, must not have the same ids.
  const hasNeighbours = isPreview || importers.length > 0
  return {
    features: {
      frontmatter: false,
      directive: body.includes(':'),
      rawHtml: hasInlineStyle,
      gfm: { footnotes: { clobberPrefix: hasNeighbours ? `${githubSlug(file.path)}-` : '' } },
    },
    mdastPlugins: [convertDirectives],
    hastPlugins: [
      convertElements({ file, addresses, targets: options.targets, highlighter: options.highlighter }),
      isPreview ? undefined : addHeadingIds(page.headings, page.uniqueSlug),
      hasInlineStyle ? replaceInlineStyles(options.styles) : undefined,
    ],
  }
}
