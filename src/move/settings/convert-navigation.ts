// Navbar and footer.
import { posix } from 'node:path'
import { isRecord } from '../../lib/collections.ts'
import { mainDocsPath } from '../../site-config/site-config-schema.ts'
import { findMainDocs } from '../file-plan.ts'
import { htmlToMarkdown, listLinks } from '../markdown/html-to-markdown.ts'
import { type Settings, toSettings } from '../source/source-site.ts'
import { convertPath } from './convert-path.ts'
import type { ConversionInput, NewConfig } from './new-config.ts'

interface Link {
  label: string
  to?: string
  href?: string
  activePath?: string
}

type NavbarItem = Link | { label: string; items: Link[] }

export function convertNavigation(input: ConversionInput, theme: Settings): Pick<NewConfig, 'navbar' | 'footer'> {
  const { items, hideOnScroll } = toSettings(theme.navbar)
  return {
    navbar: {
      ...(hideOnScroll === true && { hideOnScroll: true }),
      items: toRecords(items).flatMap(item => convertNavbarItem(item, input)),
    },
    footer: convertFooter(input, toSettings(theme.footer)),
  }
}

function toRecords(value: unknown): Settings[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function convertNavbarItem(item: Settings, input: ConversionInput): NavbarItem[] {
  if (item.type === 'dropdown' || (item.type === undefined && Array.isArray(item.items))) {
    const items = toRecords(item.items).flatMap(entry => convertLink(entry, input))
    const label = readLabel(item)
    return items.length > 0 && label !== undefined ? [{ label, items }] : []
  }
  return convertLink(item, input)
}

/** One link of the navbar. What cannot be a link is reported and left out. */
function convertLink(item: Settings, input: ConversionInput): Link[] {
  const { site, moved, add } = input
  const leaveOut = (what: string, remedy: string, kind: 'differs' | 'cannot' = 'differs') => {
    add({ kind, where: site.locate(findNeedle(item)), what, remedy })
    return []
  }
  switch (item.type) {
    case undefined:
    case 'default':
      return toLink(item, input)
    case 'doc': {
      const id = findDocId(item, input)
      const to = moved.urlByDocId.get(id)
      if (to === undefined)
        return leaveOut(`The navbar names the doc \`${id}\`, which does not exist.`, 'It is left out.')
      return [{ label: readLabel(item) ?? moved.labelByDocId.get(id) ?? id, to }]
    }
    case 'docSidebar': {
      const id = findSidebarName(item, input)
      const to = moved.firstUrlOfSidebar.get(id)
      if (to === undefined)
        return leaveOut(`The navbar names the sidebar \`${id}\`, which has no docs.`, 'It is left out.')
      return [{ label: readLabel(item) ?? id, to, ...(countDocsLinks(input) === 1 && { activePath: mainDocsPath }) }]
    }
    case 'docsVersion':
      return [
        {
          label: readLabel(item) ?? findMainDocs(site)?.versions.find(({ isMain }) => isMain)?.label ?? 'Docs',
          to: mainDocsPath,
        },
      ]
    case 'docsVersionDropdown':
      return leaveOut('The menu of versions is not in the navbar.', 'It is above the sidebar of the docs.')
    case 'search':
      return [] // It is in every navbar.
    case 'localeDropdown':
      return leaveOut('There is no menu of languages.', 'A site has one language here.')
    case 'html': {
      const links = listLinks(String(item.value)).flatMap(link => toLink(link, input))
      if (links.length > 0) return links
      // Lines between the entries of a dropdown say nothing.
      return /^\s*<hr\b/.test(String(item.value))
        ? []
        : leaveOut('HTML in the navbar is left out.', 'Write a link instead.', 'cannot')
    }
    default:
      return leaveOut(
        `The navbar item of the type \`${String(item.type)}\` is left out.`,
        'Write a link instead.',
        'cannot',
      )
  }
}

function countDocsLinks({ site }: ConversionInput): number {
  const { items } = toSettings(toSettings(site.config.themeConfig).navbar)
  return toRecords(items).filter(({ type }) => type === 'docSidebar' || type === 'doc').length
}

/** What the configuration says about an item and about few others. */
function findNeedle({ type, docId, sidebarId, value }: Settings): string {
  const [text] = [docId, sidebarId, value, type].filter(candidate => typeof candidate === 'string')
  return typeof text === 'string' ? text.slice(0, 40) : 'navbar'
}

/** Docs of a further instance have moved into a folder of the main docs. */
function findDocId({ docId, docsPluginId }: Settings, { site, versions }: ConversionInput): string {
  const main = findMainDocs(site)
  const planned = versions.find(({ instance }) => instance.id === docsPluginId && instance !== main)
  return planned ? posix.join(posix.relative('content/docs', planned.folder), String(docId)) : String(docId)
}

/** Sidebars of a further instance have its name in front of theirs. */
function findSidebarName({ sidebarId, docsPluginId }: Settings, { site }: ConversionInput): string {
  const isMain = docsPluginId === undefined || docsPluginId === findMainDocs(site)?.id
  return isMain ? String(sidebarId) : `${String(docsPluginId)}-${String(sidebarId)}`
}

function toLink(item: Settings, { site, moved }: ConversionInput): Link[] {
  const given = typeof item.to === 'string' ? item.to : typeof item.href === 'string' ? item.href : undefined
  const label = readLabel(item) ?? (given !== undefined && URL.canParse(given) ? new URL(given).hostname : undefined)
  if (given === undefined || label === undefined) return []
  const address = given.replace(/^pathname:\/\//, '')
  if (/^https?:\/\//.test(address)) return URL.canParse(address) ? [{ label, href: address }] : []
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return []
  const path = convertPath(address, site)
  const { activeBasePath } = item
  return [
    {
      label,
      // The home page of a site without one is its docs.
      to: path === '/' && !moved.hasHomePage ? mainDocsPath : path,
      ...(typeof activeBasePath === 'string' && { activePath: convertPath(activeBasePath, site) }),
    },
  ]
}

function readLabel(item: Settings): string | undefined {
  const [label] = [item.label, item['aria-label'], item.title].filter(
    value => typeof value === 'string' && value.trim() !== '',
  )
  return typeof label === 'string' ? label.trim() : undefined
}

function convertFooter(input: ConversionInput, footer: Settings): NonNullable<NewConfig['footer']> {
  const entries = toRecords(footer.links)
  const isGrouped = entries.some(({ items }) => Array.isArray(items))
  const groups = isGrouped ? entries : entries.length > 0 ? [{ title: 'Links', items: entries }] : []
  const columns = groups.map(({ title, items }, index) => ({
    title: typeof title === 'string' && title.trim() !== '' ? title : index === 0 ? 'Links' : 'More',
    items: toRecords(items).flatMap(item => convertFooterItem(item, input)),
  }))
  const copyright = typeof footer.copyright === 'string' ? footer.copyright.split(/<br\s*\/?>/i) : []
  return {
    columns: columns.filter(({ items }) => items.length > 0),
    notes: copyright.map(htmlToMarkdown).filter(text => text !== ''),
  }
}

function convertFooterItem(item: Settings, input: ConversionInput): Link[] {
  if (typeof item.html !== 'string') return toLink(item, input)
  const links = listLinks(item.html).flatMap(link => toLink(link, input))
  if (links.length === 0)
    input.add({
      kind: 'cannot',
      where: input.site.locate(item.html.slice(0, 40)),
      what: 'HTML in the footer is left out.',
      remedy: 'Write a link, or a line of Markdown in `notes`.',
    })
  return links
}
