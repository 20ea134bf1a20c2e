import { type MouseEvent, useLayoutEffect, useState } from 'react'
import { hasModifierKey } from '../../../browser/presses.ts'
import { followOnClick } from '../parts/follow-link.ts'
import { OptionWords } from '../parts/hit-words.tsx'
import { OptionIcon } from '../parts/icons.tsx'
import { readSavedHits } from '../state/saved-hits.ts'
import { createStartLists, getTarget, readStartOffer, type SearchOption, type StartList } from '../state/start-lists.ts'

interface StartLinksProps {
  onQuery: (query: string) => void
}

/** The lists of the dialog's start screen as plain links. The HTML of the page lacks them, since they depend on the reader. */
export function StartLinks({ onQuery }: StartLinksProps) {
  const [lists, setLists] = useState<StartList[]>([])
  useLayoutEffect(() => setLists(createStartLists(readSavedHits(), readStartOffer())), [])
  return (
    <div className="start-lists">
      {lists.map(({ name, label, options }) => (
        <section key={name}>
          <h2 className="hit-path">{label}</h2>
          <ul>
            {options.map(option => (
              <li key={option.url}>
                <StartLink {...{ name, option, onQuery }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type StartLinkProps = StartLinksProps & { name: StartList['name']; option: SearchOption }

function StartLink({ name, option, onQuery }: StartLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (option.type !== 'query') return followOnClick(event, getTarget(option), null)
    if (hasModifierKey(event)) return
    event.preventDefault()
    onQuery(option.query)
  }
  return (
    <a className="hit" href={option.url} onClick={onClick}>
      <OptionIcon {...{ option, name }} />
      <OptionWords option={option} />
    </a>
  )
}
