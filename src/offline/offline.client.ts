import { whenIdle } from '../navigation/when-idle.ts'

/**
 * Fetches what saves pages for reading offline, once the page is at rest. On this machine, where sites come and go under
 * one address, only for a visit that began with `?offline=on`.
 */
export function startOffline() {
  if (!('serviceWorker' in navigator) || (/^(localhost|127\.|\[::1)/.test(location.hostname) && !isAskedFor())) return
  const register = () => import('./register.client.ts').then(module => module.register()).catch(() => {}) // Read online.
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register))
}

function isAskedFor(): boolean {
  const key = 'tickwise.offline'
  try {
    if (location.search.includes('offline=on')) sessionStorage.setItem(key, 'on')
    return sessionStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}
