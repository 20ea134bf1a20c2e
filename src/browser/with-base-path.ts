/**
 * A path of the site as a path of its host. Where the site is published below `/docs-site`, `/search` becomes
 * `/docs-site/search`. At build, where there is no document, the path is returned unchanged, since the build adds the base path to its whole output.
 */
export function withBasePath(path: string): string {
  return (globalThis.document?.documentElement.dataset.base ?? '') + path
}
