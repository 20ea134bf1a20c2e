import { type Dispatch, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { followLink } from '../parts/follow-link.ts'
import { type SavedHit, type SavedHits, savedHit } from '../state/saved-hits.ts'
import { hitsOf, type SearchEvent, type SearchState, screenOf } from '../state/search-state.ts'
import { useSavedHits } from '../state/use-saved-hits.ts'
import { useSearch } from '../state/use-search.ts'
import { readTypedAhead } from './typed-ahead.ts'

/** Pages that an answer of the dialog shows. */
const pagesShown = 6

export type DialogSearch = ReturnType<typeof useDialogSearch>

/** The state of the open dialog and the reader's actions. Its first query is the text typed ahead, or else `selected`. */
export function useDialogSearch(selected: string, dialog: RefObject<HTMLDialogElement | null>) {
  const [{ text, isEntered }] = useState(readTypedAhead)
  const [state, dispatch] = useSearch(pagesShown, text || selected)
  const { saved, visit, save, remove } = useSavedHits()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const screen = screenOf(state)
  const options = listOptions(state, saved)
  const active = options[state.active]
  const open = (hit: SavedHit) => {
    visit(hit)
    followLink(hit.target, dialog.current)
  }
  /** After a press on a button below the field, the keyboard is for the field again. */
  const thenFocusField =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values)
      input.current?.focus()
    }

  useEarlyEnter({ state, dispatch, isEntered }, () => {
    if (!active) return
    // Ends the following: opening the hit a second time would break off the navigation that has begun.
    dispatch({ type: 'moved', to: state.active })
    open(active)
  })

  return {
    id,
    input,
    state,
    screen,
    saved,
    options,
    active,
    dispatch,
    visit,
    open,
    setQuery: thenFocusField((query: string) => dispatch({ type: 'typed', query })),
    retry: thenFocusField(() => dispatch({ type: 'retried' })),
    save: thenFocusField(save),
    remove: thenFocusField(remove),
  }
}

type EarlyEnter = { state: SearchState; dispatch: Dispatch<SearchEvent>; isEntered: boolean }

/** Opens the active hit once the results arrive for which Enter was pressed, here or before the dialog opened (`isEntered`). */
function useEarlyEnter({ state, dispatch, isEntered }: EarlyEnter, openActive: () => void) {
  useEffect(() => {
    if (isEntered) dispatch({ type: 'entered early' })
  }, [isEntered, dispatch])
  useEffect(() => {
    if (state.isFollowing && !state.isWaiting && screenOf(state) === 'results') openActive()
  })
}

/** Saved hits cannot be chosen while the reader waits for the first answer: Enter is meant for that answer. */
function listOptions(state: SearchState, { recents, favourites }: SavedHits): SavedHit[] {
  const screen = screenOf(state)
  if (screen === 'results') return hitsOf(state).map(savedHit)
  return screen === 'start' && !state.isWaiting ? [...recents, ...favourites] : []
}
