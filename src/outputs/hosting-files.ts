import { caddyfile } from './caddyfile.ts'
import { headersFile } from './headers-file.ts'
import { type Hosting, serverPort, serverRoot } from './hosting.ts'
import { nginxConfiguration } from './nginx-configuration.ts'
import { redirectsFile } from './redirects.ts'

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
