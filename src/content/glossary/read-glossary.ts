import { z } from 'zod'
import { findNearest } from '../../lib/find-nearest.ts'
import { locateText } from '../input/locate-text.ts'
import type { Report } from '../input/problem.ts'
import { readSourceIfPresent, type SourceFile } from '../input/source-file.ts'
import { validateYamlFile } from '../input/validate-yaml.ts'
import { renderInlineMarkdown } from '../markdown/inline-markdown.ts'
import { glossaryEntry } from '../schemas/yaml-file-schemas.ts'
import type { Term } from './term.ts'

type Entry = z.output<typeof glossaryEntry>

/** The HTML of each doc of the main version by its id. */
type HtmlById = ReadonlyMap<string, string>

const glossaryPath = 'content/data/glossary.yml'

/** Reads the site's glossary, whose entries name docs of the main version by their ids; empty where there is none. */
export function readGlossary(root: string, docs: { id: string; html: string }[], report: Report): Term[] {
  const file = readSourceIfPresent(root, glossaryPath)
  if (!file) return []
  const htmlById: HtmlById = new Map(docs.map(({ id, html }) => [id, html]))
  const terms = z.array(glossaryEntry, 'it must be a list of terms').superRefine((entries, { addIssue }) => {
    for (const issue of [...findUnknownDocs(entries, htmlById), ...findRepeatedForms(entries)])
      addIssue({ code: 'custom', ...issue })
  })
  const data = validateYamlFile(file, z.object({ terms }), report)
  return (data?.terms ?? []).map(entry => {
    const [id, heading] = entry.doc?.split('#') ?? []
    // Heading ids are written so by the Markdown reader.
    const hasHeading = heading !== undefined && htmlById.get(id ?? '')?.includes(` id="${heading}"`)
    if (heading !== undefined && !hasHeading) warnOfUnknownHeading(entry, heading, { file, report })
    return {
      forms: [entry.term, ...(entry.also ?? [])],
      meaningHtml: renderInlineMarkdown(entry.meaning),
      doc: id,
      hash: hasHeading ? `#${heading}` : '',
    }
  })
}

type Issue = { path: PropertyKey[]; message: string }

function findUnknownDocs(entries: Entry[], htmlById: HtmlById): Issue[] {
  return entries.flatMap(({ doc }, index) => {
    const id = doc?.split('#')[0]
    if (id === undefined || htmlById.has(id)) return []
    const suggestion = findNearest(id, htmlById.keys())
    const message = suggestion
      ? `No doc has this id (did you mean \`${suggestion}\`?)`
      : 'No doc has this id, such as concepts/joins'
    return { path: [index, 'doc'], message }
  })
}

/** Reports forms that two entries share: such a form would be ambiguous. */
function findRepeatedForms(entries: Entry[]): Issue[] {
  const termByForm = new Map<string, string>()
  return entries.flatMap(({ term, also = [] }, index) => {
    const forms = [
      { form: term, path: [index, 'term'] },
      ...also.map((form, number) => ({ form, path: [index, 'also', number] })),
    ]
    return forms.flatMap(({ form, path }) => {
      const owner = termByForm.get(form)
      termByForm.set(form, term)
      return owner === undefined ? [] : { path, message: `It is also a form of \`${owner}\`` }
    })
  })
}

function warnOfUnknownHeading({ doc }: Entry, heading: string, { file, report }: { file: SourceFile; report: Report }) {
  report({
    level: 'warning',
    where: locateText(file, `${doc}`),
    what: `\`doc\` is \`${doc}\`, but that doc has no heading \`#${heading}\`.`,
    fix: 'Correct it, or name the doc alone; until then the term links to the doc.',
  })
}
