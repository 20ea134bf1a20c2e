import { runWhenIdle } from '../browser/run-when-idle.ts'

/** Fetches and runs the code that registers the service worker, once the page has loaded and the browser is idle. */
export function startOffline() {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    import('./register-service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker()).catch(() => {}) // Without the worker, the site works online only.
  if (document.readyState === 'complete') runWhenIdle(register)
  else addEventListener('load', () => runWhenIdle(register))
}
