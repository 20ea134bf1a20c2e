import { findMainVersion } from '../content/docs/versions.ts'
import { type CallForm, listEntries, type Reference } from '../content/reference/read-reference.ts'
import type { Doc, ReferenceEntry, ReferenceFamily, SiteContent } from '../content/site-content.ts'
import { computeTypeTables, listCallForms, type TypeTable } from '../q-pages/reference/describe-entry.ts'
import { Forms, type Link, Relatives, type RelativesProps, Types } from '../q-pages/reference/entry-parts.tsx'
import { GlyphFinder } from '../q-pages/reference/glyph-finder.tsx'
import { defaultTag } from '../search/search-facets.ts'
import { referencePath } from '../urls/section-paths.ts'
import { insertHtml } from '../use-site.ts'
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx'
import { Pager } from '../widgets/pager/pager.tsx'
import { VisibilityNote } from '../widgets/visibility-note/visibility-note.tsx'
import { breadcrumbList } from './head/schema-org.ts'
import { siteImage } from './head/social-image-texts.ts'
import { collectSearchWords, generatedPage, markdownFile, type Route } from './route.ts'

const title = 'Reference'
const description =
  'Every operator, keyword, iterator and command of q on one page, by family, with a page for each name: how it is written, examples that run, corner cases.'

/** `/reference` and the pages of its names, on sites with the folder `content/reference`. */
export function listReferenceRoutes(site: SiteContent): Route[] {
  const { reference } = site
  if (!reference) return []
  const links = linkNames(reference)
  const entries = reference.families.flatMap(family =>
    family.entries.map(entry => entryRoute({ family, entry, links, site })),
  )
  return [overviewRoute(reference, site), ...entries]
}

/** The address of each name: `xasc` -> `/reference/xasc`. */
function linkNames(reference: Reference): ReadonlyMap<string, string> {
  return new Map(listEntries(reference).flatMap(({ names, url }) => names.map(name => [name, url] as const)))
}

function overviewRoute(reference: Reference, { config }: SiteContent): Route {
  return {
    ...generatedPage,
    path: referencePath,
    name: 'the reference page',
    isIndexed: true,
    usesSiteCode: true, // Its finder is an island.
    files: listEntries(reference).map(({ file }) => file),
    styles: ['reference-card'],
    image: siteImage(config),
    head: () => ({
      title,
      description,
      facets: { tag: defaultTag },
      structuredData: [breadcrumbList([{ label: title, url: referencePath }], config)],
    }),
    searchWords: () => ({
      url: referencePath,
      title,
      kind: 'reference',
      breadcrumbs: [],
      docsTag: defaultTag,
      about: `${description}\ncheat sheet, reference card, glyph, symbol, operator, list of all functions`,
      aliases: ['reference', 'reference card', 'cheat sheet', 'glyphs', 'list of functions'],
      isDemonstration: false,
      html: '',
    }),
    render: () => <OverviewPage families={reference.families.map(describeFamily)} />,
  }
}

interface ShownFamily extends ReferenceFamily {
  entries: ShownEntry[]
}

interface ShownEntry {
  url: string
  names: string[]
  label: string
  forms: string[]
}

function describeFamily({ id, title, about, entries }: Reference['families'][number]): ShownFamily {
  return { id, title, about, entries: entries.filter(isListed).map(describeEntry) }
}

function describeEntry(entry: ReferenceEntry): ShownEntry {
  const { url, names, label } = entry
  return { url, names, label, forms: listCallForms(entry).map(({ form }) => form) }
}

function OverviewPage({ families }: { families: ShownFamily[] }) {
  return (
    <main id="main" className="single reference-card">
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <GlyphFinder />
      <nav className="families" aria-label="Families">
        <ul>
          {families.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {families.map(family => (
        <FamilySection key={family.id} {...family} />
      ))}
    </main>
  )
}

function FamilySection({ id, title, about, entries }: ShownFamily) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {about && <p>{about}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is</th>
            <th scope="col">How it is written</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ url, names, label, forms }) => (
            <tr key={url}>
              <th scope="row">
                <a href={url}>{names[0]}</a>
                {names.slice(1).map(name => (
                  <span key={name}> {name}</span>
                ))}
              </th>
              <td>{label}</td>
              <td>
                {forms.map(form => (
                  <code key={form}>{form}</code>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface EntryPlace {
  family: Reference['families'][number]
  entry: ReferenceEntry
  links: ReadonlyMap<string, string>
  site: SiteContent
}

function entryRoute({ family, entry, links, site }: EntryPlace): Route {
  const { url, title: entryTitle, description, keywords, isUnlisted, isDraft } = entry
  const familyUrl = `${referencePath}#${family.id}`
  const ancestors = [
    { label: title, url: referencePath },
    { label: family.title, url: familyUrl },
  ]
  return {
    ...markdownFile(entry, site),
    path: url,
    twinOf: undefined,
    styles: ['reference-entry'],
    image: siteImage(site.config),
    head: () => ({
      title: entryTitle,
      description,
      keywords,
      facets: { tag: defaultTag },
      structuredData: [breadcrumbList([...ancestors, { label: entryTitle, url }], site.config)],
    }),
    searchWords: () => (isUnlisted || isDraft ? undefined : searchWordsOf(entry, family)),
    render: () => (
      <EntryPage
        entry={entry}
        ancestors={ancestors}
        forms={listCallForms(entry)}
        typeTables={computeTypeTables(entry)}
        related={entry.see.map(name => ({ label: name, url: links.get(name) ?? referencePath }))}
        lessons={entry.taught.map(address => findLesson(address, site))}
        manual={linkManual(entry, site)}
        {...findNeighbours(family.entries.filter(isListed), entry)}
      />
    ),
  }
}

function searchWordsOf(entry: ReferenceEntry, family: ReferenceFamily) {
  const words = collectSearchWords(entry, {
    kind: 'reference',
    breadcrumbs: [title, family.title],
    docsTag: defaultTag,
  })
  const forms = listCallForms(entry).map(({ form, does }) => `${form} ${does}`)
  return {
    ...words,
    about: [...forms, words.about].join('\n'),
    names: entry.names,
    aliases: words.aliases.filter(isShort),
    html: words.html.replace(codeBlock, ''),
  }
}

/** Sessions use most of the language in passing. */
const codeBlock = /<figure class="code-block.*?<\/figure>/gs

/** A longer phrase is a question, which pages that explain more than one name answer better. It is searched for as text. */
const isShort = (phrase: string) => phrase.split(/\s+/).length < 3

const isListed = ({ isUnlisted }: ReferenceEntry) => !isUnlisted

/** The entries before and after one in its family; none for one that is not listed. */
function findNeighbours(entries: ReferenceEntry[], entry: ReferenceEntry) {
  const index = entries.indexOf(entry)
  const toLink = (other: ReferenceEntry | undefined) => other && { url: other.url, label: other.title }
  return { before: toLink(entries[index - 1]), after: index < 0 ? undefined : toLink(entries[index + 1]) }
}

/** The page, and the section if the address names one, that teaches a name: `Join tables in q: choosing a join`. */
function findLesson(address: string, { versions, posts }: SiteContent): Link {
  const [path = '', anchor] = address.split('#')
  const page = [...findMainVersion(versions).docs, ...posts].find(({ url }) => url === path)
  const heading = anchor && page ? findHeading(page.headings, anchor) : undefined
  return { url: address, label: [page?.title ?? path, heading].filter(Boolean).join(': ') }
}

function findHeading(headings: Doc['headings'], id: string): string | undefined {
  for (const heading of headings) {
    const found = heading.id === id ? heading.text : findHeading(heading.children, id)
    if (found !== undefined) return found
  }
  return undefined
}

function linkManual({ manual: path }: ReferenceEntry, { config: { reference } }: SiteContent): Link | undefined {
  if (path === undefined || !reference.manual) return undefined
  return { label: reference.manual.label, url: reference.manual.url + path }
}

interface EntryPageProps extends RelativesProps {
  entry: ReferenceEntry
  ancestors: Link[]
  forms: CallForm[]
  typeTables: TypeTable[]
  before: Link | undefined
  after: Link | undefined
}

function EntryPage({ entry, ancestors, forms, typeTables, related, lessons, manual, before, after }: EntryPageProps) {
  const { names, label, isDraft, isUnlisted, isMissing } = entry
  return (
    <main id="main" className="single reference-entry">
      <VisibilityNote isDraft={isDraft} isUnlisted={isUnlisted} />
      <article>
        <Breadcrumbs ancestors={ancestors} />
        <h1>
          <code>{names[0]}</code> {label}
        </h1>
        {isMissing && (
          <p className="missing-name">The runner of this site does not have this name, so nothing here can be run.</p>
        )}
        <Forms forms={forms} />
        <div className="prose" dangerouslySetInnerHTML={insertHtml(entry)} />
        {typeTables.map(table => (
          <Types key={table.rows.length} {...table} />
        ))}
        <Relatives related={related} lessons={lessons} manual={manual} />
        <Pager name="Names of this family" before={before} after={after} />
      </article>
    </main>
  )
}
