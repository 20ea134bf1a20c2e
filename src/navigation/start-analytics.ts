import { runWhenIdle } from '../browser/run-when-idle.ts'

/** Fetches the script that counts page views when the browser is idle, if the site uses a service for that. */
export function startAnalytics() {
  const settings = document.documentElement.dataset.analytics
  if (settings)
    runWhenIdle(() =>
      import('./count-page-views.ts').then(({ countPageViews }) => countPageViews(settings)).catch(() => {}),
    )
}
