import { CrossIcon, KindIcon, SectionIcon, StarIcon } from '../parts/icons.tsx'
import { dialogMessages } from '../search-messages.ts'
import type { SavedHit, SavedHits } from '../state/saved-hits.ts'
import { HitOption } from './hit-option.tsx'
import type { OptionActions } from './option-actions.ts'

type StartScreenProps = {
  id: string
  saved: SavedHits
  /** Whether the reader has typed and the first answer is awaited. */
  isWaiting: boolean
  active: number
  actions: OptionActions
  onSave: (hit: SavedHit) => void
  onRemove: (hit: SavedHit) => void
}

/** The hits that the reader opened from search before, and those saved as favourites. */
export function StartScreen({
  id,
  saved: { recents, favourites },
  isWaiting,
  active,
  actions,
  onSave,
  onRemove,
}: StartScreenProps) {
  if (recents.length + favourites.length === 0)
    return <p className="search-message">{isWaiting ? dialogMessages.waiting : dialogMessages.nothingSaved}</p>
  return (
    <>
      <SavedList
        id={`${id}-recent`}
        label="Recent"
        hits={recents}
        {...{ active, actions, onSave }}
        optionId={id}
        first={0}
        removal="Remove this search from history"
        onRemove={onRemove}
      />
      <SavedList
        id={`${id}-favourite`}
        label="Favorite"
        hits={favourites}
        {...{ active, actions }}
        onSave={undefined}
        optionId={id}
        first={recents.length}
        removal="Remove this search from favorites"
        onRemove={onRemove}
      />
    </>
  )
}

type SavedListProps = {
  id: string
  label: string
  hits: SavedHit[]
  active: number
  actions: OptionActions
  /** The id of the option at position 3 is `${optionId}-3`. */
  optionId: string
  /** Position of the first option of this list among those of all lists. */
  first: number
  /** Label of the buttons that remove a hit. */
  removal: string
  /** Undefined for favourites, which are saved already. */
  onSave: ((hit: SavedHit) => void) | undefined
  onRemove: (hit: SavedHit) => void
}

/** A listbox with a column of buttons beside it, in rows of the same height, because options may not contain buttons. */
function SavedList({ id, label, hits, active, actions, optionId, first, removal, onSave, onRemove }: SavedListProps) {
  if (hits.length === 0) return null
  return (
    <section className="saved-hits">
      <h2 className="hit-path" id={`${id}-label`}>
        {label}
      </h2>
      <div
        role="listbox"
        id={id}
        aria-labelledby={`${id}-label`}
        tabIndex={-1}
        onMouseDown={event => event.preventDefault()}
      >
        {hits.map((hit, index) => (
          <HitOption
            key={hit.target}
            id={`${optionId}-${first + index}`}
            url={hit.url}
            isActive={first + index === active}
            icon={hit.heading ? <SectionIcon /> : <KindIcon kind={hit.kind} />}
            onHover={() => actions.setActive(first + index)}
            onOpen={() => actions.open(hit)}
            onOpenElsewhere={() => actions.recordVisit(hit)}
          >
            <span className="hit-title">{getHitName(hit)}</span>
            <span className="hit-snippet">{[...hit.breadcrumbs, ...(hit.heading ? [hit.title] : [])].join(' › ')}</span>
          </HitOption>
        ))}
      </div>
      <SavedButtons {...{ hits, removal, onSave, onRemove }} />
    </section>
  )
}

type SavedButtonsProps = Pick<SavedListProps, 'hits' | 'removal' | 'onSave' | 'onRemove'>

function SavedButtons({ hits, removal, onSave, onRemove }: SavedButtonsProps) {
  return (
    <ul className="saved-buttons">
      {hits.map(hit => (
        <li key={hit.target}>
          {onSave && (
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
