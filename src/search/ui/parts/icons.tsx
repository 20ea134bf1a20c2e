import type { ReactNode } from 'react'
import type { HitKind } from '../../search-contract.ts'
import type { SearchOption, StartList } from '../state/start-lists.ts'

/** The `d` attributes of the paths, in a view box of 24 by 24. */
const kindPaths: Record<HitKind, string> = {
  doc: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  reference: 'M5 4h14v16H5zM9 8h6M9 12h6M9 16h3',
  practice: 'M5 5h14v14H5zM8.5 12l2.5 2.5 4.5-5',
  blog: 'M4 20l4-1L20 7l-3-3L5 16zM14 7l3 3',
  page: 'M4 5h16v14H4zM4 9h16',
}

export function KindIcon({ kind }: { kind: HitKind }) {
  return <Icon path={kindPaths[kind]} />
}

/** The icon of a section within a page. */
function SectionIcon() {
  return <Icon path="M10 4L8 20M16 4l-2 16M5 9h15M4 15h15" />
}

/** A stop on the line of its section, as the docs sidebar draws the current page. */
function StopIcon() {
  return <Icon path="M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z" />
}

export function MagnifierIcon() {
  return <Icon path="M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16.5 16.5L21 21" />
}

export function StarIcon() {
  return <Icon path="M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z" />
}

export function CrossIcon() {
  return <Icon path="M6 6l12 12M18 6L6 18" />
}

function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** `name`: the list that the option is in. */
interface OptionIconProps {
  option: SearchOption
  name: StartList['name']
}

export function OptionIcon({ option, name }: OptionIconProps) {
  switch (option.type) {
    case 'hit':
      return option.hit.heading ? <SectionIcon /> : <KindIcon kind={option.hit.kind} />
    case 'page':
      return name === 'section' ? <StopIcon /> : <KindIcon kind="doc" />
    case 'query':
      return <MagnifierIcon />
    default:
      return option satisfies never
  }
}
