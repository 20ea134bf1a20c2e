import { useEffect } from 'react'
import { canPrefetch } from '../../navigation/page-store.ts'
import type { PageSession } from '../../runner/page-session.ts'

/** Fetches what the first run needs, so that it does not wait, and so that the console works without a network from then on. */
export function usePreparedRunner(session: PageSession) {
  useEffect(() => {
    if (!canPrefetch()) return
    session.prepare()
    import('./word-help.ts').catch(() => {})
    import('./read-local-file.ts').catch(() => {})
    import('../../runner/error-explanations.ts').catch(() => {})
  }, [session])
}
