import { CrossIcon, StarIcon } from '../parts/icons.tsx'
import type { SavedHit } from '../state/saved-hits.ts'
import type { StartList } from '../state/start-lists.ts'

interface SavedButtonsProps {
  list: StartList
  onSave: (hit: SavedHit) => void
  onRemove: (hit: SavedHit) => void
}

/** Buttons that save or remove the hits of a list. Favourites are saved already. */
export function SavedButtons({ list: { name, options }, onSave, onRemove }: SavedButtonsProps) {
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
