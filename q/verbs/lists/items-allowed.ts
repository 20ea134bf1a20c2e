/** No list gets more items than this; more would take the memory of a browser tab. */
export const itemsAllowed = 2 ** 25
