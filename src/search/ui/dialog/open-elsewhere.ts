/** Opens an address in a new tab, or in a new window. */
export function openElsewhere(url: string, isWindow: boolean) {
  window.open(url, '_blank', isWindow ? 'noopener,popup' : 'noopener')
}
