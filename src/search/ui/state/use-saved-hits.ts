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

/** The recent and favourite hits of the reader, and what changes them here and in the storage. */
export function useSavedHits() {
  const [saved, setSaved] = useState(readSavedHits)
  const change = (next: SavedHits) => {
    writeSavedHits(next)
    setSaved(next)
  }
  return {
    saved,
    visit: (hit: SavedHit) => change(addVisit(saved, hit)),
    save: (hit: SavedHit) => change(addFavourite(saved, hit)),
    remove: (hit: SavedHit) => change(removeHit(saved, hit)),
  }
}
