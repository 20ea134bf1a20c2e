/** A path of the site as a path of its host: below the base path that pages name in `data-base`. At build as it is. */
export function atBase(path: string): string {
  return (globalThis.document?.documentElement.dataset.base ?? '') + path
}
