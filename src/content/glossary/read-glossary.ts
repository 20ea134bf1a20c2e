import { z } from 'zod'
import { findNearest } from '../../lib/edit-distance.ts'
import type { Report } from '../input/problem.ts'
import { locateText, readSourceIfPresent, type SourceFile } from '../input/source-file.ts'
import { validateYamlFile } from '../input/yaml.ts'
import { renderInlineMarkdown } from '../markdown/inline-markdown.ts'
import { glossaryEntry } from '../schemas/yaml-file-schemas.ts'

type Entry = z.output<typeof glossaryEntry>

interface ReadDoc {
  id: string
  file: string
  html: string
}

/** Each doc of the main version by its id. */
type DocsById = ReadonlyMap<string, ReadDoc>

const glossaryPath = 'content/data/glossary.yml'

/** Reads the site's glossary, whose entries name docs of the main version by their ids; empty where there is none. */
export function readGlossary(root: string, docs: ReadDoc[], report: Report): Term[] {
  const file = readSourceIfPresent(root, glossaryPath)
  if (!file) return []
  const docsById: DocsById = new Map(docs.map(doc => [doc.id, doc]))
  const terms = z.array(glossaryEntry, 'it must be a list of terms').superRefine((entries, { addIssue }) => {
    for (const issue of [...findUnknownDocs(entries, docsById), ...findRepeatedForms(entries)])
      addIssue({ code: 'custom', ...issue })
  })
  const data = validateYamlFile(file, z.object({ terms }), report)
  return (data?.terms ?? []).map(entry => {
    const [id, heading] = entry.doc?.split('#') ?? []
    // Heading ids are written so by the Markdown reader.
    const hasHeading = heading !== undefined && docsById.get(id ?? '')?.html.includes(` id="${heading}"`)
    if (heading !== undefined && !hasHeading) warnOfUnknownHeading(entry, heading, { file, report })
    return {
      forms: [entry.term, ...(entry.also ?? [])],
      meaningHtml: renderInlineMarkdown(entry.meaning),
      doc: id,
      hash: hasHeading ? `#${heading}` : '',
    }
  })
}

interface Issue {
  path: PropertyKey[]
  message: string
}

function findUnknownDocs(entries: Entry[], docsById: DocsById): Issue[] {
  return entries.flatMap(({ doc }, index) => {
    const id = doc?.split('#')[0]
    if (id === undefined || docsById.has(id)) return []
    return { path: [index, 'doc'], message: describeUnknownDoc(id, docsById) }
  })
}

function describeUnknownDoc(id: string, docsById: DocsById): string {
  // Its front matter has been given another id: `content/docs/concepts/joins.md` is no longer `concepts/joins`.
  const renamed = [...docsById.values()].find(({ file }) => file.replace(/\.mdx?$/, '').endsWith(`/${id}`))
  if (renamed) return `No doc has this id: the id of ${renamed.file} is \`${renamed.id}\``
  const suggestion = findNearest(id, docsById.keys())
  return suggestion
    ? `No doc has this id (did you mean \`${suggestion}\`?)`
    : 'No doc has this id, such as concepts/joins'
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

/** An entry of the glossary. */
export interface Term {
  /** The forms in which it occurs in text, its name first: `['as-of join', 'as-of joins']`. */
  forms: string[]
  meaningHtml: string
  /** Id of the doc that explains it: `concepts/joins`. Undefined if no doc does. */
  doc: string | undefined
  /** The heading of that doc, such as `#as-of-join`; empty for the whole doc. */
  hash: string
}

/** A term where a page explains it: `html.slice(start, end)` is the term in the page's HTML. */
export interface FoundTerm {
  start: number
  end: number
  meaningHtml: string
  /** Where a doc explains it: `/docs/concepts/joins#as-of-join`. Undefined if none does. */
  url: string | undefined
}
