/** `/docs/joins?q=aj#left` becomes `/docs/joins`. */
export function stripQueryAndHash(address: string): string {
  return address.replace(/[?#].*/s, '')
}
