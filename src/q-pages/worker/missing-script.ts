import { isPageOutdated } from '../../navigation/page-store.ts'
import { maxVersionCheckMs } from '../limits.ts'

/** Why a run gave no result, and what the reader can do. */
export interface Failure {
  text: string
  /** Whether only a reload helps, because the site has been published again and its old scripts are gone. */
  needsReload: boolean
}

/** What to say when a script did not arrive. */
export async function describeMissingScript(): Promise<Failure> {
  const waited = new Promise<boolean>(resolve => setTimeout(resolve, maxVersionCheckMs, false))
  return (await Promise.race([isPageOutdated(), waited]))
    ? { text: 'This site has been updated since you opened the page. Reload it to run code.', needsReload: true }
    : { text: 'A script could not be loaded. Check your network connection and try again.', needsReload: false }
}
