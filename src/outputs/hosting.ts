// What a host must do for a site to stand as its pages expect, and the files that tell hosts so. All say the same.
import type { SiteConfig } from '../site-config.ts'
import { caddyfile } from './caddyfile.ts'
import { headerRules } from './headers.ts'
import { type HeaderRule, headersFile } from './headers-file.ts'
import { nginxConfiguration } from './nginx-configuration.ts'
import { redirectsFile } from './redirects.ts'
import { basePathOf } from './site-address.ts'

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

/** Text by path. Hosts of static sites read the first two; the others are for servers of one's own. */
export function hostingFiles(hosting: Hosting): Map<string, string> {
  return new Map([
    ['/_headers', headersFile(hosting.headers)],
    ['/_redirects', redirectsFile(hosting.redirects)],
    ['/.hosting/nginx.conf', nginxConfiguration(hosting)],
    ['/.hosting/Caddyfile', caddyfile(hosting)],
    ['/.hosting/Containerfile', containerfile(hosting)],
  ])
}

/** An image that serves the site as nobody in particular on an unprivileged port. */
function containerfile({ base }: Hosting): string {
  return `# Built in the folder of the finished site: podman build --file .hosting/Containerfile --tag site .
# Run with a read-only file system: podman run --read-only --tmpfs /tmp --cap-drop all --publish ${serverPort}:${serverPort} site
FROM docker.io/nginxinc/nginx-unprivileged:1.29-alpine
COPY .hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY . ${serverRoot}${base}/
USER 101
EXPOSE ${serverPort}
`
}
