import { useState } from 'react'
import {
  addFavourite,
  addVisit,
  readSavedHits,
  removeHit,
  type SavedHit,
  type SavedHits,
  writeSavedHits,
} from './saved-hits.ts'

/** The recent and favourite hits of the reader, and functions that change them in the state and in the storage. */
export function useSavedHits() {
  const [saved, setSaved] = useState(readSavedHits)
  const change = (next: SavedHits) => {
    writeSavedHits(next)
    setSaved(next)
  }
  return {
    saved,
    recordVisit: (hit: SavedHit) => change(addVisit(saved, hit)),
    save: (hit: SavedHit) => change(addFavourite(saved, hit)),
    remove: (hit: SavedHit) => change(removeHit(saved, hit)),
  }
}
