import { locateText } from '../input/locate-text.ts'
import type { Report } from '../input/problem.ts'
import type { DocSource } from './doc-source.ts'
import { suggestDocId } from './suggest-doc-id.ts'

/** Reports each `pagination_prev` and `pagination_next` that is not the id of a doc. */
export function reportUnknownNeighbours(docs: DocSource[], report: Report) {
  const ids = new Set(docs.map(doc => doc.id))
  for (const { pagination, source } of docs) {
    for (const [side, id] of Object.entries(pagination)) {
      if (typeof id !== 'string' || ids.has(id)) continue
      report({
        level: 'error',
        where: locateText(source.file, `pagination_${side}:`),
        what: `\`pagination_${side}\` is \`${id}\`, but no doc has this id.`,
        fix: `${suggestDocId(id, ids)} Write null for no link.`,
      })
    }
  }
}
