import { z } from 'zod'
import { validateYaml } from './front-matter.ts'
import { renderInlineMarkdown } from './inline-markdown.ts'
import { nearest } from './nearest.ts'
import { placeOf, type Report } from './problem.ts'
import { glossaryTerm } from './schemas.ts'
import { readSourceIfPresent } from './source-file.ts'

export type Term = {
  /** What stands for it in a text; the first is its name. */
  forms: string[]
  meaningHtml: string
  /** Id of the doc that explains it; undefined where none does. */
  doc: string | undefined
  /** Heading of that doc, as `#grouped`; empty for the whole doc. */
  hash: string
}

type KnownDoc = { id: string; html: string }

const glossaryFile = 'content/data/glossary.yml'

/** Reads the site's glossary, whose entries name docs of the main version by their ids; empty where there is none. */
export function readGlossary(root: string, docs: KnownDoc[], report: Report): Term[] {
  const file = readSourceIfPresent(root, glossaryFile)
  if (!file) return []
  const known = new Map(docs.map(({ id, html }) => [id, html]))
  const terms = z.array(glossaryTerm, 'it must be a list of terms').superRefine((entries, { addIssue }) => {
    const claimed = new Map<string, string>()
    entries.forEach(({ term, also = [], doc }, index) => {
      const id = doc?.split('#')[0]
      if (id !== undefined && !known.has(id))
        addIssue({ ...custom, path: [index, 'doc'], message: unknownDoc(id, known) })
      ;[term, ...also].forEach((form, number) => {
        const owner = claimed.get(form)
        const path = number === 0 ? [index, 'term'] : [index, 'also', number - 1]
        if (owner !== undefined) addIssue({ ...custom, path, message: `It is also a form of \`${owner}\`` })
        claimed.set(form, term)
      })
    })
  })
  const data = validateYaml({ file, yaml: file.text, firstLine: 1, schema: z.object({ terms }), report })
  return (data?.terms ?? []).map(({ term, also = [], meaning, doc }) => {
    const [id, anchor] = doc?.split('#') ?? []
    const isThere = anchor !== undefined && known.get(id ?? '')?.includes(` id="${anchor}"`)
    if (anchor !== undefined && !isThere) {
      report({
        level: 'warning',
        where: placeOf(file, `${doc}`),
        what: `\`doc\` is \`${doc}\`, but that doc has no heading \`#${anchor}\`.`,
        fix: 'Correct it, or name the doc alone, to which the term leads meanwhile.',
      })
    }
    return {
      forms: [term, ...also],
      meaningHtml: renderInlineMarkdown(meaning),
      doc: id,
      hash: isThere ? `#${anchor}` : '',
    }
  })
}

const custom = { code: 'custom' } as const

function unknownDoc(id: string, known: ReadonlyMap<string, string>): string {
  const meant = nearest(id, known.keys())
  return meant ? `No doc has this id (did you mean \`${meant}\`?)` : 'No doc has this id, such as concepts/joins'
}
