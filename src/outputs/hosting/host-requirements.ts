import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { getBasePath } from '../../urls/site-url.ts'
import { listHeaderRules } from './header-rules.ts'
import type { HeaderRule } from './underscore-headers.ts'

/** What a host must do for the site to work. All files for hosts are generated from this object. */
export interface HostRequirements {
  /** Scheme and host where the site is published. */
  url: string
  /** Empty, or `/docs-site`: the built files then go into a folder of that name. The paths in `headers` and `redirects` start with it. */
  base: string
  headers: HeaderRule[]
  /** From path to path, decoded. */
  redirects: ReadonlyMap<string, string>
}

/** The folder on a server where the built site is expected; below `base` if the site has one. */
export const serverRoot = '/srv/site'
export const serverPort = 8080

export function getHostRequirements(config: SiteConfig, redirects: ReadonlyMap<string, string>): HostRequirements {
  const base = getBasePath(config)
  return {
    url: config.url,
    base,
    headers: listHeaderRules(config),
    redirects: new Map([...redirects].map(([from, to]) => [base + from, base + to])),
  }
}
