import { HitOption } from './hit-option.tsx'
import { CrossIcon, KindIcon, SectionIcon, StarIcon } from './icons.tsx'
import type { OptionActions } from './option-actions.ts'
import type { SavedHit, SavedHits } from './saved-hits.ts'

type StartScreenProps = {
  id: string
  saved: SavedHits
  /** The first answer to what is typed is on its way. */
  isWaiting: boolean
  active: number
  actions: OptionActions
  onSave: (hit: SavedHit) => void
  onRemove: (hit: SavedHit) => void
}

/** What was opened from search before, and what was saved of it. */
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
    return <p className="search-message">{isWaiting ? 'Fetching results...' : 'No recent searches'}</p>
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
  /** Ids of options begin with it, their positions with `first`. */
  optionId: string
  first: number
  /** What the button that removes a hit says. */
  removal: string
  onSave?: (hit: SavedHit) => void
  onRemove: (hit: SavedHit) => void
}

/** Options hold no buttons: those of a row stand beside the listbox, in a column of rows as high. */
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
            onPoint={() => actions.point(first + index)}
            onOpen={() => actions.open(hit)}
            onOpenElsewhere={() => actions.visit(hit)}
          >
            <span className="hit-title">{nameOf(hit)}</span>
            <span className="hit-snippet">{[...hit.breadcrumbs, ...(hit.heading ? [hit.title] : [])].join(' › ')}</span>
          </HitOption>
        ))}
      </div>
      <ul className="saved-buttons">
        {hits.map(hit => (
          <li key={hit.target}>
            {onSave && (
              <button
                type="button"
                title="Save this search"
                aria-label={`Save this search: ${nameOf(hit)}`}
                onClick={() => onSave(hit)}
              >
                <StarIcon />
              </button>
            )}
            <button
              type="button"
              title={removal}
              aria-label={`${removal}: ${nameOf(hit)}`}
              onClick={() => onRemove(hit)}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ heading, title }: SavedHit): string {
  return heading ?? title
}
