import type { SearchOption, StartList } from '../state/start-lists.ts'
import { KindIcon, MagnifierIcon, SectionIcon, StopIcon } from './icons.tsx'

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
