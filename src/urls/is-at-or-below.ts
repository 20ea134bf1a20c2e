/** `/blog` and `/blog/tags` are at or below `/blog`; `/blogging` is not. Only `/` is at or below `/`. */
export function isAtOrBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}
