import { OptionWords } from '../parts/hit-words.tsx'
import { CrossIcon, OptionIcon, StarIcon } from '../parts/icons.tsx'
import { dialogMessages } from '../search-messages.ts'
import type { SavedHit } from '../state/saved-hits.ts'
import type { StartList } from '../state/start-lists.ts'
import { HitOption, type OptionActions } from './hit-options.tsx'

interface StartScreenProps {
  id: string
  lists: StartList[]
  /** Whether the reader has typed and the first answer is awaited. */
  isWaiting: boolean
  active: number
  actions: OptionActions
  onSave: (hit: SavedHit) => void
  onRemove: (hit: SavedHit) => void
}

/** What the reader opened from search before and saved, then where else to go from here. */
export function StartScreen({ lists, isWaiting, ...shared }: StartScreenProps) {
  if (isWaiting) return <p className="search-message">{dialogMessages.waiting}</p>
  const saved = lists.filter(isSaved)
  const others = lists.filter(list => !isSaved(list))
  const first = countOptions(saved)
  return (
    <>
      {saved.length === 0 && <p className="nothing-saved">{dialogMessages.nothingSaved}</p>}
      {saved.map((list, index) => (
        <StartListBox key={list.name} list={list} first={countOptions(saved.slice(0, index))} {...shared} />
      ))}
      <div className="start-lists">
        {others.map((list, index) => (
          <StartListBox key={list.name} list={list} first={first + countOptions(others.slice(0, index))} {...shared} />
        ))}
      </div>
    </>
  )
}

type StartListBoxProps = Omit<StartScreenProps, 'lists' | 'isWaiting'> & {
  list: StartList
  /** Position of the first option of this list among those of all lists. The id of the option at position 3 is `${id}-3`. */
  first: number
}

/** A listbox. Beside saved hits is a column of buttons, in rows of the same height, because options may not contain buttons. */
function StartListBox({ id, list, first, active, actions, onSave, onRemove }: StartListBoxProps) {
  const { name, label, options } = list
  const listId = `${id}-${name}`
  return (
    <section className={isSaved(list) ? 'saved-hits' : `start-${name}`}>
      <h2 className="hit-path" id={`${listId}-label`}>
        {label}
      </h2>
      <div
        role="listbox"
        id={listId}
        aria-labelledby={`${listId}-label`}
        tabIndex={-1}
        onMouseDown={event => event.preventDefault()}
      >
        {options.map((option, index) => (
          <HitOption
            key={option.url}
            id={`${id}-${first + index}`}
            url={option.url}
            isActive={first + index === active}
            icon={<OptionIcon option={option} name={name} />}
            onHover={() => actions.setActive(first + index)}
            onOpen={() => actions.open(option)}
            onOpenElsewhere={() => actions.recordVisit(option)}
          >
            <OptionWords option={option} />
          </HitOption>
        ))}
      </div>
      {isSaved(list) && <SavedButtons {...{ list, onSave, onRemove }} />}
    </section>
  )
}

function isSaved({ name }: StartList): boolean {
  return name === 'recent' || name === 'favourite'
}

function countOptions(lists: StartList[]): number {
  return lists.reduce((sum, { options }) => sum + options.length, 0)
}

interface SavedButtonsProps {
  list: StartList
  onSave: (hit: SavedHit) => void
  onRemove: (hit: SavedHit) => void
}

/** Buttons that save or remove the hits of a list. Favourites are saved already. */
function SavedButtons({ list: { name, options }, onSave, onRemove }: SavedButtonsProps) {
  const hits = options.flatMap(option => (option.type === 'hit' ? [option.hit] : []))
  const removal = `Remove this search from ${name === 'recent' ? 'history' : 'favorites'}`
  return (
    <ul className="saved-buttons">
      {hits.map(hit => (
        <li key={hit.target}>
          {name === 'recent' && (
            <button
              type="button"
              title="Save this search"
              aria-label={`Save this search: ${getHitName(hit)}`}
              onClick={() => onSave(hit)}
            >
              <StarIcon />
            </button>
          )}
          <button
            type="button"
            title={removal}
            aria-label={`${removal}: ${getHitName(hit)}`}
            onClick={() => onRemove(hit)}
          >
            <CrossIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}

function getHitName({ heading, title }: SavedHit): string {
  return heading ?? title
}
