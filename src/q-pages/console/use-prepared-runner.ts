import { useEffect } from 'react'
import { canPrefetch } from '../../navigation/page-store.ts'
import type { PageSession } from '../worker/page-session.ts'

/** Fetches what the first run needs, so that it does not wait, and so that the console works without a network from then on. */
export function usePreparedRunner(session: PageSession) {
  useEffect(() => {
    if (!canPrefetch()) return
    session.prepare()
    const parts = [
      import('./word-help.ts'),
      import('./read-local-file.ts'),
      import('./shared-program.ts'),
      import('../worker/error-explanations.ts'),
    ]
    for (const part of parts) part.catch(() => {})
  }, [session])
}
