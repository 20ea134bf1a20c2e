import { escapeRegExp } from '../../lib/text.ts'
import { type HostRequirements, serverPort, serverRoot } from './host-requirements.ts'
import { getMediaType, listCompressibleTypes, mediaTypes, stripCharset } from './media-types.ts'
import { makeHeaderMap, makeRedirectMaps, toVariableName } from './nginx-maps.ts'
import { hiddenPathPattern, redundantEnding, servedFolder } from './path-patterns.ts'
import { quote } from './quote.ts'
import type { HeaderRule } from './underscore-headers.ts'

/** Encoded slashes, backslashes, control characters and dot segments. In nginx's quotes a backslash is written twice. */
const malformedAddress = String.raw`^[^?]*(?:%2f|%5c|%[01][0-9a-f]|%7f|\\\\|/(?:\.|%2e){1,2}(?:[/?]|$))`

/** A file to include in the `http` block of nginx. */
export function makeNginxConfiguration(host: HostRequirements): string {
  // nginx sets `Content-Type` by the extension; `add_header` would add a second one.
  const names = new Set(host.headers.flatMap(({ headers }) => Object.keys(headers)))
  names.delete('Content-Type')
  return `${introduction(host)}
${makeRedirectMaps(host.redirects)}
${[...names].map(name => makeHeaderMap(name, host.headers)).join('\n')}
server {
${serverAddress(host)}
${contentTypes()}
${compression()}
${[...names].map(name => `    add_header ${name} $${toVariableName(name)} always;\n`).join('')}
    error_page 403 404 =404 ${host.base}/404.html;

${pageLocation(host)}    location = ${host.base}/404 { return 404; }
    location = ${host.base}/404.html { internal; }
${typeLocations(host.headers)}}
`
}

function introduction({ base }: HostRequirements): string {
  return `# Included in the \`http\` block of nginx. Change \`listen\`, \`server_name\` and \`root\` as you need; for https add a
# certificate here, or stand behind a proxy that has one. \`root\` holds the built site${base && ` as its folder ${base}`}.
`
}

function serverAddress({ url }: HostRequirements): string {
  return `    listen ${serverPort};
    server_name ${new URL(url).hostname};
    root ${serverRoot};
    server_tokens off;
    absolute_redirect off;
    large_client_header_buffers 4 16k;
`
}

function contentTypes(): string {
  const lines = Object.entries(mediaTypes).map(
    ([extension, type]) => `        ${stripCharset(type)} ${extension.slice(1)};\n`,
  )
  const withCharset = Object.values(mediaTypes).filter(type => type.includes('charset='))
  const charsetTypes = new Set(withCharset.map(stripCharset).filter(isNotHtml))
  return `    types {
${lines.join('')}    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${[...charsetTypes].join(' ')};
`
}

function compression(): string {
  return `    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types ${listCompressibleTypes().filter(isNotHtml).join(' ')};
    gzip_static on;
    # Where the module ngx_brotli is loaded:
    # brotli_static on;
`
}

/** nginx always includes HTML in such lists, and warns if it is named again. */
function isNotHtml(type: string): boolean {
  return type !== 'text/html'
}

/** From address to file: refuses malformed and hidden addresses, redirects moved and non-canonical ones, then looks for the page. */
function pageLocation({ base }: HostRequirements): string {
  const at = escapeRegExp(base)
  const hidden = `^(?!${at}${escapeRegExp(servedFolder)})(?:${hiddenPathPattern(base)})`
  return `    location / {
        # Encoded slashes and dots, and what no file is called.
        if ($request_uri ~* "${malformedAddress}") { return 404; }
        # Files of the host's own.
        if ($uri ~ ${quote(hidden)}) { return 404; }
        if ($site_moved) { return 301 $site_moved$is_args$args; }
${base && `        rewrite "^(?:/|${at})$" ${base}/ permanent;\n`}        rewrite "^${at}/(?:index${redundantEnding}*|${redundantEnding}+)$" ${base}/ permanent;
        rewrite "^(${at}/.+?)${redundantEnding}+$" $1 permanent;
        if ($request_uri ~ "^[^?]*//") { rewrite "^(.+)$" $1 permanent; }
        rewrite "^${at}/$" ${base}/index.html break;
        try_files $uri $uri.html =404;
    }
`
}

/** Locations of files whose type is not that of their extension, such as `/opensearch.xml`. */
function typeLocations(rules: HeaderRule[]): string {
  return rules
    .flatMap(({ pattern, headers: { 'Content-Type': type } }) =>
      type && type !== getMediaType(pattern) ? [{ pattern, type: stripCharset(type) }] : [],
    )
    .map(({ pattern, type }) => `    location = ${pattern} { types { } default_type ${type}; try_files $uri =404; }\n`)
    .join('')
}
