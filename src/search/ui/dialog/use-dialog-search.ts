import { type Dispatch, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { maxQueryLength } from '../../search-contract.ts'
import { followLink } from '../parts/follow-link.ts'
import {
  addFavourite,
  addVisit,
  readSavedHits,
  removeHit,
  type SavedHit,
  type SavedHits,
  toSavedHit,
  writeSavedHits,
} from '../state/saved-hits.ts'
import { getScreen, listHits, type SearchEvent, type SearchState } from '../state/search-state.ts'
import {
  createStartLists,
  getTarget,
  readStartOffer,
  type SearchOption,
  type StartList,
  toHitOption,
} from '../state/start-lists.ts'
import { useSearch } from '../state/use-search.ts'

/** How many pages the dialog lists. */
const groupsPerRequest = 6

export type DialogSearch = ReturnType<typeof useDialogSearch>

/** The state of the open dialog and its actions. The first query is the text typed ahead, or else `selected`. */
export function useDialogSearch(selected: string, dialog: RefObject<HTMLDialogElement | null>) {
  const [{ text, isEntered }] = useState(readTypedAhead)
  const [state, dispatch] = useSearch(groupsPerRequest, text || selected)
  const { saved, recordVisit: recordHit, save, remove } = useSavedHits()
  const [offer] = useState(readStartOffer)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const screen = getScreen(state)
  const lists = createStartLists(saved, offer)
  const options = listOptions(state, lists)
  const active = options[state.active]
  /** Pressing a button below the field moves the focus there, so it is returned to the field. */
  const thenFocusField =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      act(...values)
      input.current?.focus()
    }
  const setQuery = thenFocusField((query: string) => dispatch({ type: 'typed', query }))
  const recordVisit = (option: SearchOption) => option.type === 'hit' && recordHit(option.hit)
  const open = (option: SearchOption) => {
    if (option.type === 'query') return setQuery(option.query)
    recordVisit(option)
    followLink(getTarget(option), dialog.current)
  }

  useEarlyEnter({ state, dispatch, isEntered }, () => {
    if (!active) return
    // Clears `isEnterPending`: opening the hit a second time would abort the navigation.
    dispatch({ type: 'moved', to: state.active })
    open(active)
  })

  return {
    id,
    input,
    state,
    screen,
    lists,
    options,
    active,
    dispatch,
    recordVisit,
    open,
    setQuery,
    retry: thenFocusField(() => dispatch({ type: 'retried' })),
    save: thenFocusField(save),
    remove: thenFocusField(remove),
  }
}

interface EarlyEnter {
  state: SearchState
  dispatch: Dispatch<SearchEvent>
  isEntered: boolean
}

/** Opens the active hit once results arrive if Enter was pressed early, in the dialog or before it opened (`isEntered`). */
function useEarlyEnter({ state, dispatch, isEntered }: EarlyEnter, openActive: () => void) {
  useEffect(() => {
    if (isEntered) dispatch({ type: 'enterPressed' })
  }, [isEntered, dispatch])
  useEffect(() => {
    if (state.isEnterPending && !state.isWaiting && getScreen(state) === 'results') openActive()
  })
}

/** Nothing of the start screen can be chosen while the first answer is awaited, since Enter is then meant for that answer. */
function listOptions(state: SearchState, lists: StartList[]): SearchOption[] {
  const screen = getScreen(state)
  if (screen === 'results') return listHits(state).map(toSavedHit).map(toHitOption)
  return screen === 'start' && !state.isWaiting ? lists.flatMap(({ options }) => options) : []
}

/** The recent and favourite hits of the reader, and functions that change them in the state and in the storage. */
function useSavedHits() {
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

/**
 * The text typed before the dialog opened, and whether Enter was pressed after it. early-search.ts stores both in
 * `data-typed`: `fby\n` -> `fby`, entered.
 */
export function readTypedAhead(): { text: string; isEntered: boolean } {
  const typed = document.documentElement.dataset.typed ?? ''
  const text = typed.replace('\n', '')
  return { text, isEntered: typed !== text }
}

/** What the reader has selected on the page, as a query. Selections in text fields do not count. */
export function readSelectedText(): string {
  if (document.activeElement?.matches('input, textarea, [contenteditable]')) return ''
  return (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength)
}
