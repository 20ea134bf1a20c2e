import { defineHastPlugin } from 'satteri'
import { alignTableCells } from './align-table-cells.ts'
import { labelTasks } from './label-tasks.ts'
import { markLongCode } from './mark-long-code.ts'
import { type CodeBlockContext, renderCodeBlocks } from './render-code-blocks.ts'
import { type ImageContext, resolveImages } from './resolve-images.ts'
import { type LinkContext, resolveLinks } from './resolve-links.ts'
import { wrapTables } from './wrap-tables.ts'

/** Converts the elements of Markdown to what pages show. It is one plugin, because satteri walks the tree once for each. */
export function convertElements(context: CodeBlockContext & LinkContext & ImageContext) {
  return defineHastPlugin({
    name: 'convert-elements',
    element: [
      renderCodeBlocks(context),
      markLongCode,
      resolveLinks(context),
      resolveImages(context),
      alignTableCells,
      wrapTables,
      labelTasks,
    ],
  })
}
