import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the HTML of the build, true once an island runs in the browser. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
