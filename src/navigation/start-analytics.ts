import { runWhenIdle } from '../browser/run-when-idle.ts'

/** If analytics are configured, fetches the script that counts page views when the browser is idle. */
export function startAnalytics() {
  const settings = document.documentElement.dataset.analytics
  if (settings)
    runWhenIdle(() =>
      import('./count-page-views.ts').then(({ countPageViews }) => countPageViews(settings)).catch(() => {}),
    )
}
