/** For `page.addInitScript`: makes the browser refuse storage, as some do when the reader blocks cookies. */
export function blockStorage() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
}
