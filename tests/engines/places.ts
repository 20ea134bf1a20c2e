// What the tests of several behaviours visit and look at.
export const doc = '/docs/concepts/joins'
export const nextDoc = '/docs/concepts/iterators'
export const linkTo = (path: string) => `#sidebar a[href="${path}"]`
export const searchDialog = '.search-dialog[open]'
export const searchField = `${searchDialog} [role=combobox]`
