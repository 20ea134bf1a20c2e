// Runs in each page before everything else (watched-site.ts) and tells the test of errors and violations of the security
// policy: WebKit's driver tells nothing of them.
{
  /** @type {Promise<unknown>[]} */
  const reports = []
  /** @param {string} text */
  const report = text => {
    const body = `${location.pathname}: ${text}`
    reports.push(fetch('/reported-fault', { method: 'POST', body, keepalive: true }).catch(() => {}))
  }
  Object.assign(window, { faultsReported: () => Promise.all(reports) })

  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy: ${effectiveDirective} ${blockedURI}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`))
  addEventListener(
    'error',
    ({ message, target }) => {
      // A stylesheet on its way fails when its page is left; one that is not there is noticed by the server.
      if (target instanceof HTMLLinkElement) return
      report(target instanceof Element ? `failed: ${target.outerHTML}` : `error: ${message}`)
    },
    true, // What does not load tells its element alone.
  )
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const log = console[level]
    console[level] = (...words) => {
      log(...words)
      report(`console: ${words.join(' ')}`)
    }
  }
}
