import { basePathOf } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'
import { headerRules } from './headers.ts'
import type { HeaderRule } from './headers-file.ts'

/** What a host must do for a site to stand as its pages expect. All files that tell hosts so are made from it. */
export type Hosting = {
  /** Where the site is published: scheme and host. */
  url: string
  /** Nothing, or `/docs-site`: then the built files lie in a folder of that name. Paths below start with it. */
  base: string
  headers: HeaderRule[]
  /** From path to path, as they are read, not encoded. */
  redirects: ReadonlyMap<string, string>
}

/** The folder where the built site is expected on a server; below `base` where the site has one. */
export const serverRoot = '/srv/site'
export const serverPort = 8080

export function hostingOf(config: SiteConfig, redirects: ReadonlyMap<string, string>): Hosting {
  const base = basePathOf(config)
  return {
    url: config.url,
    base,
    headers: headerRules(config),
    redirects: new Map([...redirects].map(([from, to]) => [base + from, base + to])),
  }
}
