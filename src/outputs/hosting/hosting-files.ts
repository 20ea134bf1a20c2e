import { makeCaddyfile } from './caddyfile.ts'
import { type HostRequirements, serverPort, serverRoot } from './host-requirements.ts'
import { makeNginxConfiguration } from './nginx-configuration.ts'
import { writeUnderscoreHeaders, writeUnderscoreRedirects } from './underscore-files.ts'

/** Files by path. Static hosts read the first two; the others are for servers of your own. */
export function makeHostingFiles(host: HostRequirements): Map<string, string> {
  return new Map([
    ['/_headers', writeUnderscoreHeaders(host.headers)],
    ['/_redirects', writeUnderscoreRedirects(host.redirects)],
    ['/.hosting/nginx.conf', makeNginxConfiguration(host)],
    ['/.hosting/Caddyfile', makeCaddyfile(host)],
    ['/.hosting/Containerfile', makeContainerfile(host)],
  ])
}

/** An image that serves the site without privileges: as a plain user, on a port that any user may open. */
function makeContainerfile({ base }: HostRequirements): string {
  return `# Built in the folder of the finished site: podman build --file .hosting/Containerfile --tag site .
# Run with a read-only file system: podman run --read-only --tmpfs /tmp --cap-drop all --publish ${serverPort}:${serverPort} site
FROM docker.io/nginxinc/nginx-unprivileged:1.29-alpine
COPY .hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY . ${serverRoot}${base}/
USER 101
EXPOSE ${serverPort}
`
}
