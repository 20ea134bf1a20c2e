import { whenIdle } from './when-idle.ts'

/** Fetches what counts page views in a quiet moment, where the page carries the settings of a service. */
export function startAnalytics() {
  const settings = document.documentElement.dataset.analytics
  if (settings) whenIdle(() => import('./analytics.ts').then(({ countPages }) => countPages(settings)).catch(() => {}))
}
