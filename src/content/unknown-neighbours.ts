import type { DocSource } from './docs.ts'
import { nearest } from './nearest.ts'
import { placeOf, type Report } from './problem.ts'

/** `pagination_prev` and `pagination_next` name docs by their ids; one that no doc has is an error. */
export function reportUnknownNeighbours(docs: DocSource[], report: Report) {
  const ids = new Set(docs.map(doc => doc.id))
  for (const { pagination, source } of docs) {
    for (const [side, id] of Object.entries(pagination)) {
      if (typeof id !== 'string' || ids.has(id)) continue
      const meant = nearest(id, ids)
      report({
        level: 'error',
        where: placeOf(source.file, `pagination_${side}:`),
        what: `\`pagination_${side}\` is \`${id}\`, but no doc has this id.`,
        fix: meant
          ? `Did you mean \`${meant}\`?`
          : 'Write the path of a doc below its folder of docs, without numbers and extension, or null for none.',
      })
    }
  }
}
