// What `tickwise move` says: what moved, what differs, and what cannot move.
import { byCodeUnit } from '../content/input/source-file.ts'
import { groupBy } from '../lib/collections.ts'

/** `differs`: the site works, with something else in its place. `cannot`: something is missing until somebody does what `remedy` says. */
export interface Finding {
  kind: 'differs' | 'cannot'
  what: string
  /** What we do instead, or what the owner can do. */
  remedy: string
  /** `docs/intro.md:12`, in the site that moves; undefined for what has no place. */
  where?: string | undefined
}

export type AddFinding = (finding: Finding) => void

export interface MoveReport {
  source: string
  /** What moved, by kind: `['docs', 12]`. */
  counts: [kind: string, count: number][]
  findings: Finding[]
}

/** More places than these are counted, not listed. */
const maxPlaces = 10
const maxPlacesInTerminal = 2

export function formatMarkdownReport({ source, counts, findings }: MoveReport): string {
  return `# Moved from ${source}

\`tickwise move\` wrote this site from one made for Docusaurus, and this report about it. Nothing reads the report: remove it when you no longer need it.

## What moved

${counts.map(([kind, count]) => `- ${count} ${kind}`).join('\n')}

## What differs

${formatEntries(findings, 'differs') || 'Nothing.'}

## What cannot move

${formatEntries(findings, 'cannot') || 'Nothing.'}

## What to do next

1. \`npm install\`
2. \`npx tickwise build\` lists what is left to do, with file and line.
3. \`npx tickwise dev\` shows the site.
`
}

function formatEntries(findings: Finding[], kind: Finding['kind']): string {
  return groupFindings(findings, kind)
    .map(({ what, remedy, places }) => {
      const shown = places.slice(0, maxPlaces).map(place => `  - \`${place}\``)
      const rest = places.length - shown.length
      return [`- ${what} ${remedy}`, ...shown, ...(rest > 0 ? [`  - and ${rest} more`] : [])].join('\n')
    })
    .join('\n')
}

/** The same for the terminal, with fewer places. */
export function formatTerminalReport({ source, counts, findings }: MoveReport): string {
  const section = (title: string, kind: Finding['kind']) => {
    const groups = groupFindings(findings, kind)
    const lines = groups.map(({ what, remedy, places }) => `  ${what}${formatPlaces(places)}\n    ${remedy}`)
    return `${title}${lines.length === 0 ? ': nothing' : `\n${lines.join('\n')}`}`
  }
  return [
    `From ${source}: ${counts.map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
    section('Differs', 'differs'),
    section('Cannot move', 'cannot'),
  ].join('\n\n')
}

function formatPlaces(places: string[]): string {
  if (places.length === 0) return ''
  const rest = places.length - maxPlacesInTerminal
  return ` (${places.slice(0, maxPlacesInTerminal).join(', ')}${rest > 0 ? ` and ${rest} more` : ''})`
}

interface FindingGroup {
  what: string
  remedy: string
  places: string[]
}

/** Findings that say the same become one with all their places. */
function groupFindings(findings: Finding[], kind: Finding['kind']): FindingGroup[] {
  const groups = groupBy(
    findings.filter(finding => finding.kind === kind),
    ({ what, remedy }) => `${what}\n${remedy}`,
  )
  return [...groups.values()].flatMap(group => {
    const [first] = group
    const places = [...new Set(group.flatMap(({ where }) => where ?? []))].sort(byPlace)
    return first ? [{ what: first.what, remedy: first.remedy, places }] : []
  })
}

function byPlace(a: string, b: string): number {
  const [pathA = '', lineA = '0'] = a.split(':')
  const [pathB = '', lineB = '0'] = b.split(':')
  return byCodeUnit(pathA, pathB) || Number(lineA) - Number(lineB)
}
