/**
 * Paths that are never served, as an expression for the whole path that every host understands: the two files for hosts of
 * static sites, and names that begin with a dot but for those below `shownFolder`. Other names may begin with `_`: the
 * build makes such names itself. `base` is nothing, or `/docs-site`.
 */
export function hiddenPath(base = ''): string {
  return `^(?:${base.replaceAll('.', '\\.')}/_(?:headers|redirects)|.*/\\..*)$`
}

export const shownFolder = '/.well-known/'
