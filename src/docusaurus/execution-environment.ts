const isInBrowser = typeof window !== 'undefined'

export default {
  canUseDOM: isInBrowser,
  canUseEventListeners: isInBrowser,
  canUseIntersectionObserver: isInBrowser,
  canUseViewport: isInBrowser,
}
