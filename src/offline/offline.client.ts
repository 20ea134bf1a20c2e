import { whenIdle } from '../navigation/when-idle.ts'

/** Fetches what saves pages for reading offline, once the page is at rest. */
export function startOffline() {
  if (!('serviceWorker' in navigator)) return
  const register = () => import('./register.client.ts').then(module => module.register()).catch(() => {}) // Read online.
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register))
}
